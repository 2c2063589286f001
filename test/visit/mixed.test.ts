import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../support/origin.js'
import { readPages } from '../support/read-pdf.js'
import type { Service } from '../support/service.js'
import { decode, startWithBrowser } from './support.js'

const VISITS = 48
const AT_ONCE = 8

let site: Origin
let service: Service
beforeAll(async () => {
  site = await startOrigin((request, response) => {
    const number = new URL(request.url ?? '/', 'http://site.test').searchParams.get('n')
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(`<!doctype html><title>Page ${number}</title><h1>Words ${number}</h1>`)
  })
  service = await startWithBrowser({
    LINKGLASS_TIMEOUT: '5min',
    LINKGLASS_BROWSER_PAGES: String(AT_ONCE),
    LINKGLASS_FUNCTION_WORKERS: String(AT_ONCE),
    LINKGLASS_FUNCTION_TIMEOUT: '5min',
    LINKGLASS_FUNCTION_CPU: '1min',
    // A few browsers one after the other.
    LINKGLASS_BROWSER_VISITS: '20',
  })
})
afterAll(async () => {
  await service?.close()
  await site?.close()
})

async function file(body: unknown, name: 'pdf' | 'screenshot'): Promise<Uint8Array> {
  const { data } = body as { data: Record<typeof name, { url: string }> }
  return new Uint8Array(await (await fetch(data[name].url)).arrayBuffer())
}

/** What the visits are for, and whether the answer is right. */
const KINDS: readonly [Record<string, string>, (body: unknown, n: number) => Promise<unknown>][] = [
  [
    { pdf: 'true' },
    async (body, n) =>
      expect((await readPages(await file(body, 'pdf'))).map(({ text }) => text)).toEqual([
        `Words ${n}`,
      ]),
  ],
  [
    { function: 'async ({ page, response }) => [await page.title(), response.status()]' },
    async (body, n) =>
      expect(body).toMatchObject({ data: { function: { value: [`Page ${n}`, 200] } } }),
  ],
  [
    { screenshot: 'true', 'viewport.width': '64', 'viewport.deviceScaleFactor': '1' },
    async (body) => expect((await decode(await file(body, 'screenshot'))).width).toBe(64),
  ],
  [
    { 'data.x.evaluate': 'document.title', function: '({ page }) => page.evaluate("1 + 1")' },
    async (body, n) =>
      expect(body).toMatchObject({ data: { x: `Page ${n}`, function: { value: 2 } } }),
  ],
  [
    { function: '({ page }) => page.evaluate(() => { throw new Error("no") })', pdf: 'true' },
    async (body) =>
      expect(body).toMatchObject({ data: { function: { isFulfilled: false }, pdf: {} } }),
  ],
]

test('visits of all kinds, eight at a time, are each answered right, and nothing is left', async () => {
  const waiting = Array.from({ length: VISITS }, (_, n) => n)
  const work = async () => {
    for (let n = waiting.shift(); n !== undefined; n = waiting.shift()) {
      const [options, check] = KINDS[n % KINDS.length] ?? [{}, async () => undefined]
      const url = `http://site.test:${site.port}/?n=${n}`
      const { status, body } = await service.ask({ url, meta: 'false', ...options })
      expect([status, body]).toEqual([200, expect.objectContaining({ status: 'success' })])
      await check(body, n)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const idle = { busy: 0, waiting: 0 }
  await expect
    .poll(async () => (await service.get('/ready')).body)
    .toEqual({
      status: 'ready',
      checks: { cache: 'ok', reading: idle, sandbox: idle, browser: idle, functions: idle },
    })
  await expect.poll(() => site.openSockets()).toBe(0)
})
