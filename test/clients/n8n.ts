import { beforeAll, describe, expect, test } from 'vitest'
import { decode } from '../browser/support.js'
import { readPages } from '../support/read-pdf.js'
import { FILM, type Setting } from './site.js'

const TITLE = { title: 'How glass is made' }
const FILE = {
  url: expect.stringMatching(/\/assets\/[\w-]+\.\w+$/),
  size: expect.any(Number),
  size_pretty: expect.any(String),
}

async function bytesOf(media: unknown): Promise<Uint8Array> {
  const { url } = media as { url: string }
  return new Uint8Array(await (await fetch(url)).arrayBuffer())
}

/** What the node of n8n asks, and what it is answered. */
export function n8nTests(at: () => Setting): void {
  let setting: Setting
  beforeAll(() => {
    setting = at()
  })

  /**
   * As the node sends a question: dotted keys, lists as JSON text, switches as words; what is `0` or empty
   * is left out. Where something is embedded it takes the body for text, else for JSON.
   */
  async function ask(parameters: Record<string, unknown>): Promise<unknown> {
    const sent = Object.entries({ url: setting.at('/article'), ...parameters }).map(
      ([name, value]): [string, string] => [
        name,
        Array.isArray(value) ? JSON.stringify(value) : String(value),
      ],
    )
    const response = await fetch(`${setting.service.base}/?${new URLSearchParams(sent)}`)
    if ('embed' in parameters) return response.text()
    return response.json()
  }

  async function dataOf(parameters: Record<string, unknown>): Promise<Record<string, unknown>> {
    const answer = (await ask(parameters)) as { data: Record<string, unknown> }
    expect(answer).toMatchObject({ status: 'success' })
    return answer.data
  }

  describe('each of the nine operations, without options', () => {
    test.concurrent('extract', async () => {
      expect(await dataOf({})).toMatchObject({ ...TITLE, publisher: 'The Kiln' })
    })

    test.concurrent('screenshot', async () => {
      const { screenshot, ...meta } = await dataOf({ screenshot: true })
      expect(meta).toMatchObject(TITLE)
      expect(screenshot).toEqual({ ...FILE, type: 'png', width: 2560, height: 1600 })
    })

    test.concurrent('pdf', async () => {
      const { pdf } = await dataOf({ pdf: true })
      expect(pdf).toEqual({ ...FILE, type: 'pdf' })
      expect((await readPages(await bytesOf(pdf)))[0]?.text).toContain('How glass is made')
    })

    test.concurrent.each([
      ['markdown', '# How **glass** is made'],
      ['text', 'How glass is madeSandHeat 1,299.50 €'],
    ])('%s', async (name, expected) => {
      const body = { force: true, meta: false, embed: name, [`data.${name}.attr`]: name }
      expect(await ask(body)).toContain(expected)
    })

    test.concurrent('video', async () => {
      expect(await dataOf({ video: true })).toMatchObject({
        ...TITLE,
        video: { url: setting.at('/film.mp4'), type: 'mp4', size: FILM.length, duration: 10 },
      })
    })

    test.concurrent('audio', async () => {
      expect(await dataOf({ audio: true })).toMatchObject({ ...TITLE, audio: null })
    })

    test.concurrent('insights', async () => {
      const { insights } = await dataOf({ insights: true })
      expect(insights).toEqual({
        technologies: [],
        lighthouse: expect.objectContaining({ audits: expect.any(Object) }),
      })
    })

    test.concurrent('logo', async () => {
      expect(await dataOf({ palette: true })).toMatchObject({
        logo: { url: setting.at('/favicon.ico'), palette: expect.any(Array) },
      })
    })
  })

  describe('options', () => {
    test.concurrent('of a picture, beside the operation', async () => {
      const { screenshot } = await dataOf({
        ...{ screenshot: true, adblock: true, animations: false, meta: false, javascript: true },
        ...{
          click: 'h2',
          scroll: 100,
          waitUntil: 'load',
          device: 'iPhone 15',
          colorScheme: 'dark',
        },
        ...{ 'viewport.width': 300, 'viewport.deviceScaleFactor': 1, 'viewport.isMobile': true },
        ...{ 'screenshot.type': 'jpeg', 'screenshot.element': '.price' },
        ...{ 'screenshot.omitBackground': false, 'screenshot.codeScheme': 'dracula' },
      })
      expect(screenshot).toMatchObject({ ...FILE, type: 'jpg' })
      // Phones lay out pages that say nothing of them 980 wide, of which the body has 8 on each side.
      expect((await decode(await bytesOf(screenshot))).width).toBe(964)
    })

    test.concurrent('of a PDF', async () => {
      const { pdf } = await dataOf({
        ...{ pdf: true, meta: false, mediaType: 'screen', filename: 'report' },
        ...{ 'pdf.format': 'A5', 'pdf.landscape': true, 'pdf.margin': '1cm' },
        ...{ 'pdf.pageRanges': '1', 'pdf.scale': 1 },
      })
      expect(pdf).toMatchObject({ url: expect.stringMatching(/\/report\.pdf$/) })
      expect((await readPages(await bytesOf(pdf)))[0]?.size).toEqual([210, 148])
    })

    test.concurrent('rules, fields, headers and settings, from JSON', async () => {
      const data = await dataOf({
        ...{ 'data.price.selector': ['.cost', '.price'], 'data.price.type': 'number' },
        ...{ 'meta.title': true, 'headers.accept-language': 'de' },
        ...{ 'insights.technologies': false, 'insights.lighthouse.onlyAudits': ['document-title'] },
      })
      expect(data).toEqual({
        ...TITLE,
        price: 1299.5,
        insights: {
          lighthouse: expect.objectContaining({
            audits: { 'document-title': expect.objectContaining({ score: 1 }) },
          }),
        },
      })
    })

    test.concurrent('a function', async () => {
      const data = await dataOf({ meta: false, function: '({ page }) => page.title()' })
      expect(data).toMatchObject({ function: { isFulfilled: true, value: 'How glass is made' } })
    })

    test.concurrent.each(['dark', '{"browser":"dark","background":"#c1c1c1"}'])(
      'an overlay that is one text: %s',
      async (overlay) => {
        const { screenshot } = await dataOf({
          screenshot: true,
          meta: false,
          'screenshot.overlay': overlay,
        })
        const { width, height } = screenshot as { width: number; height: number }
        // A window and room around it.
        expect([width > 2560, height > 1600]).toEqual([true, true])
      },
    )
  })

  test.concurrent('the bytes of a file, where it asks for them', async () => {
    const bytes = await fetch(
      `${setting.service.base}/?${new URLSearchParams({ url: setting.at('/article'), screenshot: 'true', embed: 'screenshot.url' })}`,
    )
    expect((await decode(new Uint8Array(await bytes.arrayBuffer()))).width).toBe(2560)
  })
}
