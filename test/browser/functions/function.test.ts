import { gzipSync } from 'node:zlib'
import lzString from 'lz-string'
import { describe, expect, test } from 'vitest'
import { createLinkglass } from '../../../src/entry/library/library.js'
import { loadConfig } from '../../../src/service/config/index.js'
import { brotli } from '../../support/brotli.js'
import { readPages } from '../../support/read-pdf.js'
import { TEST_NETWORK } from '../../support/service.js'
import { BLUE, oneAfterAnother, RED, setStage, shoot } from '../support.js'

const SITE = {
  '/': page(`<h1>Glass</h1><p class="x">one</p><p class="x">two</p>
    <a href="/next">On</a><button onclick="document.body.style.background='blue'">Blue</button>
    <input id="name"><select id="size"><option>S</option><option>M</option></select>
    <script>addEventListener('keydown', (event) => { window.pressed = event.key })</script>`),
  '/next': page('<h1>Next</h1>'),
  '/long': page('<div style="height:12000px"></div>'),
  '/late': page(
    `<script>setTimeout(() => { document.body.innerHTML = '<b>late</b>' }, 300)</script>`,
  ),
  '/moved': { status: 302, headers: { location: '/next' } },
  '/data.json': { headers: { 'content-type': 'application/json' }, body: '{"a":1}' },
  '/shell': `<!doctype html><title>App</title><div id="root"></div>
    <script>root.innerHTML = '<p>made by a script</p>'</script>`,
}

function page(body: string): string {
  return `<!doctype html><title>A page</title><body style="margin:0;background:red">${body}`
}

const LONG = {
  LINKGLASS_FUNCTION_TIMEOUT: '1min',
  LINKGLASS_FUNCTION_CPU: '1min',
}

const stage = setStage(SITE, LONG)
const { at } = stage

interface Outcome {
  readonly isFulfilled: boolean
  readonly value: unknown
  readonly profiling: unknown
  readonly logging: unknown
}

/** A function that names the page is run in it: there is nothing more to wait for than the page. */
function waits(source: string): Record<string, string> {
  return /\b(?:page|response)\b/.test(source) ? { waitUntil: 'load' } : {}
}

async function run(source: string, more: Record<string, string> = {}, path = '/') {
  const { status, body } = await stage.service.ask({
    url: at(path),
    meta: 'false',
    function: source,
    ...waits(source),
    ...more,
  })
  const { data } = body as { data?: { function?: Outcome } }
  if (status !== 200 || !data?.function) throw new Error(JSON.stringify(body))
  return data.function
}

async function value(source: string, more: Record<string, string> = {}, path = '/') {
  const { isFulfilled, value } = await run(source, more, path)
  return [isFulfilled, value]
}

/** What they give or throw, one after the other in one visit, each beside its text. */
async function values(sources: readonly string[]) {
  const [isFulfilled, ended] = await value(oneAfterAnother(sources))
  if (!isFulfilled || !Array.isArray(ended)) throw new Error(JSON.stringify(ended))
  return sources.map((source, index) => [source, ...ended[index]])
}

describe('a function without the page', () => {
  test.concurrent('gives a value, and what it took', async () => {
    expect(
      await run('() => { console.log("a", { b: 1 }); console.warn(2); return 40 + 2 }'),
    ).toEqual({
      isFulfilled: true,
      value: 42,
      profiling: {
        phases: {
          install: 0,
          build: expect.any(Number),
          spawn: expect.any(Number),
          run: expect.any(Number),
          total: expect.any(Number),
        },
        cpu: expect.any(Number),
        memory: {
          total: expect.any(Number),
          used: expect.any(Number),
          heap: expect.any(Number),
          external: 0,
        },
        size: 68,
      },
      logging: { log: [['a', { b: 1 }]], warn: [[2]] },
    })
  })

  test('opens none, and asks the target for nothing', async () => {
    const before = stage.site.requests.length
    const { headers } = await stage.service.ask({
      url: at('/'),
      meta: 'false',
      function: '() => 1',
    })
    expect([stage.site.requests.length - before, headers.get('x-fetch-mode')]).toEqual([
      0,
      'skipped',
    ])
  })

  test.concurrent.each<[string, unknown]>([
    ['40 + 2', 42],
    ['async () => "later"', 'later'],
    ['function () { return [1] }', [1]],
    ['method() { return { a: null } }', { a: null }],
    ['() => undefined', null],
    ['({ url }) => new RegExp("^http://site.test:\\\\d+/$").test(url)', true],
    ['async () => { await new Promise((resolve) => setTimeout(resolve, 10)); return 1 }', 1],
  ])('%s', async (source, expected) => {
    expect(await value(source)).toEqual([true, expected])
  })

  test.concurrent('waits without end for Infinity and huge delays, and not for zero, negative or no numbers', async () => {
    const source = `async () => {
      const passed = []
      for (const delay of [Infinity, 1e308, 2 ** 31, 0, -5, -Infinity, NaN, 'soon', undefined])
        setTimeout(() => passed.push(String(delay)), delay)
      await new Promise((resolve) => setTimeout(resolve, 1))
      return passed
    }`
    expect(await value(source)).toEqual([
      true,
      ['0', '-5', '-Infinity', 'NaN', 'soon', 'undefined'],
    ])
  })

  test.concurrent('has the parameters that the service does not know', async () => {
    const source = '({ name, force2, off, query }) => ({ name, force2, off, query })'
    const parameters = { name: 'Ada', force2: 'true', off: 'false' }
    const given = { name: 'Ada', force2: true, off: false }
    expect(await value(source, parameters)).toEqual([true, { ...given, query: given }])
    const { body } = await stage.service.ask({
      url: at('/'),
      meta: 'false',
      function: source,
      name: 'B',
    })
    expect(body).not.toHaveProperty('warnings')
    expect(await value('({ headers }) => headers.x', { 'headers.x': 'y' })).toEqual([true, 'y'])
  })

  test.concurrent('has the page’s markup, by a plain fetch where that will do', async () => {
    const found = await value('({ html }) => html.includes("<h1>Glass")')
    expect(found).toEqual([true, true])
    const shell = await value('({ html }) => html.includes("made by a script</p>")', {}, '/shell')
    expect(shell).toEqual([true, true])
    expect(await value('({ html }) => JSON.parse(html).a', {}, '/data.json')).toEqual([true, 1])
    const plain = { prerender: 'false' }
    expect(await value('({ html }) => html.includes("script</p>")', plain, '/shell')).toEqual([
      true,
      true,
    ])
  })

  test.concurrent.each<[string, string, string]>([
    ['() => { throw new TypeError("no") }', 'TypeError', 'no'],
    ['() => { throw "text" }', 'NonError', 'text'],
    ['() => null.x', 'TypeError', "cannot read property 'x' of null"],
    ['() => require("jsdom")', 'Error', '`jsdom` cannot be required'],
    ['() => new Promise(() => {})', 'Error', 'never settles'],
    ['() => { const a = {}; a.a = a; return a }', 'TypeError', 'circular'],
    ['() => () => 1', 'TypeError', 'not JSON'],
    ['() => "x".repeat(1e8)', 'MemoryError', 'memory'],
    ['() => "x".repeat(2e6)', 'RangeError', 'larger than 1000000'],
    ['() => { const all = []; for (;;) all.push(new Uint8Array(1e6)) }', 'MemoryError', 'memory'],
  ])('%s is a value that says what went wrong', async (source, name, message) => {
    expect(await value(source)).toEqual([
      false,
      { name, message: expect.stringContaining(message) },
    ])
  })

  test.each(['() => {', 'br#AAAA', 'true', 'lz#!'])('%s is none', async (source) => {
    const before = stage.site.requests.length
    const { status, body } = await stage.service.ask({ url: at('/'), function: source })
    expect([status, body, stage.site.requests.length - before]).toEqual([
      400,
      expect.objectContaining({
        code: 'EINVALFUNCTION',
        data: { function: expect.any(String) },
      }),
      0,
    ])
  })

  test.concurrent('may come packed', async () => {
    const source = '({ a }) => [a, "ü"]'
    for (const packed of [
      `br#${brotli(source).toString('base64url')}`,
      `gz#${gzipSync(source).toString('base64url')}`,
      `lz#${lzString.compressToEncodedURIComponent(source)}`,
    ]) {
      expect(await value(packed, { a: 'b' })).toEqual([true, ['b', 'ü']])
    }
    const bomb = `br#${brotli('() => 1'.padEnd(5_000_000)).toString('base64url')}`
    expect(await value(bomb)).toEqual([
      false,
      { name: 'CodeSizeError', message: expect.any(String) },
    ])
  })

  test.concurrent('is a value of `embed` and `filter`', async () => {
    const ask = { url: at('/'), meta: 'false' }
    const text = await stage.service.ask({
      ...ask,
      function: '() => "words"',
      embed: 'function.value',
    })
    expect([text.body, text.headers.get('content-type')]).toEqual([
      'words',
      'text/plain; charset=utf-8',
    ])
    const json = await stage.service.ask({ ...ask, function: '() => [1]', embed: 'function.value' })
    expect(json.body).toEqual([1])
    const kept = await stage.service.ask({
      ...ask,
      function: '() => [1]',
      filter: 'function.value',
    })
    expect(kept.body).toEqual({ status: 'success', data: { function: { value: [1] } } })
  })

  test.concurrent('is kept as any answer, and by its parameters', async () => {
    const ask = (name: string) =>
      stage.service.ask({ url: at('/'), meta: 'false', function: '() => Math.random()', name })
    const first = await ask('a')
    expect((await ask('a')).body).toEqual(first.body)
    expect((await ask('b')).body).not.toEqual(first.body)
  })
})

describe('a function with the page', () => {
  const VALUES: [string, unknown][] = [
    ['({ page }) => page.title()', 'A page'],
    [
      'async ({ page }) => [page.url().endsWith("/"), (await page.content()).includes("<h1>")]',
      [true, true],
    ],
    ['({ page }) => page.evaluate(() => document.querySelector("h1").textContent)', 'Glass'],
    ['({ page }) => page.evaluate((a, b) => a + b.c, 1, { c: 2 })', 3],
    ['({ page }) => page.evaluate("document.title.length")', 6],
    ['({ page }) => page.evaluate(async () => (await fetch("/data.json")).json())', { a: 1 }],
    ['({ page }) => page.evaluate(() => undefined)', null],
    [
      '({ page }) => page.$eval("h1", (element, more) => element.textContent + more, "!")',
      'Glass!',
    ],
    ['({ page }) => page.$$eval(".x", (all) => all.map((one) => one.textContent))', ['one', 'two']],
    ['async ({ page }) => (await page.$$(".x")).length', 2],
    ['async ({ page }) => page.evaluate((element) => element.tagName, await page.$("h1"))', 'H1'],
    ['async ({ page }) => (await page.$("h1")).evaluate((element) => element.tagName)', 'H1'],
    ['async ({ page }) => page.$(".none")', null],
    [
      'async ({ page }) => { await page.click("button"); return page.evaluate("document.body.style.background") }',
      'blue',
    ],
    [
      'async ({ page }) => { await (await page.$("button")).click(); return page.evaluate("document.body.style.background") }',
      'blue',
    ],
    [
      'async ({ page }) => { await page.type("#name", "Ada"); return page.$eval("#name", (one) => one.value) }',
      'Ada',
    ],
    [
      'async ({ page }) => [await page.select("#size", "M"), await page.$eval("#size", (one) => one.value)]',
      [['M'], 'M'],
    ],
    [
      'async ({ page }) => { await page.focus("#name"); return page.evaluate("document.activeElement.id") }',
      'name',
    ],
    [
      'async ({ page }) => { await page.hover("h1"); return page.$eval("h1", (one) => one.matches(":hover")) }',
      true,
    ],
    [
      'async ({ page }) => { await page.keyboard.press("Enter"); return page.evaluate("pressed") }',
      'Enter',
    ],
    [
      'async ({ page }) => { await page.setViewport({ width: 500, height: 400 }); return page.evaluate("[innerWidth, innerHeight]") }',
      [500, 400],
    ],
    ['async ({ page }) => { await page.waitForTimeout(20); return 1 }', 1],
    [
      '({ response }) => [response.status(), response.ok(), response.statusText(), response.headers()["content-type"]]',
      [200, true, 'OK', 'text/html; charset=utf-8'],
    ],
  ]
  test.concurrent('may do with it what a visitor does, and read it', async () => {
    expect(await values(VALUES.map(([source]) => source))).toEqual(
      VALUES.map(([source, expected]) => [source, true, expected]),
    )
  })

  test.concurrent('goes to other pages', async () => {
    const goto = `async ({ page }) => {
      const response = await page.goto('${at('/moved')}')
      return [response.status(), response.url(), page.url(), await page.$eval('h1', (one) => one.textContent)]
    }`
    expect(await value(goto)).toEqual([true, [200, at('/next'), at('/next'), 'Next']])
    const click = `async ({ page }) => {
      await Promise.all([page.waitForNavigation(), page.click('a')])
      const there = page.url()
      await page.goBack()
      await page.reload()
      return [there, page.url()]
    }`
    expect(await value(click)).toEqual([true, [at('/next'), at('/')]])
  })

  test.concurrent('waits', async () => {
    const source = `async ({ page }) => {
      const element = await page.waitForSelector('b', { visible: true })
      await page.waitForFunction((text) => document.body.textContent === text, {}, 'late')
      return element.evaluate((one) => one.textContent)
    }`
    expect(await value(source, { waitUntil: 'domcontentloaded' }, '/late')).toEqual([true, 'late'])
    const never = '({ page }) => page.waitForSelector(".never", { timeout: 100 })'
    expect(await value(never)).toEqual([
      false,
      { name: 'TimeoutError', message: '`.never` matched nothing within 0.1 s' },
    ])
  })

  const WRONG: [string, string, string][] = [
    ['({ page }) => page.$eval(".none", (one) => one)', 'Error', 'nothing matches .none'],
    ['({ page }) => page.click(".none")', 'Error', 'nothing matches'],
    ['({ page }) => page.evaluate(() => { throw new Error("inside") })', 'Error', 'inside'],
    ['({ page }) => page.evaluate(() => nosuch())', 'ReferenceError', 'nosuch is not defined'],
    ['({ page }) => page.evaluate(() => null.x)', 'TypeError', 'null'],
    ['({ page }) => page.evaluate("x ===")', 'SyntaxError', 'Unexpected'],
    ['({ page }) => page.evaluate(() => "x".repeat(2e6))', 'Error', 'larger than'],
    ['({ page }) => page.goto("file:///etc/passwd")', 'TypeError', 'http://'],
    ['({ page }) => page.goto("about:blank")', 'TypeError', 'http://'],
    ['({ page }) => page.screenshot()', 'TypeError', 'not a function'],
    ['({ page }) => page.setViewport({ width: 1e9 })', 'RangeError', 'from 16 to 8192'],
    ['({ page }) => page.waitForSelector({})', 'TypeError', 'selector'],
  ]
  test.concurrent('is told what went wrong', async () => {
    expect(await values(WRONG.map(([source]) => source))).toEqual(
      WRONG.map(([source, name, message]) => [
        source,
        false,
        { name, message: expect.stringContaining(message) },
      ]),
    )
  })

  test.concurrent('that throws gives a value that says what went wrong', async () => {
    const source = '({ page }) => page.evaluate(() => { throw new Error("inside") })'
    expect(await value(source)).toEqual([
      false,
      { name: 'Error', message: expect.stringContaining('inside') },
    ])
  })

  test.concurrent('comes before image, print and rules, which see what it did', async () => {
    const source = `async ({ page }) => {
      await page.evaluate(() => { document.querySelector('h1').textContent = 'Changed' })
      await page.click('button')
    }`
    const { body, ...pixels } = await shoot(stage.service, {
      url: at('/'),
      'meta.title': 'true',
      function: source,
      pdf: 'true',
      'data.h.selector': 'h1',
      'data.h.attr': 'text',
      'viewport.deviceScaleFactor': '1',
    })
    const { data } = body as { data: { h: string; pdf: { url: string } } }
    expect([data.h, pixels.at(600, 600)]).toEqual(['Changed', BLUE])
    const [sheet] = await readPages(new Uint8Array(await (await fetch(data.pdf.url)).arrayBuffer()))
    expect(sheet?.text).toContain('Changed')
  })

  test.concurrent('takes the scale of a viewport along to the image', async () => {
    const source =
      '({ page }) => page.setViewport({ width: 300, height: 200, deviceScaleFactor: 2 })'
    const {
      width,
      height,
      at: pixel,
    } = await shoot(stage.service, {
      url: at('/'),
      meta: 'false',
      function: source,
    })
    expect([width, height, pixel(500, 300)]).toEqual([600, 400, RED])
  })

  test.concurrent.each([
    ['a smaller scale', { width: 1_280, height: 800 }, '2', 1_280, 12_000, undefined],
    [
      'a larger scale',
      { width: 100, height: 100, deviceScaleFactor: 5 },
      '0.1',
      500,
      16_380,
      [
        {
          code: 'ETRUNCATED',
          message: 'The screenshot would have more than 16384 pixels on a side: the rest was cut.',
        },
      ],
    ],
  ])('has whole pages cut by the viewport it sets: %s', async (_, viewport, scale, ...expected) => {
    const { width, height, body } = await shoot(stage.service, {
      url: at('/long'),
      meta: 'false',
      function: `({ page }) => page.setViewport(${JSON.stringify(viewport)})`,
      'screenshot.fullPage': 'true',
      'viewport.deviceScaleFactor': scale,
    })
    expect([width, height, body.warnings]).toEqual(expected)
  })
})

test.concurrent('the library takes a function', async () => {
  const browser = process.env.CHROME_PATH ?? 'auto'
  const env = { ...TEST_NETWORK, ...LONG, LINKGLASS_BROWSER: browser, LINKGLASS_TIMEOUT: '1min' }
  const linkglass = createLinkglass(loadConfig(env))
  const { data } = await linkglass(at('/'), {
    meta: false,
    function: async ({ page, times }: { page: { title(): Promise<string> }; times: string }) =>
      (await page.title()).repeat(Number(times)),
    times: 2,
  })
  await linkglass.close()
  expect(data.function).toMatchObject({ isFulfilled: true, value: 'A pageA page' })
})
