import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { article, clipboard, lamps, openPart, poll, shownJson } from './page.js'
import { overflow, type Stage } from './stage.js'

/** What the browser saved after an action. */
async function saved(
  page: Page,
  act: () => Promise<void>,
): Promise<{ name: string; text: string }> {
  const saving = page.waitForEvent('download')
  await act()
  const download = await saving
  const text = await readFile(await download.path(), 'utf8')
  return { name: download.suggestedFilename(), text }
}

async function pick(page: Page, words: string): Promise<void> {
  await openPart(page, 'Page')
  await page.getByLabel('Find in the page').fill(words)
  await page.keyboard.press('Enter')
  await page.locator('.line-of-tree.is-active').click()
}

/** Values as what they are: picked, shown, and taken along. */
export function valueTests(at: () => Stage): void {
  let stage: Stage
  beforeAll(() => {
    stage = at()
  })

  describe('what is picked', () => {
    test('is taken as what it is: a link with its words', async () => {
      const page = await stage.open(lamps(stage))
      await pick(page, 'Pearl globe')
      await poll(async () => (await shownJson(page)).data.link).toEqual({
        text: 'Pearl globe',
        url: stage.at('/lamps/globe?from=list&colour=pearl'),
      })
    })

    test('can be the list around it, with what its items have in common', async () => {
      const page = await stage.open(lamps(stage))
      await pick(page, '€ 89')
      await page.getByRole('button', { name: 'The list around it (4)' }).click()
      await page.getByRole('button', { name: 'See the values' }).click()
      await page.locator('.value-table th').first().waitFor()
      expect(await page.locator('.value-table th').allInnerTexts()).toContain('price')
      expect(await page.locator('.value-table tbody tr').count()).toBe(4)
      const { text, name } = await saved(page, () =>
        page.getByRole('button', { name: 'Save as CSV' }).click(),
      )
      expect(name).toBe('list.csv')
      expect(text.split('\r\n')[0]).toContain('price.amount,price.currency')
      expect(text).toContain('1290,EUR')
      await page.getByRole('button', { name: 'Copy as CSV' }).click()
      await page.getByRole('button', { name: 'Copied' }).waitFor()
      expect(await clipboard(page)).toBe(text)
    })

    test('stands on a phone at the foot of the screen', async () => {
      const viewport = { width: 390, height: 740 }
      const page = await stage.open(`${lamps(stage)}#page`, { viewport, hasTouch: true })
      await pick(page, '€ 89')
      const bar = page.locator('.pick-bar')
      await bar.getByRole('button', { name: 'Only this', pressed: true }).waitFor()
      const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {}
      expect(y + height).toBe(viewport.height)
      expect(await overflow(page)).toBe(0)
      await bar.getByRole('button', { name: /^All/ }).tap()
      await bar.getByRole('button', { name: 'Undo' }).tap()
      await page.getByText('Click what you want').waitFor()
    })
  })

  describe('a rule that finds nothing', () => {
    test('says what nearly matched, and takes it', async () => {
      const page = await stage.open(lamps(stage, { 'data.p.selectorAll': 'ul .Prise' }))
      await page.getByText('ul .price').waitFor()
      await page.getByRole('button', { name: 'Use it' }).click()
      await page.getByText('3 matches').waitFor()
      expect(new URL(page.url()).searchParams.get('data.p.selectorAll')).toBe('ul .price')
    })
  })

  describe('what is exported', () => {
    test('the values as CSV, and a capture', async () => {
      const page = await stage.open(article(stage))
      await page.getByText('Export').click()
      const csv = await saved(page, () => page.getByRole('button', { name: /^CSV/ }).click())
      expect(csv.name).toBe('site.test-article.csv')
      expect(csv.text).toMatch(/^title,description,/)
      expect(csv.text).toContain('How lighthouses learned to blink')
      await page.getByText('Export').click()
      const capture = await saved(page, () =>
        page.getByRole('button', { name: /^Capture/ }).click(),
      )
      expect(capture.name).toMatch(/\.warc\.gz$/)
    })

    test('nothing where there is no answer, and Escape closes the menu', async () => {
      const page = await stage.open('url=nonsense')
      await page.getByRole('alert').waitFor()
      expect(await page.getByText('Export').count()).toBe(0)
      const other = await stage.open(article(stage))
      await other.getByText('Export').click()
      await other.getByRole('button', { name: /^CSV/ }).waitFor()
      await other.keyboard.press('Escape')
      await other.getByRole('button', { name: /^CSV/ }).waitFor({ state: 'hidden' })
    })
  })
}
