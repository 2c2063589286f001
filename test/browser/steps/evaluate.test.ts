import { describe, expect, test } from 'vitest'
import { startService } from '../../support/service.js'
import { setStage, startWithBrowser } from '../support.js'

const SITE = {
  '/': `<!doctype html><title>A page</title><h1>Glass</h1><p>1</p><p>2</p>
    <script>document.body.append('made by a script'); window.price = { amount: 42 }</script>`,
  '/hostile': `<!doctype html><title>A page</title><script>
    JSON.stringify = () => 'x'.repeat(1e8)</script>`,
}

const stage = setStage(SITE)

function parameters(evaluate: string, more: Record<string, string> = {}, path = '/') {
  const url = `http://site.test:${stage.site.port}${path}`
  return { url, meta: 'false', 'data.x.evaluate': evaluate, ...more }
}

async function ask(evaluate: string, more: Record<string, string> = {}, path = '/') {
  const { status, body, headers } = await stage.service.ask(parameters(evaluate, more, path))
  const { data } = body as { data: Record<string, unknown> }
  return { status, body, x: data.x, data, mode: headers.get('x-fetch-mode') }
}

describe('code alone runs in the page', () => {
  const VALUES: [string, unknown][] = [
    ['document.title', 'A page'],
    ['() => document.querySelectorAll("p").length', 2],
    ['async () => window.price', { amount: 42 }],
    [
      'function () { return [...document.querySelectorAll("p")].map((one) => one.textContent) }',
      ['1', '2'],
    ],
    ['async evaluate() { return location.pathname }', '/'],
    ['window.price.amount // the price', 42],
    // As where no page is opened:
    ['(html) => html.includes("made by a script")', true],
    ['value.length > 100', true],
    ['value => value.match(/<h1>(.*?)</)[1]', 'Glass'],
    ['() => undefined', null],
    ['1); "x".repeat(1e7); (1', 1],
  ]
  test.concurrent('in every form, and gives its value', async () => {
    const rules = VALUES.map(([source], index) => [`data.v${index}.evaluate`, source])
    const { data } = await ask('1', Object.fromEntries(rules))
    expect(VALUES.map(([source], index) => [source, data[`v${index}`]])).toEqual(VALUES)
  })

  test.concurrent('and its value is of a type', async () => {
    const { data } = await ask('"1,234.5"', {
      'data.x.type': 'number',
      'data.y.evaluate': '"/a"',
      'data.y.type': 'url',
    })
    expect(data).toEqual({ x: 1234.5, y: `http://site.test:${stage.site.port}/a` })
  })

  test.concurrent('beside rules that select, and as one of several alternatives', async () => {
    const { data } = await ask('document.title', {
      'data.h.selector': 'h1',
      'data.h.attr': 'text',
      'data.h.evaluate': 'value => [value, typeof document]',
      'data.y.0.selector': '.none',
      'data.y.1.evaluate': 'document.title.length',
      'data.z.selector': 'body',
      'data.z.data.inner.evaluate': '() => typeof document',
    })
    expect(data).toEqual({
      x: 'A page',
      h: ['Glass', 'undefined'],
      y: 6,
      z: { inner: 'undefined' },
    })
  })

  test.concurrent.each<[string, string]>([
    ['() => { throw new Error("inside") }', 'inside'],
    ['() => {', ''],
    ['() => "x".repeat(2e6)', 'larger than'],
    ['() => { const a = {}; a.a = a; return a }', 'circular'],
    ['() => { throw "x".repeat(1e7) }', 'too long'],
  ])('%s is an error', async (source, message) => {
    const { status, body } = await ask(source)
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({
        code: 'EINVALEVAL',
        data: { 'data.x.evaluate': expect.stringContaining(message) },
      }),
    ])
  })

  test.concurrent.each([
    ['() => nosuch.value', 'ReferenceError: nosuch is not defined'],
    ['() => { throw new TypeError("inside.") }', 'TypeError: inside'],
    ['() => { throw "a text" }', 'a text'],
  ])('%s is told as in the sandbox: by rule and error', async (source, said) => {
    const { body } = await ask(source)
    expect(body).toMatchObject({ message: `\`data.x.evaluate\`: The function failed: ${said}.` })
  })

  test.concurrent('of a page that changed the language, no more than may be', async () => {
    const { status, body } = await ask('1', {}, '/hostile')
    expect([status, body]).toEqual([400, expect.objectContaining({ code: 'EINVALEVAL' })])
  })
})

test.concurrent('with `prerender=false`, and without a browser, it runs in the sandbox', async () => {
  const source = 'html => [typeof document, html.includes("made by a script<")]'
  expect((await ask(source, { prerender: 'false' })).x).toEqual(['undefined', false])
  const none = await startService()
  const { body } = await none.ask(parameters(source))
  await none.close()
  expect(body).toEqual(
    expect.objectContaining({ status: 'success', data: { x: ['undefined', false] } }),
  )
  expect(body).not.toHaveProperty('warnings')
})

test.concurrent('where the browser is busy, a plain fetch and the sandbox answer', async () => {
  const busy = await startWithBrowser({ LINKGLASS_BROWSER: process.execPath })
  const { body } = await busy.ask(parameters('html => [typeof document, html.length > 10]'))
  await busy.close()
  expect(body).toMatchObject({
    data: { x: ['undefined', true] },
    warnings: [{ code: 'EFATAL', message: expect.stringContaining('not opened in a browser') }],
  })
})
