import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { article, HEADING, lamps, openPart, part, poll, search, shownJson } from './page.js'
import type { Stage } from './stage.js'

/** What one must know of an answer, how it is asked, and that the address says all of it. */
export function glanceTests(at: () => Stage): void {
  let stage: Stage
  beforeAll(() => {
    stage = at()
  })

  /** All that is to be read, but for what every request has of its own. */
  const screen = async (page: Page) => ({
    texts: await page.locator('.options, .card, .tabs').allInnerTexts(),
    fields: await page
      .locator('input, select, textarea')
      .evaluateAll((all) =>
        all.map((field) => `${field.ariaLabel} ${field.value} ${field.checked}`),
      ),
    parts: await page.getByRole('tab', { selected: true }).allInnerTexts(),
  })

  describe('the truth at a glance', () => {
    test('a page that is not there says so above its card', async () => {
      const page = await stage.open(search({ url: stage.at('/nothing.html') }))
      expect(await page.locator('.status').innerText()).toMatch(/^The page answered 404/)
    })

    test('what was found and could not be had is not what is not there', async () => {
      const page = await stage.open(search({ url: stage.at('/lost-image.html') }))
      await page.getByRole('button', { name: /^image found, but it answered 404/ }).waitFor()
      await page.getByRole('button', { name: /^author not found/ }).waitFor()
    })

    test('a copy says how old it is, its timings too, and can be fetched again', async () => {
      const search = lamps(stage, { ttl: '1h', cacheKey: 'age' })
      const first = await stage.open(search)
      await first.locator('.card').first().waitFor()
      const page = await stage.open(`${search}#timings`)
      await page.locator('.status', { hasText: 'kept' }).waitFor()
      expect(await page.locator('.of-then').innerText()).toMatch(
        /^Times of the copy that was kept .*\.$/,
      )
      await page.getByRole('button', { name: 'Fetch again' }).click()
      await page.locator('.status', { hasText: 'fetched just now' }).waitFor()
      expect(page.url()).not.toContain('force')
    })

    test('waiting counts seconds, and can be given up', async () => {
      const page = await stage.open()
      await page.route('**/?url=*', () => new Promise(() => undefined))
      await page.getByRole('button', { name: 'article', exact: true }).click()
      await page.getByText(/^Looking [1-9]/).waitFor()
      await page.getByRole('button', { name: 'Cancel' }).click()
      await page.getByText(/^Looking/).waitFor({ state: 'detached' })
    })

    test('nothing moves while another answer is under way', async () => {
      const page = await stage.open(article(stage))
      await page.locator('.status').waitFor()
      const top = async () => (await page.locator('.sides').boundingBox())?.y
      const before = await top()
      await page.route('**/?url=*', () => new Promise(() => undefined))
      await page.getByRole('button', { name: 'Fetch again' }).click()
      await page.getByText(/^Looking/).waitFor()
      expect(await top()).toBe(before)
    })

    test('another question takes the old answer away', async () => {
      const page = await stage.open(article(stage))
      await part(page, 'title').waitFor()
      await page.route('**/?url=*', () => new Promise(() => undefined))
      await page.getByLabel('Address of a page').fill(stage.at('/lamps.html'))
      await page.keyboard.press('Enter')
      await part(page, 'title').waitFor({ state: 'detached' })
      expect(await page.locator('.json').count()).toBe(0)
    })
  })

  describe('links that were looked at', () => {
    test('are kept in this browser, and can be cleared', async () => {
      const page = await stage.open(article(stage))
      await part(page, 'title').waitFor()
      await page.getByRole('link', { name: 'linkglass' }).click()
      const link = page.getByRole('button', { name: /^How lighthouses learned to blink http/ })
      await link.click()
      await part(page, 'title').waitFor()
      await page.getByRole('link', { name: 'linkglass' }).click()
      await page.getByRole('button', { name: 'Clear the list' }).click()
      await link.waitFor({ state: 'detached' })
      await page.reload()
      await page.locator('.example .card-title').waitFor()
      expect(await link.count()).toBe(0)
    })
  })

  describe('the address says all of it', () => {
    test('in a fresh browser it gives the same screen', async () => {
      const question = { ...HEADING, ttl: '1h', 'headers.accept-language': 'de', filter: 'heading' }
      const page = await stage.open(lamps(stage, question))
      await page.getByRole('checkbox', { name: 'colors' }).check()
      await openPart(page, 'Headers')
      await page.getByText('x-rate-limit-remaining', { exact: true }).waitFor()
      const other = await stage.open()
      await other.goto(page.url())
      await other.getByText('x-rate-limit-remaining', { exact: true }).waitFor()
      expect(await other.getByRole('checkbox', { name: 'colors' }).isChecked()).toBe(true)
      await other.getByText('All options (3)').click()
      expect(await other.getByLabel('Header accept-language', { exact: true }).inputValue()).toBe(
        'de',
      )
      await page.getByText('All options (3)').click()
      await page.getByLabel('Header accept-language', { exact: true }).waitFor()
      expect(new URL(other.url()).href).toBe(page.url())
      expect(await screen(other)).toEqual(await screen(page))
      const asked = [...new URL(page.url()).searchParams].map(([name]) => name).sort()
      expect(asked).toEqual(
        ['url', 'palette', ...Object.keys(question)].toSorted((a, b) => (a < b ? -1 : 1)),
      )
    })

    test('on a phone, too, the part that it names is in sight', async () => {
      const viewport = { width: 390, height: 844 }
      const page = await stage.open(`${article(stage)}#reading`, { viewport, hasTouch: true })
      await page.locator('.reading p').first().waitFor()
      const top = async () => (await page.locator('.panel').boundingBox())?.y
      await poll(top).toBeLessThan(viewport.height / 2)
    })

    test('any parameter can be given, changed and taken away', async () => {
      const page = await stage.open(lamps(stage))
      await page.getByText('All options').click()
      await page.getByLabel('Find an option').fill('dotted paths')
      await page.getByLabel('filter', { exact: true }).fill('title')
      await page.keyboard.press('Enter')
      await poll(async () => (await shownJson(page)).data).toEqual({ title: 'All lamps' })
      await page.getByLabel('filter', { exact: true }).fill('lang')
      await page.keyboard.press('Enter')
      await poll(async () => (await shownJson(page)).data).toEqual({ lang: 'en' })
      await page.getByRole('button', { name: 'Back to the default of filter' }).click()
      await poll(async () => Object.keys((await shownJson(page)).data).length).toBe(9)
    })

    test('what is typed into an option stays while an answer comes', async () => {
      const page = await stage.open()
      let answer = () => {}
      const released = new Promise<void>((resolve) => {
        answer = resolve
      })
      await page.route('**/?url=*', async (route) => {
        await released
        await route.continue()
      })
      await page.getByLabel('Address of a page').fill(stage.at('/lamps.html'))
      await page.keyboard.press('Enter')
      await page.getByText('All options').click()
      await page.getByLabel('Find an option').fill('dotted paths')
      await page.getByLabel('filter', { exact: true }).fill('tit')
      answer()
      await page.locator('.status').waitFor()
      expect(await page.getByLabel('filter', { exact: true }).inputValue()).toBe('tit')
    })

    test('only what differs from its default stands in the address', async () => {
      const page = await stage.open(lamps(stage))
      await page.getByText('All options').click()
      await page.getByText('Who visits the page').click()
      const asked = () => new URL(page.url()).search
      const before = asked()
      await page.getByLabel('Phone', { exact: true }).check()
      await poll(asked).toBe(`${before}&device=mobile`)
      await page.getByLabel('As usual').check()
      await poll(asked).toBe(before)
      await page.getByLabel('Viewport width').fill('800')
      await page.getByLabel('Viewport height').fill('600')
      await page.keyboard.press('Tab')
      await poll(asked).toBe(`${before}&viewport.width=800&viewport.height=600`)
      await page.getByLabel('colorScheme', { exact: true }).selectOption('dark')
      await page.getByLabel('colorScheme', { exact: true }).selectOption('no-preference (default)')
      await page.getByLabel('Name of a new header').fill('Accept-Language')
      await page.getByLabel('Value of the new header').fill('de')
      await page.keyboard.press('Tab')
      await page.getByLabel('Header accept-language', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Back to the defaults' }).click()
      await poll(asked).toBe(before)
    })

    test('links of before still open', async () => {
      const page = await stage.open()
      await page.goto(`${stage.base}/playground#${lamps(stage, HEADING)}`)
      await page.getByLabel('Selector of heading').waitFor()
      expect(new URL(page.url()).hash).toBe('')
    })
  })
}
