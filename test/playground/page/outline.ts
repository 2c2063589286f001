import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { addressHasFocus, lamps, openPart, poll, search, shownJson } from './page.js'
import type { Stage } from './stage.js'

const TREE = '[role=tree]'

async function find(page: Page, words: string): Promise<void> {
  await page.getByLabel('Find in the page').fill(words)
  await page.keyboard.press('Enter')
}

/** The selector that a click on the first hit makes, and the other ways to take it. */
async function pick(page: Page, words: string): Promise<string> {
  await find(page, words)
  await page.locator('.line-of-tree.is-active').click()
  await page.locator('.pick-bar code').waitFor()
  return page.locator('.pick-bar code').innerText()
}

async function choose(page: Page, label: string): Promise<string> {
  await page.getByRole('button', { name: label }).click()
  return page.locator('.pick-bar code').innerText()
}

/** Lines that are marked, with the names of the rules at their ends. */
async function marked(page: Page): Promise<string[]> {
  const lines = await page.locator('.line-of-tree.is-marked').allInnerTexts()
  return lines.map((line) => line.replace(/\s+/g, ' ')).sort()
}

/** The page as an outline, whose elements become rules. */
export function outlineTests(at: () => Stage): void {
  let stage: Stage
  beforeAll(() => {
    stage = at()
  })

  const open = (path: string) => stage.open(`${search({ url: stage.at(path) })}#page`)

  describe('the page as an outline', () => {
    test('by keyboard alone, from a link to a rule for all prices, in nine actions', async () => {
      const page = await stage.open()
      await addressHasFocus(page)
      const { keyboard } = page
      await keyboard.insertText(stage.at('/lamps.html'))
      await keyboard.press('Enter')
      await keyboard.press('Tab')
      await keyboard.press('Tab')
      await keyboard.press('Enter')
      await page.locator(TREE).waitFor()
      await keyboard.insertText('€')
      await keyboard.press('Enter')
      await keyboard.press('Enter')
      await page.locator('.pick-bar code').waitFor()
      await keyboard.press('Enter')
      await page.getByRole('button', { name: 'All 3 like this', pressed: true }).waitFor()
      await poll(async () => (await shownJson(page)).data.price).toEqual([
        { amount: 1290, currency: 'EUR' },
        { amount: 89, currency: 'EUR' },
      ])
      expect(new URL(page.url()).searchParams.get('data.price.selectorAll')).toBe('.price')
    })

    test('has lines for all of a window that became larger', async () => {
      const page = await open('/big.html')
      await page.setViewportSize({ width: 900, height: 300 })
      await find(page, 'lines')
      await page.keyboard.press('ArrowRight')
      await page.setViewportSize({ width: 900, height: 1_000 })
      // 544 pixels are 21 lines, and some more are kept below them.
      await poll(() => page.locator('.line-of-tree').count()).toBeGreaterThan(21)
    })

    test('folds, and is walked through with the arrows', async () => {
      const page = await stage.open(`${lamps(stage)}#page`)
      const tree = page.locator(TREE)
      await tree.focus()
      const active = () => page.locator('.line-of-tree.is-active').innerText()
      await page.keyboard.press('ArrowDown')
      expect(await active()).toBe('▸\nhead')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      expect(await active()).toBe('meta')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowLeft')
      expect(await active()).toBe('▸\nhead')
      await page.keyboard.press('End')
      expect(await active()).toMatch(/^footer\n/)
      await page.keyboard.press('Home')
      expect(await active()).toMatch(/^▾\nhtml lang=en/)
    })

    test('a click stands on what the page means, not on what a machine named', async () => {
      const page = await open('/made.html')
      expect(await pick(page, 'First')).toBe('h3')
      expect(await choose(page, 'All 3 like this')).toBe('h3')
      expect(await pick(page, 'item-4712')).toBe('#item-4712')
    })

    test('a click within makes a nested rule, all can be taken, and all of it undone', async () => {
      const page = await open('/made.html')
      await find(page, 'item-4711')
      await page.locator('.line-of-tree.is-active').click()
      expect(await choose(page, 'All 3 like this')).toBe('.story')
      await expect(page.locator('.line-of-tree.is-marked').count()).resolves.toBe(3)
      await find(page, 'Second')
      await page.locator('.line-of-tree.is-active').click()
      await page.getByRole('button', { name: 'Inside story', pressed: true }).waitFor()
      const isNested = () =>
        new URL(page.url()).searchParams.get('data.story.data.heading.selector')
      await poll(isNested).toBe('h3')
      await page.getByRole('button', { name: 'Undo' }).click()
      await poll(isNested).toBe(null)
      await page.locator('.line-of-tree.is-active').click()
      await page.getByRole('button', { name: 'See the values' }).click()
      await page.getByText('In 3 of 3').waitFor()
      expect(await page.locator('.nested').getByLabel('Selector of heading').inputValue()).toBe(
        'h3',
      )
    })

    test('marks what rules take as the service matches it: jQuery forms, the main content, fallbacks', async () => {
      const rules = {
        'data.first.selector': 'h2:first',
        'data.cheap.selectorAll': '.price:contains(89)',
        'data.main.selector': ':main',
        'data.sum.0.selector': 'h1',
        'data.sum.0.type': 'number',
        'data.sum.1.selector': '.price:last',
        'data.cards.selectorAll': '.card:gt(1)',
        'data.cards.data.name.selector': 'h2:eq(0)',
      }
      const page = await stage.open(`${lamps(stage, rules)}#page`)
      await page.locator(TREE).waitFor()
      await find(page, 'Storm lantern')
      await poll(() => marked(page)).toEqual([
        'h2 Storm lantern name',
        'p class=price Sold out sum',
        'p class=price € 89 cheap',
        '▾ h2 first',
        '▾ h2 name',
        '▾ li class=card cards',
        '▾ li class=card cards',
        '▾ ul class=cards main',
      ])
    })

    test('of a page that is another each time it marks what the browser finds, and nothing wrong', async () => {
      const url = stage.at('/growing.html')
      const rules = { 'data.all.selectorAll': 'p', 'data.first.selector': 'b:first' }
      const page = await stage.open(`${search({ url, ...rules })}#page`)
      await poll(() => marked(page)).toEqual(['p One all', 'p Two all'])
    })

    test('five megabytes of page are a few lines in the document, wherever one looks', async () => {
      const page = await open('/big.html')
      const lines = () => page.locator('.line-of-tree').count()
      await find(page, 'lines')
      await page.keyboard.press('ArrowRight')
      await poll(() =>
        page.evaluate<number>('document.querySelector(".tree-lines").offsetHeight'),
      ).toBeGreaterThan(25_000 * 26)
      for (const share of [0.25, 0.5, 1]) {
        await page.evaluate(
          `{ const e = document.querySelector('${TREE}'); e.scrollTop = e.scrollHeight * ${share} }`,
        )
        await poll(lines).toBeLessThan(60)
        expect(await lines()).toBeGreaterThan(10)
      }
    })

    test('a page that tries to break out is text like any other', async () => {
      const page = await open('/hostile.html')
      await page.locator(TREE).waitFor()
      expect(await pick(page, 'stolen()')).not.toBe('')
      await page.keyboard.press('Home')
      for (const tab of [
        'JSON',
        'Page',
        'Reading',
        'Item',
        'Previews',
        'Rules',
        'Headers',
        'Code',
      ]) {
        await openPart(page, tab)
      }
      expect(await page.evaluate('"stolen" in window')).toBe(false)
      expect(await page.locator('iframe, object, .tree script, .tree img, .tree svg').count()).toBe(
        0,
      )
    })
  })
}
