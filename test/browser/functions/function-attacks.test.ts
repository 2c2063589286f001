import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Canary, startCanary } from '../../support/canary.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import type { Service } from '../../support/service.js'
import { oneAfterAnother, startWithBrowser } from '../support.js'

/** Number of half seconds after which the file comes that the page waits for. */
const LATE_TICKS = 20

const UNLOADED_PAGE = `<h1>shown</h1><img src="/late.png">
  <script>setInterval(() => fetch('/tick'), 500)</script>`

const HOSTILE_PAGE = `<!doctype html><title>Hostile</title><script>
  const huge = () => 'x'.repeat(1e8)
  JSON.stringify = huge
  window.eval = () => huge
  Error.prototype.toString = huge
  String.prototype.slice = huge
  Array.prototype.map = huge
  Promise.prototype.then = huge
  document.querySelector = huge
</script>`

const HUGE_PAGE = `<!doctype html><title>Huge</title><script>
  document.documentElement.dataset.x = 'x'.repeat(2e6)</script>`

let site: Origin
let canary: Canary
let patient: Service
/** Its limit of time that passes is met within the test; that of processor time is not. */
let hurried: Service
/** The other way round, however busy the machine is. */
let thrifty: Service
let late: ServerResponse | undefined
let ticks = 0
beforeAll(async () => {
  canary = await startCanary()
  site = await startOrigin((request, response) => {
    const path = request.url ?? '/'
    if (path === '/to-inside') {
      response.writeHead(302, { location: `http://127.0.0.2:${canary.port}/` }).end()
      return
    }
    if (path === '/never') return
    if (path === '/late.png') {
      late = response
      return
    }
    if (path === '/tick' && ++ticks === LATE_TICKS) late?.end()
    response.writeHead(200, { 'content-type': 'text/html' })
    if (path === '/unloaded') response.end(UNLOADED_PAGE)
    else if (path === '/hostile') response.end(HOSTILE_PAGE)
    else if (path === '/huge') response.end(HUGE_PAGE)
    else
      response.end(
        `<!doctype html><title>A page</title><h1>Glass</h1>
         <a href="http://127.0.0.2:${canary.port}/">in</a><p class="gone">gone</p>`,
      )
  })
  patient = await startWithBrowser({
    LINKGLASS_TIMEOUT: '5min',
    LINKGLASS_FUNCTION_TIMEOUT: '3min',
    LINKGLASS_FUNCTION_CPU: '3min',
  })
  hurried = await startWithBrowser({
    LINKGLASS_FUNCTION_TIMEOUT: '1s',
    LINKGLASS_FUNCTION_CPU: '3min',
  })
  thrifty = await startWithBrowser({
    LINKGLASS_TIMEOUT: '5min',
    LINKGLASS_FUNCTION_TIMEOUT: '3min',
    LINKGLASS_FUNCTION_CPU: '200ms',
  })
})
afterAll(async () => {
  await patient?.close()
  await hurried?.close()
  await thrifty?.close()
  await site?.close()
  expect(canary?.touched()).toBe(0)
  await canary?.close()
})

function at(path: string): string {
  return `http://site.test:${site.port}${path}`
}

/** A function that names the page is run in it: there is nothing more to wait for than the page. */
function waits(source: string): Record<string, string> {
  return /\bpage\b/.test(source) ? { waitUntil: 'load' } : {}
}

async function outcome(
  source: string,
  {
    path = '/',
    service = patient,
    ...more
  }: { path?: string; service?: Service; force?: string } = {},
) {
  const { body } = await service.ask({
    url: at(path),
    meta: 'false',
    function: source,
    ...waits(source),
    ...more,
  })
  const { data } = body as { data?: { function?: { isFulfilled: boolean; value: unknown } } }
  if (!data?.function) throw new Error(JSON.stringify(body))
  return [data.function.isFulfilled, data.function.value]
}

/** Of functions that leave the page to the next, in one visit; each beside its text. */
async function outcomes(sources: readonly string[], options: { path?: string } = {}) {
  const [isFulfilled, ended] = await outcome(oneAfterAnother(sources), options)
  if (!isFulfilled || !Array.isArray(ended)) throw new Error(JSON.stringify(ended))
  return sources.map((source, index) => [source, ...ended[index]])
}

function error(name: string, message: string) {
  return [false, { name, message: expect.stringContaining(message) }]
}

describe('inside there is nothing of Node, of the browser’s protocol, or of others', () => {
  const NOTHING: [string, unknown][] = [
    [
      '() => Object.getOwnPropertyNames(globalThis).filter((name) => /^(?:process|require|fetch|Buffer|Worker|module|document|chrome|WebAssembly)$/.test(name))',
      ['require'],
    ],
    [
      '() => (() => {}).constructor("return typeof process + typeof document")()',
      'undefinedundefined',
    ],
    ['({ page }) => page.constructor.constructor("return typeof process")()', 'undefined'],
    [
      '({ page }) => Object.getPrototypeOf(page.evaluate).constructor("return typeof process")()',
      'undefined',
    ],
    ['() => new Error("x").stack.includes("/")', false],
    ['async () => { try { return await import("fs") } catch (error) { return "no" } }', 'no'],
    [
      '({ page }) => ["context", "browser", "target", "createCDPSession", "_client", "screenshot", "pdf", "setContent", "exposeFunction", "mainFrame"].filter((name) => name in page)',
      [],
    ],
  ]
  test.concurrent('by any way to it', async () => {
    expect(await outcomes(NOTHING.map(([source]) => source))).toEqual(
      NOTHING.map(([source, expected]) => [source, true, expected]),
    )
  })

  test.concurrent('outside the function that a text was to be', async () => {
    const source =
      '() => 1) }); globalThis.broken = "out"; (function () { return (() => [typeof broken, typeof process]'
    expect(await outcome(source)).toEqual([true, ['string', 'undefined']])
  })

  test('what one function leaves behind, the next does not find', async () => {
    await outcome('async ({ page }) => { globalThis.kept = await page.$("h1"); page.evil = 1 }')
    expect(await outcome('({ page }) => [typeof kept, "evil" in page]')).toEqual([
      true,
      ['undefined', false],
    ])
  })
})

describe('tricks with prototypes', () => {
  test.concurrent.each<[string, unknown]>([
    [
      'async ({ page }) => { page.__proto__ = { title: () => "mine" }; return page.title() }',
      'A page',
    ],
    ['async ({ page }) => { Object.prototype.handle = 1; return page.title() }', 'A page'],
    [
      'async ({ page }) => { Array.prototype[Symbol.iterator] = null; return page.title() }',
      'A page',
    ],
    [
      'async ({ page }) => { JSON.stringify = () => "[]"; JSON.parse = () => ({}); return page.title() }',
      'A page',
    ],
    [
      'async ({ page }) => { Object.defineProperty(Object.prototype, "toJSON", { value: () => "x" }); return 1 }',
      1,
    ],
    ['async ({ page }) => { page.title = () => "mine"; return page.title() }', 'mine'],
  ])('%s', async (source, expected) => {
    const [isFulfilled, value] = await outcome(source)
    // A guest that breaks its own tools may fail; it gets nothing else by it.
    if (isFulfilled) expect(value).toEqual(expected)
    else expect(value).toEqual({ name: expect.any(String), message: expect.any(String) })
  })

  const BIG = `const big = '"' + 'x'.repeat(8e6) + '"'`
  test.concurrent.each<[string, object]>([
    [
      `() => { ${BIG}; Array.prototype.join = () => '},"x":' + big + ',"y":{'; return 1 }`,
      { isFulfilled: true, value: 1, logging: {} },
    ],
    [
      `() => { Array.prototype.join = () => '1]]},"x":2,"logging":{"log":[[1'; console.log(1); return 1 }`,
      { isFulfilled: true, value: 1, logging: { log: [[1]] } },
    ],
    [
      `() => { ${BIG}; String.prototype.slice = () => big; throw 1 }`,
      {
        isFulfilled: false,
        value: {
          name: 'RangeError',
          message: 'the result is larger than 1000000 characters of JSON',
        },
        logging: {},
      },
    ],
  ])('add nothing to what is answered: %s', async (source, expected) => {
    const { body } = await patient.ask({ url: at('/'), meta: 'false', function: source })
    expect(body).toMatchObject({ status: 'success' })
    const { data } = body as { data: { function: object } }
    expect(data.function).toEqual({ ...expected, profiling: expect.any(Object) })
  })

  const ARGUMENTS: [string, string, string][] = [
    ['({ page }) => page.click({ handle: 1 })', 'TypeError', 'neither a selector nor an element'],
    ['({ page }) => page.click({ handle: "1" })', 'TypeError', 'neither a selector nor an element'],
    ['({ page }) => page.click({ handle: { valueOf: 1 } })', 'TypeError', 'neither'],
    ['({ page }) => page.type("h1", { length: 1e9 })', 'TypeError', 'text'],
    ['({ page }) => page.goto({ toString: () => "javascript:1" })', 'TypeError', 'http://'],
  ]
  test.concurrent('and with arguments that are none', async () => {
    expect(await outcomes(ARGUMENTS.map(([source]) => source))).toEqual(
      ARGUMENTS.map(([source, ...told]) => [source, ...error(...told)]),
    )
  })

  test.concurrent('and with selectors that only a program for tests knows', async () => {
    const source = '({ page }) => page.waitForSelector("a >> nth=0")'
    expect(await outcome(source, { service: hurried })).toEqual(error('TimeoutError', ''))
  })
})

describe('forbidden addresses', () => {
  const inside = () => `http://127.0.0.2:${canary.port}/`

  test.concurrent('goto an address, in other notation, by name, by a redirect', async () => {
    const port = canary.port
    const urls = [
      inside(),
      `http://0x7f000002:${port}/`,
      `http://inner.test:${port}/`,
      at('/to-inside'),
    ]
    const sources = urls.map((url) => `({ page }) => page.goto('${url}')`)
    expect(await outcomes(sources)).toEqual(
      sources.map((source) => [source, ...error('OutgoingRequestError', 'EFORBIDDENURL')]),
    )
  })

  test.concurrent('by fetch, by WebSocket, by a click', async () => {
    const sources = [
      `({ page }) => page.evaluate((url) => fetch(url, { mode: 'no-cors' }).then(() => 0, () => 1), '${inside()}')`,
      `({ page }) => page.evaluate((url) => new Promise((resolve) => { new WebSocket(url).onerror = () => resolve(1) }), '${inside().replace('http', 'ws')}')`,
      'async ({ page }) => { await page.click("a"); await page.waitForTimeout(300); return 1 }',
    ]
    expect(await outcomes(sources)).toEqual(sources.map((source) => [source, true, 1]))
  })

  test.concurrent('by a script, and files', async () => {
    const sources = [
      '({ page }) => page.goto("file:///etc/passwd")',
      `async ({ page }) => {
        await page.evaluate(() => { location = 'file:///etc/passwd' })
        await page.waitForTimeout(200)
        return (await page.content()).includes('root:')
      }`,
      `async ({ page }) => { await page.evaluate((url) => { location = url }, '${inside()}'); await page.waitForTimeout(300); return 1 }`,
    ]
    const expected = [error('TypeError', 'http://'), [true, false], [true, 1]]
    expect(await outcomes(sources)).toEqual(
      sources.map((source, index) => [source, ...(expected[index] ?? [])]),
    )
  })
})

describe('too much', () => {
  test.concurrent('100 calls at once are answered, some at a time', async () => {
    const source = `async ({ page }) => {
      const all = await Promise.all(Array.from({ length: 100 }, (_, i) => page.evaluate('1')))
      return all.reduce((sum, one) => sum + one, 0)
    }`
    expect(await outcome(source)).toEqual([true, 100])
  })

  test.concurrent('elements', async () => {
    const source = `async ({ page }) => {
      await page.evaluate(() => { document.body.innerHTML = '<i></i>'.repeat(2_000) })
      return (await page.$$('i')).length
    }`
    expect(await outcome(source)).toEqual([true, 1_000])
  })

  const CALLS: [string, string, string][] = [
    ['({ page }) => page.evaluate(() => "x".repeat(1e7))', 'Error', 'larger than'],
    ['({ page }) => page.evaluate(() => { throw "x".repeat(1e7) })', 'Error', 'too long'],
    ['({ page }) => page.evaluate("1); throw \\"x\\".repeat(1e7); (1")', 'SyntaxError', ''],
    [
      '({ page }) => page.evaluate(() => { const a = {}; a.a = a; return a })',
      'TypeError',
      'circular',
    ],
    ['({ page }) => page.evaluate((text) => text, "x".repeat(2e6))', 'RangeError', 'arguments'],
    ['({ page }) => page.type("h1", "x".repeat(2e5))', 'TypeError', 'at most'],
  ]
  test.concurrent('for one call, of what it takes or gives', async () => {
    expect(await outcomes(CALLS.map(([source]) => source))).toEqual(
      CALLS.map(([source, ...told]) => [source, ...error(...told)]),
    )
  })

  test.concurrent.each<[string, string, string]>([
    ['({ page }) => "x".repeat(1e8)', 'MemoryError', 'memory'],
    ['({ page }) => { const a = { page }; a.a = a; return a }', 'TypeError', 'circular'],
    ['({ page }) => { for (;;) console.log("x".repeat(1e4)) }', 'CpuTimeError', '200 ms'],
    ['({ page }) => { for (;;) page.title() }', '', ''],
    ['() => { for (;;) setTimeout(() => {}, 1e9) }', 'RangeError', 'timers'],
    [
      '() => { let a = []; for (let i = 0; i < 1e3; i++) a = [a]; return a }',
      'RangeError',
      'deeper than 500 levels',
    ],
  ])('%s', async (source, name, message) => {
    // Where the time is not what ends it, a busy machine shall not end it sooner.
    const service = name === '' || name === 'CpuTimeError' ? thrifty : patient
    const [isFulfilled, value] = await outcome(source, { service })
    expect(isFulfilled).toBe(false)
    expect(value).toEqual({
      name: name === '' ? expect.any(String) : name,
      message: expect.stringContaining(message),
    })
  })

  test.concurrent('of a page that changed the language around it', async () => {
    const sources = [
      '({ page }) => page.title()',
      '({ page }) => page.evaluate(() => 1)',
      'async ({ page }) => (await page.$$("title")).length',
    ]
    const expected = [[true, 'Hostile'], error('Error', ''), [true, 1]]
    expect(await outcomes(sources, { path: '/hostile' })).toEqual(
      sources.map((source, index) => [source, ...(expected[index] ?? [])]),
    )
  })

  test.concurrent('of a page that is larger than may be read', async () => {
    expect(await outcome('({ page }) => page.content()', { path: '/huge' })).toEqual(
      error('Error', 'characters'),
    )
  })
})

describe('what never ends', () => {
  test.concurrent.each<[string, string]>([
    ['({ page }) => { page.goto("NEXT"); for (;;); }', 'CpuTimeError'],
    // Of the function's time a way to a page has nine tenths: on a busy machine the last one's end first.
    [
      'async ({ page }) => { for (;;) await page.goto("NEXT") }',
      'TimeoutError|OutgoingRequestError',
    ],
    ['async ({ page }) => { for (;;) { page.reload(); await null } }', ''],
    ['({ page }) => page.evaluate(() => { for (;;); })', 'TimeoutError'],
    ['({ page }) => page.evaluate(() => new Promise(() => {}))', 'TimeoutError'],
    ['({ page }) => page.waitForNavigation()', 'TimeoutError'],
    ['({ page }) => page.waitForFunction("false")', 'TimeoutError'],
    [
      'async () => { for (;;) await new Promise((resolve) => setTimeout(resolve, 100)) }',
      'TimeoutError',
    ],
    ['async () => { try { for (;;); } finally { for (;;); } }', 'CpuTimeError'],
    ['() => { throw { get message() { for (;;); } } }', ''],
    ['() => ({ toJSON() { for (;;); } })', 'CpuTimeError'],
  ])('%s', async (source, name) => {
    const service = name.startsWith('TimeoutError') ? hurried : thrifty
    const { isFulfilled, value } = await ended(service, source.replace('NEXT', at('/next')))
    expect(isFulfilled).toBe(false)
    expect(value).toEqual({
      name: name === '' ? expect.any(String) : expect.stringMatching(`^(?:${name})$`),
      message: expect.any(String),
    })
  })

  /** With all that comes after it in a visit. */
  async function ended(service: Service, source: string) {
    const { body } = await service.ask({
      url: at('/'),
      meta: 'false',
      'data.h.selector': 'h1',
      'data.h.attr': 'text',
      function: source,
    })
    const { data } = body as {
      data?: { h: string; function: { isFulfilled: boolean; value: unknown } }
    }
    if (!data?.function) throw new Error(JSON.stringify(body))
    expect(data.h).toBe('Glass')
    return data.function
  }

  test.concurrent('is left by `goto` after its own timeout', async () => {
    const source = `async ({ page }) => {
      const failed = await page.goto('${at('/never')}', { timeout: 200 }).catch((error) => error)
      return [failed.name, failed.message]
    }`
    expect(await outcome(source)).toEqual([
      true,
      [
        'OutgoingRequestError',
        'EBRWSRTIMEOUT: The page could not be used in a browser in time. Try again later, or raise `timeout`.',
      ],
    ])
  })

  test.concurrent('is left by `goto` after its own timeout, also where a file of the page is late', async () => {
    const source = `async ({ page }) => {
      const options = { timeout: 4000, waitUntil: 'load' }
      const failed = await page.goto('${at('/unloaded')}', options).catch((error) => error)
      return [failed.name, failed.message, await page.$eval('h1', (h1) => h1.textContent)]
    }`
    const message = 'it took longer than it may'
    expect(await outcome(source)).toEqual([true, ['TimeoutError', message, 'shown']])
  })

  test.concurrent('does nothing more once it is over', async () => {
    const source = `async ({ page }) => {
      const element = await page.$('h1')
      const later = () => element.evaluate(() => fetch('/after')).then(later, later)
      setTimeout(later, 1)
      setInterval?.(later, 1)
      page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500))).then(later)
      return 1
    }`
    const safe = source.replace('setInterval?.(later, 1)', '')
    const { body } = await patient.ask({
      url: at('/'),
      meta: 'false',
      screenshot: 'true',
      fullPage: 'true',
      function: safe,
    })
    expect(body).toMatchObject({ data: { function: { value: 1 }, screenshot: { type: 'png' } } })
    expect(site.requests).not.toContain('GET /after')
  })

  test.concurrent('of an element that is gone is told so', async () => {
    const source = `async ({ page }) => {
      const element = await page.$('.gone')
      await page.goto('${at('/next')}')
      await page.evaluate(() => { document.body.innerHTML = '' })
      return element.click()
    }`
    expect(await outcome(source)).toEqual(error('Error', ''))
  })

  test('and too many at once are told so, for the moment', async () => {
    const crowded = await startWithBrowser({
      LINKGLASS_BROWSER_PAGES: '1',
      LINKGLASS_BROWSER_QUEUE: '0',
      LINKGLASS_FUNCTION_TIMEOUT: '3min',
    })
    const url = at('/')
    // Opens no page and ends only when its caller hangs up.
    const source = `({ html }) => new Promise(() => {})`
    const caller = new AbortController()
    const refused: unknown[] = []
    let resolve = () => {}
    const both = new Promise<void>((done) => {
      resolve = done
    })
    const asked = ['a', 'b', 'c'].map(async (cacheKey) => {
      const query = { url, meta: 'false', function: source, cacheKey }
      const { status, headers, body } = await crowded.ask(query, { signal: caller.signal })
      refused.push([status, headers.get('x-cache-ttl'), JSON.stringify(body)])
      if (refused.length === 2) resolve()
    })
    await both
    caller.abort()
    await Promise.allSettled(asked)
    await crowded.close()
    const told = [200, '60000', expect.stringContaining('ConcurrencyError')]
    expect(refused).toEqual([told, told])
  })
})

test('after all that, a function runs as before', async () => {
  for (const service of [patient, hurried, thrifty]) {
    // More than once where other programs take the time that the service grants.
    await expect
      .poll(() => outcome('({ page }) => page.title()', { service, force: 'true' }))
      .toEqual([true, 'A page'])
  }
})
