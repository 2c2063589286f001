import { beforeAll, describe, expect, test } from 'vitest'
import { clipboard, poll, shownJson } from './page.js'
import { flaws, type Stage } from './stage.js'

/** The documents as they are served: one look with the playground, and a way into it. */
export function docsTests(at: () => Stage): void {
  let stage: Stage
  beforeAll(() => {
    stage = at()
  })

  describe('the documents', () => {
    test.each(['/docs', '/docs/recipes', '/docs?q=ttl', '/errors/einvalurl'])(
      'everyone can read %s, light and dark, on a phone and on a desk',
      async (path) => {
        expect(await flaws(await stage.openPath(path))).toEqual([])
      },
    )

    test('documents, examples and OpenAPI are one click away from the playground, and its version is told', async () => {
      const page = await stage.open()
      const header = page.getByRole('banner')
      const links = await header
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(links).toEqual(['/playground', '/docs', '/docs/recipes', '/openapi.json'])
      for (const path of links) expect((await fetch(`${stage.base}${path}`)).status).toBe(200)
      expect(await header.getByText(/^\d+\.\d+\.\d+$/).count()).toBe(1)
    })

    test('a block is copied with a click', async () => {
      const page = await stage.openPath('/docs/recipes')
      await page.getByRole('button', { name: 'Copy' }).first().click()
      await page.getByRole('button', { name: 'Copied' }).waitFor()
      expect(await clipboard(page)).toBe('npm run demo')
    })

    test('a search leads to the section', async () => {
      const page = await stage.openPath('/docs')
      await page.getByLabel('Search the documents').fill('main content')
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: 'Rules › The main content' }).click()
      expect(new URL(page.url()).hash).toBe('#the-main-content')
    })

    test('the colors chosen in the playground hold for them, too', async () => {
      const page = await stage.open()
      await page.getByRole('button', { name: 'Colours: system. Change to light.' }).click()
      await page.getByRole('button', { name: 'Colours: light. Change to dark.' }).click()
      const ground = () => page.evaluate('getComputedStyle(document.body).backgroundColor')
      const dark = await ground()
      await page.getByRole('link', { name: 'Docs' }).click()
      await page.getByRole('heading', { name: 'Documents' }).waitFor()
      expect(await ground()).toBe(dark)
    })

    test('every recipe opens in the playground with one click', async () => {
      const page = await stage.openPath('/docs/recipes')
      const links = page.getByRole('link', { name: 'Open in the playground' })
      expect(await links.count()).toBe(28)
      await links.nth(9).click()
      await poll(async () => (await shownJson(page)).data).toEqual({
        lamps: [
          { name: 'Harbour desk lamp', price: 1290 },
          { name: 'Pearl globe', price: 89 },
          { name: 'Plum pendant', price: null },
          { name: 'Storm lantern', price: null },
        ],
      })
    })
  })
}
