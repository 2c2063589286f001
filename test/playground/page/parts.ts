import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { article, clipboard, poll, search } from './page.js'
import { flaws, type Stage, startStage } from './stage.js'

/** Pixels of the image of the page, 0 before there is one. */
function widthOf(page: Page): Promise<number> {
  return page.evaluate<number>("document.querySelector('.image-map img')?.naturalWidth ?? 0")
}

/** Parts of the panel that are further questions about the page. */
export function partTests(at: () => Stage): void {
  let stage: Stage
  beforeAll(() => {
    stage = at()
  })

  describe('the text a reader came for', () => {
    test('without the rest of the page, and harmless', async () => {
      const page = await stage.open(`${article(stage)}#reading`)
      await page.locator('.reading p').first().waitFor()
      expect(await page.locator('.of-then').innerText()).toMatch(/^\d+ of \d+ words\.$/)
      expect(await page.locator('.reading').innerText()).toContain('The rhythm has not changed.')
      expect(await page.locator('.reading :is(nav, script, iframe)').count()).toBe(0)
    })

    test('with its images, tables and formulas', async () => {
      const page = await stage.open(`${search({ url: stage.at('/formulas.html') })}#reading`)
      const reading = page.locator('.reading')
      await reading.locator('math mfrac').waitFor()
      expect(await reading.locator('math').evaluate((math) => math.namespaceURI)).toBe(
        'http://www.w3.org/1998/Math/MathML',
      )
      expect(await reading.locator('[style], annotation, math + span').count()).toBe(0)
      expect(await reading.locator('td[colspan="2"]').innerText()).toMatch(/^Both of them/)
      await reading.getByRole('img', { name: 'A lighthouse' }).scrollIntoViewIfNeeded()
      await poll(() =>
        page.evaluate("document.querySelector('.reading img')?.naturalWidth"),
      ).toBeGreaterThan(0)
    })

    test('copied or saved as Markdown', async () => {
      const page = await stage.open(`${article(stage)}#reading`)
      await page.getByRole('button', { name: 'Copy as Markdown' }).click()
      await page.getByRole('button', { name: 'Copied' }).waitFor()
      expect(await clipboard(page)).toContain('The rhythm has not changed.')
      const saving = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Save as Markdown' }).click()
      expect((await saving).suggestedFilename()).toBe('site.test-article.md')
    })

    test('or why there is none', async () => {
      const page = await stage.open(`${search({ url: stage.at('/lost-image.html') })}#reading`)
      await page.getByText(/^No main content: /).waitFor()
    })
  })

  describe('a page of megabytes', () => {
    const open = (path: string, hash: string, more = {}) =>
      stage.open(`${search({ url: stage.at(path), ...more })}#${hash}`)

    test('is read by its beginning, and copied as a whole', async () => {
      const page = await open('/book.html', 'reading')
      const told = / words\. This is its beginning; Copy and Save have all of it\.$/
      await page.getByText(told).waitFor()
      const headings = page.locator('.reading h3')
      expect(await headings.last().innerText()).toBe('Chapter 249')
      await page.getByRole('button', { name: 'Copy as Markdown' }).click()
      await page.getByRole('button', { name: 'Copied' }).waitFor()
      expect(await clipboard(page)).toContain('## Chapter 4000\n')
    })

    test('is read by its beginning where all of it is more than an answer may hold', async () => {
      const page = await open('/long-book.html', 'reading')
      await page.getByText('This is its beginning: the page is too large for all').waitFor()
      expect(await page.locator('.reading h3').last().innerText()).toBe('Chapter 249')
      expect(await page.getByRole('button', { name: 'Copy as Markdown' }).count()).toBe(0)
    })

    test('tells in its place what shows more', async () => {
      const page = await open('/long-book.html', 'page')
      await page.getByText('This page is too large to be shown here. Reading has the').waitFor()
      expect(await page.locator('.failure').count()).toBe(0)
    })

    test('is JSON by its beginning', async () => {
      const rule = { 'data.page.selector': 'html', 'data.page.attr': 'outerHTML' }
      const page = await open('/book.html', 'json', rule)
      await page.getByText(/^The first 60,000 of 2,\d{3},\d{3} characters; Copy gives/).waitFor()
    })
  })

  describe('the thing that the page is about', () => {
    test('as a card, each value with its source', async () => {
      const page = await stage.open(`${article(stage)}#item`)
      await page.locator('.item dl').waitFor()
      expect(await page.locator('.item-type').innerText()).toBe('Article')
      expect(await page.locator('[data-item-field=published] dd').innerText()).toMatch(
        /^March 14, 2024 at 7:30\sAM/,
      )
      expect(await page.locator('.item h3').innerText()).not.toBe('')
      expect(await page.locator('.item dd small').first().innerText()).toMatch(
        /^(?:json-ld|microdata|open graph) \w/,
      )
    })

    test('or that there is none', async () => {
      const page = await stage.open(`${search({ url: stage.at('/lost-image.html') })}#item`)
      await page.getByText(/^No item: /).waitFor()
    })
  })

  describe('a service with a browser', () => {
    let visiting: Stage
    beforeAll(async () => {
      const own = process.env.CHROME_PATH ?? 'auto'
      const settings = { LINKGLASS_BROWSER: own, LINKGLASS_TIMEOUT: '1min' }
      visiting = await startStage(settings, stage.browser)
    })
    afterAll(() => visiting?.close())
    afterEach(() => visiting?.closePages())

    test('shows the page in an image, and says that a browser was used, and why', async () => {
      const url = visiting.at('/article.html')
      const page = await visiting.open(`${search({ url, prerender: 'true' })}#image`)
      await poll(() => widthOf(page)).toBeGreaterThan(1_000)
      await page.getByText('Opened in a browser, as you asked.').waitFor()
      expect(await flaws(page)).toEqual([])
      expect(visiting.wrongs).toEqual([])
    })

    test('shows it as on a phone, in the dark, and gives it as a file', async () => {
      const page = await visiting.open(`${search({ url: visiting.at('/placed.html') })}#image`)
      await poll(() => widthOf(page)).toBeGreaterThan(0)
      const desktop = await widthOf(page)
      await page.getByRole('radio', { name: 'Phone' }).check()
      await page.getByRole('radio', { name: 'Dark' }).check()
      await poll(() => widthOf(page)).not.toBe(desktop)
      const { searchParams } = new URL(page.url())
      expect([searchParams.get('device'), searchParams.get('colorScheme')]).toEqual([
        'mobile',
        'dark',
      ])
      const saving = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Save the picture' }).click()
      expect((await saving).suggestedFilename()).toBe('site.test-placed.png')
    })

    test('shows the first screens of a page of megabytes, and where its elements are', async () => {
      const page = await visiting.open(`${search({ url: visiting.at('/long-book.html') })}#image`)
      await page.getByText('too large to pick from its picture').waitFor({ timeout: 180_000 })
      await poll(() => widthOf(page)).toBeGreaterThan(1_000)
      expect(await page.locator('.failure').count()).toBe(0)
      expect(await flaws(page)).toEqual([])
    })

    test('the prices of a long list are picked on it, and saved as CSV', async () => {
      const viewport = { width: 1440, height: 900 }
      const page = await visiting.open(search({ url: visiting.at('/shop.html') }), { viewport })
      await page.getByRole('button', { name: 'Pick values from the page' }).click()
      await poll(() => widthOf(page)).toBeGreaterThan(0)
      const { y: hint = -1 } = (await page.getByText('Click what you want').boundingBox()) ?? {}
      expect(hint).toBeGreaterThan(0)
      expect(hint).toBeLessThan(viewport.height / 2)
      const map = page.locator('.image-map')
      const { width = 0 } = (await map.boundingBox()) ?? {}
      // Below the heading and five lamps, in the middle of the sixth price.
      await map.click({ position: { x: width / 4, y: width * 0.675 } })
      const bar = page.locator('.pick-bar')
      await bar.getByText('€ 15,50').waitFor()
      const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {}
      expect(y + height).toBe(viewport.height)
      await bar.getByRole('button', { name: 'All 40 like this' }).click()
      await bar.getByRole('button', { name: 'See the values' }).click()
      await page.getByText('40 rows, 12 of them shown').waitFor()
      const saving = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Save as CSV' }).click()
      const lines = (await readFile(await (await saving).path(), 'utf8')).trim().split(/\r?\n/)
      expect([lines.length, lines.at(0), lines.at(-1)]).toEqual([41, 'amount,currency', '49.5,EUR'])
    })

    test('names what is under the pointer, and a click makes a rule of it', async () => {
      const page = await visiting.open(`${search({ url: visiting.at('/placed.html') })}#image`)
      const map = page.locator('.image-map')
      await poll(() => widthOf(page)).toBeGreaterThan(0)
      const { width = 0 } = (await map.boundingBox()) ?? {}
      const heading = { x: width / 4, y: width / 20 }
      await map.hover({ position: heading })
      await map.locator('.frame.is-hovered').getByText('Heading: Heading').waitFor()
      await map.click({ position: heading })
      await map.locator('.frame.is-marked').waitFor()
      await page.getByRole('button', { name: 'See the values' }).click()
      await page.getByText('1 match', { exact: true }).waitFor()
      expect(await page.getByLabel('Selector of heading').inputValue()).toBe('h1')
    })

    test('goes through its parts with the arrows, says what they are, and Enter makes a rule', async () => {
      const page = await visiting.open(`${search({ url: visiting.at('/placed.html') })}#image`)
      const map = page.locator('.image-map')
      await poll(() => widthOf(page)).toBeGreaterThan(0)
      // It would be said in between: the answer may come after the image, which is there already.
      await page.locator('[aria-live]', { hasText: 'Loaded' }).waitFor({ state: 'attached' })
      await map.focus()
      for (const [key, said] of [
        ['ArrowDown', 'Heading: Heading'],
        ['ArrowDown', 'Text: Text'],
        ['ArrowLeft', 'Text: HeadingTextMore'],
        ['ArrowRight', 'Heading: Heading'],
        ['End', 'Text: More'],
        ['ArrowUp', 'Text: Text'],
      ] as const) {
        await page.keyboard.press(key)
        await poll(() => page.locator('[aria-live]').textContent()).toBe(said)
      }
      await map.locator('.frame.is-hovered').waitFor()
      await page.keyboard.press('Enter')
      expect(await page.evaluate('document.activeElement.textContent')).toBe('All 2 like this')
      await page.keyboard.press('Enter')
      await poll(() => map.locator('.frame.is-marked').count()).toBe(2)
      expect(new URL(page.url()).searchParams.get('data.text.selectorAll')).toBe('p')
    })
  })
}
