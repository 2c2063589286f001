import { once } from 'node:events'
import { get } from 'node:http'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unpackBrowser } from '../../../src/browser/process/unpack.js'
import { openBrowserProxy } from '../../../src/browser/visit/browser-proxy.js'
import { type DnsServer, startDns } from '../../support/dns-server.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type Service, TEST_NETWORK } from '../../support/service.js'
import { until } from '../../support/until.js'
import { startWithBrowser } from '../support.js'
import { setTraps, startTrapSite, type Trap, type TrapPage, visitTraps } from './traps.js'
import { NEVER_FIRES, NEVER_IN_A_VISIT } from './ways.js'

/** All pages are asked for at once, and wait for each other. */
const PATIENT = { LINKGLASS_BROWSER_QUEUE: '100', LINKGLASS_TIMEOUT: '100s' }

const UNHURRIED = { timeout: 100_000 }

let pages: TrapPage[]
let traps: Trap[]
let site: Origin
let dns: DnsServer
beforeAll(async () => {
  pages = await setTraps()
  traps = pages.flatMap((page) => page.traps)
  site = await startTrapSite(pages)
  dns = await startDns((name, type, count) => {
    if (type === 'AAAA') return {}
    if (name === 'both.test') return { a: ['192.0.2.1', '127.0.0.2'] }
    // The page itself is let through; what it then asks the same name for leads elsewhere.
    return name === 'rebind.test' ? { a: [count === 1 ? '127.0.0.3' : '127.0.0.2'] } : undefined
  })
})
afterAll(async () => {
  await Promise.all((traps ?? []).map((trap) => trap.close()))
  await dns?.close()
  await site?.close()
})

/** Ways and addresses that something came to, each once. */
function sprung(): string[] {
  return traps.flatMap(({ way, reached }) =>
    [...new Set(reached())].map((host) => `${way} ${host}`),
  )
}

/** Milliseconds in which most pages come to the point. */
const A_WHILE = 700

/** All ways and addresses but those of some ways. */
function allBut(silent: Readonly<Record<string, string>>): string[] {
  return traps.flatMap(({ way, hosts }) =>
    way in silent ? [] : hosts.map((host) => `${way} ${host}`),
  )
}

function touches(): number {
  return traps.reduce((sum, { reached }) => sum + reached().length, 0)
}

describe('0 connections to forbidden addresses', () => {
  let service: Service
  beforeAll(async () => {
    service = await startWithBrowser({
      LINKGLASS_ALLOW: `${TEST_NETWORK.LINKGLASS_ALLOW},127.0.0.1`,
      LINKGLASS_DNS: dns.address,
      LINKGLASS_CONNECT_TIMEOUT: '500ms',
      ...PATIENT,
    })
  })
  afterAll(() => service?.close())

  test('by anything that a page can do', async () => {
    await visitTraps(service, site.base, pages, A_WHILE)
    expect(sprung()).toEqual([])
  })

  const refused = async (parameters: Record<string, string>) => {
    const { status, body } = await service.ask({ screenshot: 'true', ...parameters })
    return [status, (body as { code?: string }).code]
  }
  const forbidden = () => {
    const [trap] = traps
    return `http://127.0.0.2:${trap?.port}/`
  }

  test('by addresses of the document, or ones that redirect there', async () => {
    const before = touches()
    const redirect = `http://site.test:${site.port}/redirect?${forbidden()}`
    for (const url of [forbidden(), redirect, forbidden().replace('127.0.0.2', '[::1]')]) {
      expect(await refused({ url })).toEqual([400, 'EFORBIDDENURL'])
    }
    for (const url of ['file:///etc/passwd', 'view-source:http://127.0.0.2/', 'chrome://version']) {
      expect(await refused({ url })).toEqual([400, 'EINVALURL'])
    }
    expect(touches()).toBe(before)
  })

  test.each(['scripts', 'styles', 'modules', 'overlay.background'])('by `%s`', async (name) => {
    const before = touches()
    const url = `http://site.test:${site.port}/empty`
    expect(await refused({ url, [name]: forbidden() })).toEqual([400, 'EFORBIDDENURL'])
    expect(touches()).toBe(before)
  })

  test('by a name with one bad address, or one that changes', async () => {
    const before = touches()
    const port = traps[0]?.port
    expect(await refused({ url: `http://both.test:${port}/` })).toEqual([400, 'EFORBIDDENURL'])
    expect(await refused({ url: `http://rebind.test:${port}/` })).toEqual([400, 'EFORBIDDENURL'])
    expect(touches()).toBe(before)
  })

  test('by reading files', async () => {
    const html = `<iframe src="file:///etc/passwd"></iframe><img src="file:///etc/passwd">
      <script>fetch('file:///etc/passwd').then((r) => r.text()).then((t) => document.title = t)</script>`
    const page = await startOrigin({ '/': `<!doctype html><title>safe</title><body>${html}` })
    const url = `http://site.test:${page.port}/`
    const { body } = await service.ask({
      url,
      prerender: 'true',
      'data.html.attr': 'html',
      waitForTimeout: '300',
    })
    await page.close()
    expect(body).toMatchObject({ data: { title: 'safe' } })
    expect(JSON.stringify(body)).not.toContain('root:')
  })
})

describe('their silence says something, since each way', () => {
  test('reaches what is allowed, but those that a visit has no place for', async () => {
    const service = await startWithBrowser({
      LINKGLASS_ALLOW: `${TEST_NETWORK.LINKGLASS_ALLOW},127.0.0.1,127.0.0.2,[::1]`,
      ...PATIENT,
    })
    const wanted = allBut(NEVER_IN_A_VISIT)
    // On a busy machine a visit may be over before its page came to the point: the next one is longer.
    let milliseconds = A_WHILE
    await until(async () => {
      await visitTraps(service, site.base, missed(), milliseconds)
      milliseconds *= 2
      return missed().length === 0
    })
    await service.close()
    expect(sprung()).toEqual(expect.arrayContaining(wanted))

    function missed() {
      return pages.filter(({ traps }) =>
        traps.some((trap) => trap.hosts.some((host) => isMissing(trap, host))),
      )
    }

    function isMissing({ way }: Trap, host: string) {
      const key = `${way} ${host}`
      return wanted.includes(key) && !sprung().includes(key)
    }
  })

  test('reaches everything from a browser that nothing guards', async () => {
    const browser = await chromium.launch({
      executablePath: process.env.CHROME_PATH ?? (await unpackBrowser()),
      args: ['--no-sandbox', '--disable-gpu'],
    })
    const isOpened = ({ way }: Trap) => way in NEVER_IN_A_VISIT && !(way in NEVER_FIRES)
    for (const { path } of pages.filter((page) => page.traps.some(isOpened))) {
      const page = await (await browser.newContext()).newPage()
      await page.goto(`${site.base}${path}`)
    }
    const opened = traps.filter(isOpened)
    const expected = opened.flatMap(({ way, hosts }) => hosts.map((host) => `${way} ${host}`))
    await expect.poll(sprung, UNHURRIED).toEqual(expect.arrayContaining(expected))
    await browser.close()
  })
})

test('the way out is for the browser alone', async () => {
  const egress = await openBrowserProxy('127.0.0.1')
  const headers = { 'proxy-authorization': 'Basic YTpi' }
  const [response] = await once(
    get(egress.address, { headers, path: 'http://site.test/' }),
    'response',
  )
  response.resume()
  expect([response.statusCode, response.headers['proxy-authenticate']]).toEqual([
    407,
    'Basic realm="linkglass"',
  ])
  egress.close()
})
