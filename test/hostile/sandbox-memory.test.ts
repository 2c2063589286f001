import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../support/origin.js'
import { CALLS_AT_ONCE, FILLED_MEMORY } from './functions.js'
import { type Hosted, startHosted } from './support/hosted.js'

let origin: Origin
let service: Hosted
beforeAll(async () => {
  origin = await startOrigin({ '/': '<!doctype html><title>Page</title><h1>Head</h1>' })
  service = await startHosted({
    LINKGLASS_BROWSER: process.env.CHROME_PATH ?? 'auto',
    LINKGLASS_CACHE: 'none',
    LINKGLASS_TIMEOUT: '4min',
    // Filling the memory takes seconds of a busy machine, and shall end by memory, not by time.
    LINKGLASS_FUNCTION_TIMEOUT: '3min',
    LINKGLASS_FUNCTION_CPU: '1min',
    LINKGLASS_WATCHDOG: 'false',
  })
})
afterAll(async () => {
  await service.close()
  await origin.close()
})

function url(): string {
  return `http://site.test:${origin.port}/`
}

async function run(source: string) {
  const { status, body } = await service.ask({ url: url(), meta: 'false', function: source })
  const { data } = body as { data?: { function?: { value?: { name?: string } } } }
  return [status, data?.function?.value?.name]
}

/** Signals that would have ended the process would have ended it by now. */
async function isServing(): Promise<boolean> {
  const { status, body } = await service.ask({ url: url(), 'meta.title': 'true' })
  return status === 200 && JSON.stringify(body.data) === '{"title":"Page"}'
}

test.each(Object.entries(FILLED_MEMORY))('memory filled before a timer: %s', async (_, source) => {
  const [status, name] = await run(source)
  expect([status, name]).toEqual([200, 'MemoryError'])
  expect(await isServing()).toBe(true)
})

test('calls on the page, more than there is memory for', async () => {
  const [status, name] = await run(CALLS_AT_ONCE)
  expect([status, name]).toEqual([200, expect.stringMatching(/^(?:Memory|CpuTime)Error$/)])
  expect(await isServing()).toBe(true)
})
