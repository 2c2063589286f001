import type { Browser, BrowserContext, CDPSession } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { watchBrowser } from '../../../src/browser/process/browser-process.js'
import { openBrowserProxy } from '../../../src/browser/visit/browser-proxy.js'
import { createVisitNetwork } from '../../../src/browser/visit/visit-network.js'
import { visitPage } from '../../../src/browser/visit/visit-page.js'
import type { VisitOptions } from '../../../src/browser/visit/visit-steps.js'
import { type Deferred, withResolvers } from '../../../src/lib/async/abortable.js'
import { readQueryInput } from '../../../src/params/query-input.js'
import { OPTIONS } from '../../params/options.js'
import { launchBrowser } from '../../playground/page/browser.js'

let browser: Browser
let proxy: Awaited<ReturnType<typeof openBrowserProxy>>
let asked: Deferred<void>
let held: Deferred<void>
beforeAll(async () => {
  browser = await launchBrowser()
  proxy = await openBrowserProxy('127.0.0.1')
})
beforeEach(() => {
  asked = withResolvers()
  held = withResolvers()
})
afterAll(async () => {
  await browser?.close()
  proxy?.close()
})

/** Waits as a browser does that is busy. */
async function hold(): Promise<void> {
  asked.resolve()
  await held.promise
}

/** Begins a visit that its caller leaves while the browser is asked. */
async function leaveVisit(stop = () => {}): Promise<void> {
  const meter = { startCountingContextBytes: () => stop } as never
  const limits = { maxMemory: 1e12, pageMemory: 1e12, maxVisits: 10, isLocal: false }
  const running = await watchBrowser({ browser, meter, kill() {} }, limits)
  const dial = () => Promise.reject(new Error('nothing is asked for'))
  const query = readQueryInput(
    'http://site.test/',
    { screenshot: true },
    { ...OPTIONS, browser: true },
  )
  const request = { ...query, html: false, run: undefined, evaluate: [], globals: undefined }
  const network = createVisitNetwork(dial, { pageBytes: 1e6 })
  const caller = new AbortController()
  const options = {} as VisitOptions
  const visit = visitPage(running, proxy, network, request, options, caller.signal)
  await asked.promise
  caller.abort(new Error('the caller left'))
  held.resolve()
  await expect(visit).rejects.toThrow('the caller left')
}

test('a context that opens after its caller left is closed', async () => {
  const open = browser.newContext.bind(browser)
  const opening = vi.spyOn(browser, 'newContext').mockImplementation(async (options) => {
    await hold()
    return open(options)
  })
  onTestFinished(() => opening.mockRestore())
  await leaveVisit()
  await opening.mock.results[0]?.value
  await expect.poll(() => browser.contexts()).toEqual([])
})

test('bytes of a page are counted no longer, also where the count begins after its caller left', async () => {
  const open = browser.newContext.bind(browser)
  const session = { send: async () => ({ targetInfo: { browserContextId: 'x' } }) }
  const opening = vi.spyOn(browser, 'newContext').mockImplementation(async (options) => {
    const context: BrowserContext = await open(options)
    context.newCDPSession = async () => {
      await hold()
      return session as unknown as CDPSession
    }
    return context
  })
  onTestFinished(() => opening.mockRestore())
  const stop = vi.fn()
  await leaveVisit(stop)
  await expect.poll(() => stop.mock.calls).toEqual([[]])
  await expect.poll(() => browser.contexts()).toEqual([])
})
