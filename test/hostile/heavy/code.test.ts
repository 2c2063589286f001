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
    LINKGLASS_SANDBOX_TIMEOUT: '250ms',
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
