import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { article, lamps, openPart, part, poll, shownJson } from './page.js'
import type { Stage } from './stage.js'

async function addRule(page: Page, name: string, selector: string): Promise<void> {
  await openPart(page, 'Rules')
  await page.getByRole('button', { name: 'Add a rule', exact: true }).click()
  await page.getByLabel('Name', { exact: true }).last().fill(name)
  await page.getByLabel(`Selector of ${name}`).fill(selector)
}

async function takeAll(page: Page, name: string): Promise<void> {
  const choice = page.getByRole('group', { name: `Matches that ${name} takes` })
  await choice.getByRole('radio', { name: 'all' }).check()
}

/** The rule editor. */
export function ruleTests(at: () => Stage): void {
  let stage: Stage
  beforeAll(() => {
    stage = at()
  })

  describe('rules run as they are typed', () => {
    test('one finds, and says how often', async () => {
      const page = await stage.open(lamps(stage))
      await addRule(page, 'prices', '.price')
      await page.getByLabel('Type of prices').selectOption('number')
      await takeAll(page, 'prices')
      await page.getByText('3 matches').waitFor()
      await poll(async () => (await shownJson(page)).data.prices).toEqual([1290, 89])
    })

    test('Tab leads from its name to its selector, and to its removal last', async () => {
      const page = await stage.open(lamps(stage))
      await addRule(page, 'heading', 'h1')
      await page.getByLabel('Name', { exact: true }).last().focus()
      const focused = () => page.evaluate("document.activeElement?.getAttribute('aria-label')")
      await page.keyboard.press('Tab')
      expect(await focused()).toBe('Selector of heading')
      const remove = page.getByRole('button', { name: 'Remove heading' })
      expect(await remove.locator('xpath=following-sibling::*').count()).toBe(0)
    })

    test('one that misses says why', async () => {
      const page = await stage.open(lamps(stage))
      await addRule(page, 'wrong', '.nowhere')
      await page.getByText('Nothing on this page matches.').waitFor()
      await page.getByLabel('Selector of wrong').fill('h1')
      await page.getByLabel('Type of wrong').selectOption('number')
      await page.getByText('One element matches, but what it holds is not a number.').waitFor()
    })

    test('one that is no selector is told so, and the card stays', async () => {
      const page = await stage.open(lamps(stage))
      await addRule(page, 'broken', 'h1 >')
      await page.locator('.rule .verdict.is-wrong').waitFor()
      expect(await part(page, 'title').isVisible()).toBe(true)
      expect(await page.getByRole('alert').count()).toBe(0)
      await page.getByLabel('Selector of broken').fill('h1')
      await page.getByText('1 match', { exact: true }).waitFor()
    })

    test('one half typed leaves what the others found', async () => {
      const page = await stage.open(lamps(stage))
      await addRule(page, 'heading', 'h1')
      await page.getByText('1 match', { exact: true }).waitFor()
      await addRule(page, 'broken', 'h2 >')
      await page.locator('.rule .verdict.is-wrong').waitFor()
      expect(await page.getByText('1 match', { exact: true }).count()).toBe(1)
    })

    test('one without an attribute reads what its type is read from', async () => {
      const page = await stage.open(article(stage))
      await addRule(page, 'published', 'time')
      await page.getByLabel('Type of published').selectOption('date')
      await addRule(page, 'photo', 'figure img')
      await page.getByLabel('Type of photo').selectOption('image')
      await poll(async () => (await shownJson(page)).data).toMatchObject({
        published: '2024-03-14T06:30:00.000Z',
        photo: { type: 'jpg' },
      })
    })

    test('a fallback steps in, a nested rule looks inside', async () => {
      const page = await stage.open(lamps(stage))
      await addRule(page, 'heading', '.headline')
      await page.getByRole('button', { name: 'Or else… for heading' }).click()
      await page.getByLabel('Selector of heading').last().fill('h1')
      await page.locator('.fields.has-won').waitFor()
      await addRule(page, 'cards', '.card')
      await takeAll(page, 'cards')
      await page.getByRole('button', { name: 'Inside it… for cards' }).click()
      await page.locator('.nested').getByLabel('Name').fill('name')
      await page.getByLabel('Selector of name').fill('h2')
      await page.getByLabel('Attribute of name').fill('text')
      await page.getByText('In 4 of 4').waitFor()
      expect((await shownJson(page)).data).toMatchObject({
        heading: 'All lamps',
        cards: [{ name: 'Harbour desk lamp' }, {}, {}, {}],
      })
    })

    test('what is typed over is cancelled', async () => {
      const page = await stage.open(lamps(stage))
      await part(page, 'title').waitFor()
      await page.route(/selector=h2/, () => new Promise(() => undefined))
      const asked = page.waitForRequest(/selector=h2/)
      const cancelled = page.waitForEvent('requestfailed', (request) =>
        /selector=h2/.test(request.url()),
      )
      await addRule(page, 'a', 'h2')
      await asked
      await page.getByLabel('Selector of a').fill('h1')
      expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED')
      await poll(async () => (await shownJson(page)).data.a).toBe('All lamps')
    })
  })
}
