import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { article, HEADING, lamps, part, poll, search, shownJson } from './page.js'
import type { Stage } from './stage.js'

/** What one must know of an answer, how it is asked, and that the address says all of it. */
export function glanceTests(at: () => Stage): void {
  let stage: Stage
  beforeAll(() => {
    stage = at()
  })

  /** All that is to be read, but for what every request has of its own. */
  const screen = async (page: Page) => ({
    texts: await page.locator('.options, .card, .rules, .tabs').allInnerTexts(),
    fields: await page
      .locator('input, select, textarea')
      .evaluateAll((all) =>
        all.map((field) => `${field.ariaLabel} ${field.value} ${field.checked}`),
      ),
    part: await page.getByRole('tab', { selected: true }).innerText(),
  })

  const notes = (page: Page) => page.locator('.note').allInnerTexts()

  describe('the truth at a glance', () => {
    test('a page that is not there says so above its card', async () => {
      const page = await stage.open(search({ url: stage.at('/nothing.html') }))
      await page.locator('.note').first().waitFor()
      expect(await notes(page)).toContain('The page answered with the status 404.')
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
      await page.locator('.age').waitFor()
      expect(await page.locator('.of-then').innerText()).toMatch(
        /^A copy, .*: these are the times of its making\.$/,
      )
      await page.getByRole('button', { name: 'Fetch again' }).click()
      await page.locator('.age').waitFor({ state: 'detached' })
      expect(page.url()).not.toContain('force')
    })

    test('waiting counts seconds, and can be given up', async () => {
      const page = await stage.open()
      await page.route('**/?url=*', () => new Promise(() => undefined))
      await page.getByRole('button', { name: 'article' }).click()
      await page.getByText(/^Looking [1-9]/).waitFor()
      await page.getByRole('button', { name: 'Cancel' }).click()
      await page.getByText(/^Looking/).waitFor({ state: 'detached' })
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

  describe('the address says all of it', () => {
    test('in a fresh browser it gives the same screen', async () => {
      const question = { ...HEADING, ttl: '1h', 'headers.accept-language': 'de', filter: 'heading' }
      const page = await stage.open(lamps(stage, question))
      await page.getByRole('checkbox', { name: 'colors' }).check()
      await page.getByRole('tab', { name: 'Headers' }).click()
      await page.getByText('x-rate-limit-remaining', { exact: true }).waitFor()
      const other = await stage.open()
      await other.goto(page.url())
      await other.getByText('x-rate-limit-remaining', { exact: true }).waitFor()
      expect(await other.getByRole('checkbox', { name: 'colors' }).isChecked()).toBe(true)
      expect(await other.getByLabel('Value of headers.accept-language').inputValue()).toBe('de')
      expect(await other.getByLabel('Selector of heading').inputValue()).toBe('h1')
      expect(new URL(other.url()).href).toBe(page.url())
      expect(await screen(other)).toEqual(await screen(page))
      const asked = [...new URL(page.url()).searchParams].map(([name]) => name).sort()
      expect(asked).toEqual(
        ['url', 'palette', ...Object.keys(question)].toSorted((a, b) => (a < b ? -1 : 1)),
      )
    })

    test('any parameter can be given, changed and taken away', async () => {
      const page = await stage.open(lamps(stage))
      await page.getByText('All options').click()
      await page.getByLabel('Name of a new option').fill('filter')
      await page.getByText('Dotted paths to keep in').waitFor()
      await page.getByLabel('Value of the new option').fill('title')
      await page.keyboard.press('Enter')
      await poll(async () => (await shownJson(page)).data).toEqual({ title: 'All lamps' })
      await page.getByLabel('Value of filter').fill('lang')
      await page.keyboard.press('Enter')
      await poll(async () => (await shownJson(page)).data).toEqual({ lang: 'en' })
      await page.getByRole('button', { name: 'Remove filter' }).click()
      await poll(async () => Object.keys((await shownJson(page)).data).length).toBe(9)
    })

    test('links of before still open', async () => {
      const page = await stage.open()
      await page.goto(`${stage.base}/playground#${lamps(stage, HEADING)}`)
      await page.getByLabel('Selector of heading').waitFor()
      expect(new URL(page.url()).hash).toBe('')
    })
  })
}
