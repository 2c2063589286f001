import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  addressHasFocus,
  article,
  clipboard,
  lamps,
  part,
  poll,
  search,
  shownJson,
} from './page.js'
import { overflow, type Stage } from './stage.js'

/** The card, and where each of its fields comes from. */
export function cardTests(at: () => Stage): void {
  let stage: Stage
  beforeAll(() => {
    stage = at()
  })

  describe('a link becomes a card', () => {
    test('from an address typed into the one field, which waits for it', async () => {
      const page = await stage.open()
      await addressHasFocus(page)
      await page.keyboard.type(stage.at('/article.html'))
      await page.keyboard.press('Enter')
      await part(page, 'title').waitFor()
      const texts = ['publisher', 'title', 'description', 'author', 'date'].map((field) =>
        part(page, field).getByRole('button').innerText(),
      )
      expect((await Promise.all(texts)).map((text) => text.split('\n')[0])).toEqual([
        expect.stringMatching(/^The Lantern Room/),
        expect.stringMatching(/^How lighthouses learned to blink/),
        expect.stringMatching(/^Before a sailor could read the coast at night/),
        expect.stringMatching(/^Mara Quill, Tobias Fenn/),
        expect.stringMatching(/^March 14, 2024/),
      ])
      expect(await shownJson(page)).toMatchObject({
        status: 'success',
        data: { title: 'How lighthouses learned to blink', lang: 'en' },
      })
      // It is said once the card is shown.
      await poll(() => page.locator('[aria-live]').textContent()).toContain('Loaded.')
    })

    test('of a page that reads from right to left is laid out so', async () => {
      const page = await stage.open(search({ url: stage.at('/rtl.html') }))
      await part(page, 'title').waitFor()
      expect(await page.locator('.card-text').getAttribute('dir')).toBe('rtl')
    })

    test('from an example', async () => {
      const page = await stage.open()
      await page.getByRole('button', { name: 'lamps', exact: true }).click()
      expect(await part(page, 'title').innerText()).toContain('All lamps')
    })

    test('with its picture, which comes through the service', async () => {
      const page = await stage.open(article(stage))
      const width = () => page.evaluate("document.querySelector('.card img.image')?.naturalWidth")
      await poll(width).toBe(1200)
    })

    test('with the colors of its image, each copied by a click', async () => {
      const page = await stage.open(search({ url: stage.at('/article.html'), palette: 'true' }))
      const swatch = page.getByRole('list', { name: 'Colors of the image' }).getByRole('button')
      await swatch.first().click()
      await swatch.first().getByText('Copied').waitFor()
      expect(await clipboard(page)).toMatch(/^#[\da-f]{6}$/i)
    })

    test('in another language, as the page has it', async () => {
      const page = await stage.open(search({ url: stage.at('/two-languages.html') }))
      await part(page, 'title').getByText('A lighthouse').waitFor()
      await page.getByLabel('language').selectOption({ label: 'Deutsch' })
      await part(page, 'title').getByText('Ein Leuchtturm').waitFor()
      expect(new URL(page.url()).searchParams.get('headers.accept-language')).toBe('de')
    })

    test('and the window is named by the page', async () => {
      const page = await stage.open(lamps(stage))
      await part(page, 'title').waitFor()
      expect(await page.title()).toBe('All lamps · linkglass')
    })

    test('with a quiet place where a picture does not come', async () => {
      const page = await stage.open()
      await page.route('**/playground/image?*', (route) => route.abort())
      await page.getByRole('button', { name: 'article', exact: true }).click()
      await page
        .getByRole('img', { name: 'Image of the page, which could not be loaded' })
        .first()
        .waitFor()
    })
  })

  describe('each field tells its source', () => {
    const note = (page: Page) =>
      page.getByRole('note').filter({ hasText: 'Title from meta og:title' })

    test('to a pointer that rests on it', async () => {
      const page = await stage.open(article(stage))
      await part(page, 'title').hover()
      await note(page).waitFor()
      await page.mouse.move(0, 0)
      await note(page).waitFor({ state: 'hidden' })
    })

    test('to the keyboard', async () => {
      const page = await stage.open(article(stage))
      await part(page, 'title').getByRole('button').focus()
      await page.keyboard.press('Enter')
      await note(page).waitFor()
      await page.keyboard.press('Escape')
      await note(page).waitFor({ state: 'hidden' })
    })

    test('to a finger', async () => {
      const page = await stage.open(article(stage), {
        hasTouch: true,
        viewport: { width: 360, height: 740 },
      })
      await part(page, 'title').tap()
      await note(page).waitFor()
      expect(await overflow(page)).toBe(0)
      await page.locator('.status').tap()
      await note(page).waitFor({ state: 'hidden' })
    })

    test('and a field that was not found tells where it was looked for', async () => {
      const page = await stage.open(lamps(stage))
      await page.getByRole('button', { name: 'description not found' }).click()
      await page.getByRole('note').filter({ hasText: 'description was not found' }).waitFor()
    })
  })
}
