import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { article, search } from './page.js'
import { type Stage, startStage } from './stage.js'

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
      expect(await page.locator('.reading :is(nav, script, img, iframe)').count()).toBe(0)
    })

    test('or why there is none', async () => {
      const page = await stage.open(`${search({ url: stage.at('/lost-image.html') })}#reading`)
      await page.getByText(/^No main content: /).waitFor()
    })
  })

  describe('a service with a browser', () => {
    let visiting: Stage
    beforeAll(async () => {
      const own = process.env.CHROME_PATH ?? 'auto'
      visiting = await startStage({ LINKGLASS_BROWSER: own, LINKGLASS_TIMEOUT: '1min' })
    }, 60_000)
    afterAll(() => visiting?.close())

    test('shows the page in an image, and says that a browser was used, and why', async () => {
      const url = visiting.at('/article.html')
      const page = await visiting.open(`${search({ url, prerender: 'true' })}#image`)
      const width = () => page.evaluate("document.querySelector('.screenshot img')?.naturalWidth")
      await expect.poll(width).toBeGreaterThan(1_000)
      await page.getByText('Opened in a browser, as you asked.').waitFor()
      expect(visiting.wrongs).toEqual([])
    })
  })
}
