import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { watchHealth } from '../../support/health.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type Hosted, startHosted } from '../support/hosted.js'
import { within } from '../support/within.js'

const SECRET = 'a-secret-of-the-environment'

let origin: Origin
let service: Hosted
beforeAll(async () => {
  origin = await startOrigin({ '/': '<!doctype html><title>Page</title><h1>Head</h1>' })
  service = await startHosted({ LINKGLASS_CACHE: 'none', SECRET })
})
afterAll(async () => {
  await service.close()
  await origin.close()
})

function evaluate(source: string, parameters: Record<string, string> = {}) {
  return service.ask({
    url: `http://site.test:${origin.port}/`,
    meta: 'false',
    'data.x.selector': 'h1',
    'data.x.evaluate': source,
    ...parameters,
  })
}

const HOSTILE: Readonly<Record<string, string>> = {
  'a loop': '() => { for (;;); }',
  'a loop of promises': 'async () => { for (;;) await null }',
  'a promise that never settles': '() => new Promise(() => {})',
  'endless recursion': 'function f() { return f() + f() }',
  'a string that doubles': '() => { let s = "x"; for (;;) s += s }',
  'a string repeated': '() => "x".repeat(1e9)',
  buffers: '() => { const all = []; for (;;) all.push(new Uint8Array(1e6)) }',
  'one buffer': '() => new ArrayBuffer(4e9)',
  'an array': '() => new Array(4e9).fill(1)',
  objects: '() => { let o = {}; for (;;) o = { o, p: [o] } }',
  'a regular expression': '() => /^(a+)+$/.test("a".repeat(40) + "b")',
  'a sort': '() => Array.from({ length: 1e7 }, Math.random).sort()',
  'a result too large': '() => Array(2e6).fill("x")',
  'a circle': '() => { const a = []; a.push(a); return a }',
  depth: '() => { let a = []; for (let i = 0; i < 1e6; i++) a = [a]; return a }',
  'a proxy that throws': '() => new Proxy({}, { ownKeys() { throw 1 }, get() { throw 2 } })',
  'a proxy without an end': '() => new Proxy([], { get: (t, k) => k === "length" ? 1e9 : 1 })',
  'toJSON without an end': '() => ({ toJSON() { for (;;); } })',
  'a thrown loop': '() => { throw { get message() { for (;;); } } }',
  'a syntax error': '() => {',
  'a generator': 'function* g() { for (;;) yield 1 }',
  'changed builtins': '() => { JSON.stringify = null; Array.prototype.map = null; for (;;); }',
}

describe('a function that is hostile ends at its limits', () => {
  it.each(Object.entries(HOSTILE))('%s', async (_what, source) => {
    const { status, body, milliseconds } = await evaluate(source)
    expect([200, 400]).toContain(status)
    if (status === 400) {
      expect(body).toMatchObject({
        code: 'EINVALEVAL',
        message: expect.stringContaining('data.x.evaluate'),
      })
    }
    expect(milliseconds).toBeLessThan(within(2_000))
  })
})

describe('a function sees nothing of the host', () => {
  it.each([
    '() => process.env',
    '() => require("fs")',
    '() => import("node:fs")',
    '() => globalThis.constructor.constructor("return process")()',
    '() => this.constructor.constructor("return process.env.SECRET")()',
    '() => fetch("http://127.0.0.1/")',
    '() => new Worker("x")',
    '() => eval("process")',
    '() => Function("return globalThis")().process',
    '() => [].constructor.constructor("return process")().env',
    '() => Error.prepareStackTrace',
    '() => new Error().stack',
    '() => Object.getOwnPropertyNames(globalThis)',
    '() => WebAssembly',
    '() => SharedArrayBuffer',
    '() => Deno',
    '() => std.getenv("SECRET")',
    '() => os.environ',
    '(v) => v.constructor.constructor("return process")()',
    '() => module',
    '() => __dirname',
    '() => navigator',
    '() => performance.now()',
    '() => Date.now() - Date.now()',
  ])('%s', async (source) => {
    const { text } = await evaluate(source)
    expect(text).not.toContain(SECRET)
    expect(text).not.toMatch(/\/dist\/|node_modules|"PATH"|root:/)
  })
})

it('a flood of them leaves other requests their time', async () => {
  const health = await watchHealth(service.base)
  const flood = Array.from({ length: 20 }, (_, index) =>
    evaluate(`() => { for (;;); } // ${index}`),
  )
  const good: number[] = []
  for (let turn = 0; turn < 10; turn++) {
    const { status, milliseconds } = await service.ask({
      url: `http://site.test:${origin.port}/`,
      'meta.title': 'true',
    })
    expect(status).toBe(200)
    good.push(milliseconds)
  }
  for (const { status, body } of await Promise.all(flood)) {
    expect([400, 500, 503]).toContain(status)
    expect(['EINVALEVAL', 'EBUSY', 'ETIMEOUT']).toContain(body.code)
  }
  await health.stop()
  expect(Math.max(...good)).toBeLessThan(within(1_000))
  expect(health.worst()).toBeLessThan(within(250))
  expect(service.memory().peak).toBeLessThan(512)
})
