import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { startOrigin } from '../../support/origin.js'
import { openPart, search, shownJson } from './page.js'
import { flaws, type Stage } from './stage.js'

/** Short enough to be captured whole by the look at its size. */
const IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320"/>'

const PAGE = `<!doctype html><html lang="en"><title>As it was</title>
<meta property="og:image" content="/a.svg"><p class="price">12 €</p>`

/** Captures a page whose server is gone then. */
async function captureThen(stage: Stage) {
  const origin = await startOrigin({
    '/page': PAGE,
    '/a.svg': { headers: { 'content-type': 'image/svg+xml' }, body: IMAGE },
  })
  const url = `http://site.test:${origin.port}/page`
  const asked = search({ url, capture: 'true', explain: 'true' })
  const answer = await fetch(`${stage.base}/?${asked}`)
  const { data } = (await answer.json()) as { data: { capture: { url: string } } }
  const buffer = Buffer.from(await (await fetch(data.capture.url)).arrayBuffer())
  await origin.close()
  return { url, file: { name: 'page.warc.gz', mimeType: 'application/gzip', buffer } }
}

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.getByLabel('Open a capture').setInputFiles(file)
}

/** A capture that is opened: everything comes from its file. */
export function captureTests(at: () => Stage): void {
  let stage: Stage
  beforeAll(() => {
    stage = at()
  })

  describe('a capture that is opened', () => {
    test('answers card, image, rules and markup without the network, until it is closed', async () => {
      const { url, file } = await captureThen(stage)
      const page = await stage.open(search({ 'data.price.selector': '.price' }))
      await choose(page, file)
      await page.getByRole('region', { name: 'Card' }).getByText('As it was').waitFor()
      await expect
        .poll(() => page.evaluate("document.querySelector('.card img')?.naturalWidth"))
        .toBe(640)
      expect(await page.getByRole('region', { name: 'Open capture' }).innerText()).toContain(
        'From page.warc.gz alone, without the network.',
      )
      expect((await shownJson(page)).data.price).toBe('12 €')
      await openPart(page, 'Page')
      await page.locator('.outline').getByText('price').first().waitFor()
      expect(await flaws(page)).toEqual([])
      await page.getByRole('button', { name: 'Close the capture' }).click()
      await page.locator('.failure').first().waitFor()
      expect(await page.locator('#address').inputValue()).toBe(url)
    })

    test('when it is dropped; and a file that is none says so', async () => {
      const { file } = await captureThen(stage)
      const page = await stage.open()
      await choose(page, { ...file, buffer: Buffer.from('no capture') })
      expect(await page.getByRole('alert').innerText()).toMatch(/^page\.warc\.gz: The capture /)
      const dropped = await page.evaluateHandle(`(() => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([Uint8Array.of(${[...file.buffer]})], 'dropped.warc.gz'))
        return transfer
      })()`)
      await page.dispatchEvent('main', 'drop', { dataTransfer: dropped })
      await page.getByRole('region', { name: 'Card' }).getByText('As it was').waitFor()
    })
  })
}
