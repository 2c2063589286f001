import { createRequire } from 'node:module'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { browserSettings, decode } from '../browser/support.js'
import { type DoorBench, startDoor } from '../entry/doors/support.js'
import { launchBrowser } from '../playground/page/browser.js'
import { startOrigin } from '../support/origin.js'

type Options = Record<string, unknown>
type Client<Name extends string> = new () => Record<Name, (options: Options) => Promise<Buffer>>
interface Chromiumly {
  readonly Chromiumly: { configure(settings: Options): void }
  readonly UrlConverter: Client<'convert'>
  readonly UrlScreenshot: Client<'capture'>
  readonly HtmlConverter: Client<'convert'>
}
const chromiumly = createRequire(import.meta.url)('chromiumly') as Chromiumly

const PLANS =
  '{"pro":{"limit":1000,"window":"1h","keys":["k1"]},"free":{"limit":1000,"window":"1h"}}'

let bench: DoorBench
beforeAll(async () => {
  bench = await startDoor('all', { ...browserSettings(), LINKGLASS_PLANS: PLANS })
  chromiumly.Chromiumly.configure({ endpoint: bench.service.base, username: 'me', password: 'k1' })
})
beforeEach(() => {
  bench.origin.requests.length = 0
  bench.origin.headers.length = 0
})
afterAll(() => bench.close())

test('chromiumly: a PDF, with cookies, headers and a sheet of its own', async () => {
  const pdf = await new chromiumly.UrlConverter().convert({
    url: bench.at('/article.html'),
    properties: {
      size: { width: 4, height: 5 },
      landscape: true,
      margins: { top: 0, bottom: 0, left: 0, right: 0 },
    },
    emulatedMediaType: 'screen',
    waitDelay: '1ms',
    extraHttpHeaders: { 'x-team': 'glass' },
    cookies: [{ name: 'own', value: '1', domain: 'site.test' }],
    failOnHttpStatusCodes: [499, 599],
  })
  const text = pdf.toString('latin1')
  expect(text.slice(0, 5)).toBe('%PDF-')
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? []
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([360, 288])
  const [asked] = bench.origin.headers
  expect([asked?.cookie, asked?.['x-team'], asked?.authorization]).toEqual([
    'own=1',
    'glass',
    undefined,
  ])
})

test('chromiumly: a screenshot', async () => {
  const image = await new chromiumly.UrlScreenshot().capture({
    url: bench.at('/article.html'),
    properties: { width: 320, height: 200, format: 'jpeg', quality: 60, clip: true },
  })
  const { format, width, height } = await decode(new Uint8Array(image))
  expect([format, width, height]).toEqual(['jpeg', 320, 200])
})

test('chromiumly: an error page, HTML and a private address are errors with their reason', async () => {
  const print = (options: Options) => new chromiumly.UrlConverter().convert(options)
  await expect(print({ url: bench.at('/gone.html') })).rejects.toThrow(
    /Status: 409 [\s\S]*Body: The target answered 404\.$/,
  )
  await expect(print({ url: 'http://169.254.169.254/' })).rejects.toThrow(/Status: 403 /)
  const html = new chromiumly.HtmlConverter().convert({ html: Buffer.from('<p>Text</p>') })
  await expect(html).rejects.toThrow(/Status: 400 [\s\S]*Send the address of a page in `url`/)
  expect(bench.origin.requests).toEqual(['GET /gone.html'])
})

/** Calls a route as the documentation of Browserless does, which has no client of its own for them. */
function call(route: string, body: object) {
  return fetch(`${bench.service.base}/${route}?token=k1`, {
    method: 'POST',
    headers: { 'cache-control': 'no-cache', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

test('Browserless: content, screenshot and pdf', async () => {
  const url = bench.at('/article.html')
  const content = await call('content', { url, gotoOptions: { waitUntil: 'networkidle2' } })
  const screenshot = await call('screenshot', { url, options: { fullPage: true, type: 'png' } })
  const pdf = await call('pdf', { url, options: { printBackground: true, format: 'A4' } })
  expect(
    [content, screenshot, pdf].map(({ status, headers }) => [
      status,
      headers.get('content-type'),
      headers.get('x-pricing-plan'),
    ]),
  ).toEqual([
    [200, 'text/html; charset=utf-8', 'pro'],
    [200, 'image/png', 'pro'],
    [200, 'application/pdf', 'pro'],
  ])
  expect(await content.text()).toContain('<h1>Blown glass</h1>')
  expect((await decode(new Uint8Array(await screenshot.arrayBuffer()))).width).toBe(800)
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test('Browserless: errors are text with their status', async () => {
  const replies = [
    await call('content', { html: '<p>Text</p>' }),
    await call('pdf', { url: 'http://[::1]/' }),
    await call('function', { code: 'export default async () => 1' }),
  ]
  expect(replies.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual(
    [400, 403, 400].map((status) => [status, 'text/plain; charset=utf-8']),
  )
  expect(bench.origin.requests).toEqual([])
})

test('Editor.js: its tool reads a card from a page of another origin', async () => {
  const site = await startOrigin({ '/': '<title>An editor</title>' })
  const browser = await launchBrowser()
  const page = await browser.newPage()
  await page.goto(`${site.base}/`)
  /** Sends the request of `@editorjs/link` 2.6.2, whose header makes the browser ask for leave first. */
  const ask = (url: string) =>
    page.evaluate(
      async ([endpoint, target]) => {
        const response = await fetch(`${endpoint}?url=${encodeURIComponent(target ?? '')}`, {
          headers: { 'X-Requested-With': 'XMLHttpRequest' },
        })
        return [response.status, (await response.json()) as unknown]
      },
      [`${bench.service.base}/editorjs`, url],
    )
  const card = await ask(bench.at('/article.html'))
  const failure = await ask(bench.at('/gone.html'))
  await browser.close()
  await site.close()
  expect(card).toEqual([
    200,
    {
      success: 1,
      meta: {
        title: 'Blown glass',
        description: 'How it is blown.',
        site_name: 'The Glasshouse',
        image: { url: bench.at('/wide.png') },
      },
    },
  ])
  expect(failure).toEqual([404, { success: 0, error: expect.stringMatching(/\S/) }])
})
