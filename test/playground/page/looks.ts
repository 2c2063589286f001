import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { article, HEADING, lamps, openPart, part, search } from './page.js'
import { flaws, type Stage } from './stage.js'

/** Colours, small screens, and everyone’s access. */
export function lookTests(at: () => Stage): void {
  let stage: Stage
  beforeAll(() => {
    stage = at()
  })

  describe('light and dark', () => {
    const ground = (page: Page) =>
      page.evaluate<string>('getComputedStyle(document.body).backgroundColor')
    const LIGHT = 'rgb(245, 245, 241)'
    const DARK = 'rgb(15, 18, 19)'

    test('follow the system, unless the reader chooses, which is remembered', async () => {
      const page = await stage.open('', { colorScheme: 'dark' })
      expect(await ground(page)).toBe(DARK)
      await page.getByRole('button', { name: 'Colours: system. Change to light.' }).click()
      expect(await ground(page)).toBe(LIGHT)
      await page.reload()
      expect(await ground(page)).toBe(LIGHT)
      await page.getByRole('button', { name: 'Colours: light. Change to dark.' }).click()
      expect(await ground(page)).toBe(DARK)
    })
  })

  describe('everyone can use it, light and dark, on a phone and on a desk', () => {
    test('an empty page, and waiting: axe finds nothing, and nothing sticks out', async () => {
      const page = await stage.open()
      expect(await flaws(page)).toEqual([])
      await page.route('**/?url=*', () => new Promise(() => undefined))
      await page.getByRole('button', { name: 'article', exact: true }).click()
      await page.getByText(/^Looking/).waitFor()
      expect(await flaws(page)).toEqual([])
    })

    test('an address and words that are longer than the screen: nothing sticks out', async () => {
      const url = `${stage.at('/long.html')}?${'parameter=value&'.repeat(30)}`
      const page = await stage.open(search({ url }), { viewport: { width: 390, height: 740 } })
      await page.locator('.tag').first().waitFor()
      expect(await flaws(page)).toEqual([])
    })

    /** Parts of the answer, and what each has to show before it is looked at. */
    const openParts: Record<string, (page: Page) => Promise<void>> = {
      Reading: (page) => page.locator('.reading p').first().waitFor(),
      Item: (page) => page.locator('.item dl').waitFor(),
      Previews: (page) => page.getByText('Advice').waitFor(),
      Picture: (page) => page.getByText('ENOBROWSER').waitFor(),
      Headers: (page) => page.getByText('x-rate-limit-remaining', { exact: true }).waitFor(),
      Timings: (page) => page.getByText('x-response-time', { exact: true }).waitFor(),
      Code: (page) => page.getByLabel(/^Paste one back/).waitFor(),
    }

    test('a card and each part of the answer: axe finds nothing, and nothing sticks out', async () => {
      const page = await stage.open(article(stage))
      await part(page, 'title').hover()
      await page.locator('.status').waitFor()
      const found = { card: await flaws(page) }
      for (const [name, shown] of Object.entries(openParts)) {
        await openPart(page, name)
        await shown(page)
        Object.assign(found, { [name]: await flaws(page) })
      }
      const none = Object.keys(openParts).map((name) => [name, []])
      expect(found).toEqual({ card: [], ...Object.fromEntries(none) })
    })

    test('advice and the outline: axe finds nothing, and nothing sticks out', async () => {
      const page = await stage.open(`${lamps(stage)}#previews`)
      await page.getByText('There is no description').waitFor()
      expect(await flaws(page)).toEqual([])
      await openPart(page, 'Page')
      await page.getByLabel('Find in the page').fill('€')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Undo' }).waitFor()
      await page.locator('.status').waitFor()
      expect(await flaws(page)).toEqual([])
    })

    test.each<[string, () => string, (page: Page) => Promise<void>]>([
      [
        'rules',
        () => lamps(stage, { ...HEADING, 'data.a.selector': '.none' }),
        (page) => page.getByText('Nothing on this page').waitFor(),
      ],
      [
        'options',
        () => lamps(stage, { ttl: '1h', filter: 'title' }),
        async (page) => {
          await page.getByText('All options (2)').click()
          await page.getByLabel('filter', { exact: true }).waitFor()
        },
      ],
      [
        'notes',
        () => search({ url: stage.at('/nothing.html') }),
        (page) => page.locator('.status.is-bad').waitFor(),
      ],
      ['error', () => search({ url: 'nonsense' }), (page) => page.getByRole('alert').waitFor()],
    ])('%s: axe finds nothing, and nothing sticks out', async (_, state, act) => {
      const page = await stage.open(state())
      await act(page)
      await page.locator('.status').waitFor()
      expect(await flaws(page)).toEqual([])
    })

    test('on the narrowest phone the links of the header stand in one line', async () => {
      const page = await stage.open('', { viewport: { width: 360, height: 740 } })
      const tops = await page
        .locator('.header-links a')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
      expect(new Set(tops).size).toBe(1)
    })

    test('on a phone no part of the answer is cut off, and what a touch became is in sight', async () => {
      const viewport = { width: 390, height: 740 }
      const page = await stage.open(`${lamps(stage)}#code`, { viewport, hasTouch: true })
      await page.locator('.status').waitFor()
      const allWithin = () =>
        page.evaluate(`[...document.querySelectorAll('[role=tab]')].every((tab) => {
          const { left, right } = tab.getBoundingClientRect()
          return left >= 0 && right <= innerWidth
        })`)
      expect(await allWithin()).toBe(true)
      await page.getByRole('button', { name: 'Pick values from the page' }).tap()
      await page.locator('.line-of-tree', { hasText: 'lang' }).waitFor()
      expect(await allWithin()).toBe(true)
      const { y = 0, height = 0 } = (await page.locator('.pick-bar').boundingBox()) ?? {}
      expect(y + height).toBeLessThan(viewport.height)
    })
  })
}
