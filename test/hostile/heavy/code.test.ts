import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Origin, startOrigin } from '../../support/origin.js'
import { UNHURRIED } from '../../support/service.js'
import { FUNCTIONS } from '../functions.js'
import { type Hosted, startHosted } from '../support/hosted.js'

const SECRET = 'a-secret-of-the-environment'

let origin: Origin
let service: Hosted
beforeAll(async () => {
  origin = await startOrigin({ '/': '<!doctype html><title>Page</title><h1>Head</h1>' })
  service = await startHosted({
    ...UNHURRIED,
    LINKGLASS_SANDBOX_TIMEOUT: '150ms',
    LINKGLASS_CACHE: 'none',
    SECRET,
  })
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

describe('a function that is hostile ends at its limits', () => {
  it.each(Object.entries(FUNCTIONS))('%s', async (_what, source) => {
    const before = service.cpu()
    const { status, body } = await evaluate(source)
    expect([200, 400]).toContain(status)
    if (status === 400) {
      expect(body).toMatchObject({
        code: 'EINVALEVAL',
        message: expect.stringContaining('data.x.evaluate'),
      })
    }
    expect(service.cpu() - before).toBeLessThan(4_000)
  })
})

/** What a function may look for, and what it finds. */
const CURIOUS: readonly (readonly [source: string, found: unknown])[] = [
  ['() => process.env', 'ReferenceError'],
  ['() => require("fs")', 'ReferenceError'],
  ['() => import("node:fs")', 'ReferenceError'],
  ['() => globalThis.constructor.constructor("return process")()', 'ReferenceError'],
  ['() => this.constructor.constructor("return process.env.SECRET")()', 'ReferenceError'],
  ['() => fetch("http://127.0.0.1/")', 'ReferenceError'],
  ['() => new Worker("x")', 'ReferenceError'],
  ['() => eval("process")', 'ReferenceError'],
  ['() => Function("return globalThis")().process', null],
  ['() => [].constructor.constructor("return process")().env', 'ReferenceError'],
  ['() => Error.prepareStackTrace', null],
  ['() => new Error().stack', expect.any(String)],
  ['() => Object.getOwnPropertyNames(globalThis)', expect.any(Array)],
  ['() => WebAssembly', 'ReferenceError'],
  // One of the engine's own, which no other thread has.
  ['() => SharedArrayBuffer', null],
  ['() => Deno', 'ReferenceError'],
  ['() => std.getenv("SECRET")', 'ReferenceError'],
  ['() => os.environ', 'ReferenceError'],
  ['(v) => v.constructor.constructor("return process")()', 'ReferenceError'],
  ['() => module', 'ReferenceError'],
  ['() => __dirname', 'ReferenceError'],
  ['() => navigator', 'ReferenceError'],
  ['() => performance.now()', 'ReferenceError'],
  ['() => Date.now() - Date.now()', 0],
]

/** Gives the result of each of them, or the name of its error. */
const LOOK_AROUND = `async (value) => {
  const found = []
  for (const look of [${CURIOUS.map(([source]) => source).join(',')}]) {
    try {
      found.push((await look(value)) ?? null)
    } catch (error) {
      found.push(error.name)
    }
  }
  return found
}`

it('functions see nothing of the host', async () => {
  const { status, body, text } = await evaluate(LOOK_AROUND)
  expect([status, body.data]).toEqual([200, { x: CURIOUS.map(([, found]) => found) }])
  expect(text).not.toContain(SECRET)
  expect(text).not.toMatch(/\/dist\/|node_modules|"PATH"|root:/)
})

it('while a flood of them runs, other requests are answered', async () => {
  const flood = Array.from({ length: 10 }, (_, index) =>
    evaluate(`() => { for (;;); } // ${index}`),
  )
  for (let turn = 0; turn < 10; turn++) {
    const good = await service.ask({
      url: `http://site.test:${origin.port}/`,
      'meta.title': 'true',
    })
    expect([good.status, good.body.data]).toEqual([200, { title: 'Page' }])
  }
  for (const { status, body } of await Promise.all(flood)) {
    expect([400, 500, 503]).toContain(status)
    expect(['EINVALEVAL', 'EBUSY', 'ETIMEOUT']).toContain(body.code)
  }
  expect(service.memory().peak).toBeLessThan(512)
})
