import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import type { Value } from '../../../src/contracts/result.js'
import {
  createEvaluateSandbox,
  type SandboxOptions,
} from '../../../src/rules/sandbox/evaluate-sandbox.js'

import { cpuTime } from '../../support/cpu.js'
import { EXTRACT_LIMITS } from '../../support/limits.js'
import { UNHURRIED } from '../../support/service.js'

const OPTIONS: SandboxOptions = {
  // Nothing but what never ends takes that long, on a machine however busy.
  timeout: 60_000,
  memory: 64 * 1_048_576,
  maxResult: 1_000_000,
  output: EXTRACT_LIMITS,
  spare: 1,
  workers: 2,
  queue: 100,
}

const sandbox = createEvaluateSandbox(OPTIONS)
afterAll(() => sandbox.close())

const { signal } = new AbortController()

function run(source: string, ...inputs: Value[]) {
  return sandbox.evaluate(source, inputs, { signal })
}

function failure(source: string, within = sandbox) {
  return within.evaluate(source, ['x'], { signal }).then(
    (values) => values,
    (error) => `${error.code} ${error.message}`,
  )
}

it('gives the values, or says what went wrong', async () => {
  expect(await run('(value) => value.trim()', ' a ', 'b ')).toEqual(['a', 'b'])
  expect(await failure('async () => { throw new RangeError("later") }')).toMatch(
    /^EINVALEVAL The function failed: RangeError: later/,
  )
})

describe('hostile functions are stopped', () => {
  const hasty = createEvaluateSandbox({ ...OPTIONS, timeout: 50 })
  const tight = createEvaluateSandbox({ ...OPTIONS, memory: 24 * 1_048_576 })
  afterAll(async () => {
    await hasty.close()
    await tight.close()
  })

  it.each([
    ['an endless loop', '() => { for (;;); }', /longer than 50 ms/],
    ['one that catches', '() => { for (;;) try { for (;;); } catch {} }', /longer than 50 ms/],
    ['one in an expression', '(() => { for (;;); })()', /longer than 50 ms/],
    ['endless jobs', 'async () => { for (;;) await 0 }', /longer than 50 ms|memory/],
    [
      'endless asynchronous recursion',
      '() => (async function f() { await 0; return f() })()',
      /longer|memory/,
    ],
    ['an exponential expression', '() => /(a+)+$/.test("a".repeat(40) + "b")', /longer than 50 ms/],
    [
      'an endless message',
      '() => { throw { name: "x", get message() { for (;;); } } }',
      /longer|object/,
    ],
    ['an endless toString', '() => { throw { toString() { for (;;); } } }', /longer/],
    ['an endless toJSON', '() => ({ toJSON() { for (;;); } })', /longer/],
    ['an endless then', '() => ({ get then() { for (;;); } })', /longer/],
    ['an endless proxy', '() => new Proxy({}, { ownKeys() { for (;;); } })', /longer/],
    ['a deep text', '() => JSON.parse("[".repeat(1e6))', /./],
    ['deep source', `() => ${'['.repeat(50_000)}${']'.repeat(50_000)}`, /./],
    ['a deep expression', '() => new RegExp("(".repeat(1e5) + ")".repeat(1e5))', /./],
    [
      'a slow sort',
      '() => Array.from({ length: 1e7 }, () => Math.random()).sort()',
      /longer|memory/,
    ],
    ['a large number', '() => String(2n ** (2n ** 30n))', /./],
    ['a deep result', '() => { let a = []; for (let i = 0; i < 1e5; i++) a = [a]; return a }', /./],
  ])('%s', async (_, source, reason) => {
    const spent = await cpuTime(async () => {
      const message = await failure(source, hasty)
      expect(message).toMatch(/^EINVALEVAL The function failed: /)
      expect(message).toMatch(reason)
    })
    expect(spent).toBeLessThan(5_000)
  })

  it.each([
    ['endless recursion', '() => (function f() { f() })()', /stack overflow/],
    ['memory by strings', '() => { let s = "x"; for (;;) s += s }', /memory|string too long/],
    [
      'memory by many strings',
      '() => { const a = []; for (;;) a.push("x".repeat(1e6) + a.length) }',
      /memory/,
    ],
    [
      'memory by buffers',
      '() => { const a = []; for (;;) a.push(new ArrayBuffer(1e6)) }',
      /memory/,
    ],
    ['memory by objects', '() => { const a = []; for (;;) a.push({}) }', /memory/],
    ['a large sparse array', '() => new Array(1e8).fill(1).join()', /memory/],
    ['one large buffer', '() => new ArrayBuffer(2e9)', /memory|length/],
  ])('%s', async (_, source, reason) => {
    const ended = tight.evaluate(source, ['x'], { signal })
    await expect(ended).rejects.toMatchObject({
      code: 'EINVALEVAL',
      message: expect.stringMatching(reason),
    })
  })

  it('leave the process as it was', async () => {
    expect(await run('value => value', 1)).toEqual([1])
  })
})

describe('there is no way out', () => {
  it.each([
    [
      'typeof process + typeof require + typeof globalThis.fetch + typeof module',
      'undefined'.repeat(4),
    ],
    [
      '[typeof WebAssembly, typeof setTimeout, typeof console, typeof Worker].join()',
      'undefined,undefined,undefined,undefined',
    ],
    [
      '() => { try { return this.constructor.constructor("return process")() } catch (e) { return e.name } }',
      'ReferenceError',
    ],
    [
      '() => { try { return (async () => {}).constructor("return require")()  } catch (e) { return e.name } }',
      null,
    ],
    ['() => import("fs").catch((e) => e.name)', 'ReferenceError'],
    ['() => import("node:process").then(() => "in", () => "out")', 'out'],
    ['1\n) }), (globalThis.leak = 1), (function () { return (globalThis.leak', 1],
    ['() => Error().stack.includes("/")', false],
    ['() => new Date().getTimezoneOffset() + new Date(2e12).getHours()', 3],
    ['() => { const a = Date.now(); for (let i = 0; i < 1e5; i++); return Date.now() - a }', 0],
    [
      '() => { Array.prototype.push = JSON.stringify = Object.values = () => "x"; return [1] }',
      [1],
    ],
    ['() => { Promise.prototype.then = () => 1; return 1 }', 1],
  ])('%s', async (source, expected) => {
    const [value] = await run(source, 'x').catch(() => [null])
    expect(value).toEqual(expected)
  })

  it('nothing is left for the next call', async () => {
    await run('() => { globalThis.left = 1; Object.prototype.left = 1 }', 1)
    expect(await run('() => [typeof left, {}.left ?? null]', 1)).toEqual([['undefined', null]])
  })

  it('the same input gives the same output, except for the date', async () => {
    const random = () => run('() => [Math.random(), Math.random()]', 1)
    expect(await random()).toEqual(await random())
    const [now] = await run('() => Date.now()', 1)
    expect(Math.abs(Number(now) - Date.now())).toBeLessThan(60_000)
  })
})

describe('many calls', () => {
  it('are refused beyond the queue, and the others answered', async () => {
    const small = createEvaluateSandbox({ ...OPTIONS, workers: 1, queue: 2, spare: 0 })
    const calls = [1, 2, 3, 4, 5].map((value) => small.evaluate('v => v', [value], { signal }))
    const settled = await Promise.allSettled(calls)
    await small.close()
    expect(
      settled.map((call) => (call.status === 'fulfilled' ? call.value : call.reason.code)),
    ).toEqual([[1], [2], [3], 'EBUSY', 'EBUSY'])
  })

  it('give up when their signal says so, waiting or running', async () => {
    const one = createEvaluateSandbox({ ...OPTIONS, workers: 1, spare: 0 })
    const abort = new AbortController()
    const running = one.evaluate('() => { for (;;); }', [1], { signal: abort.signal })
    const waiting = one.evaluate('v => v', [1], { signal: abort.signal })
    const next = one.evaluate('v => v', [2], { signal })
    setImmediate(() => abort.abort(new Error('enough')))
    await expect(running).rejects.toThrow('enough')
    await expect(waiting).rejects.toThrow('enough')
    expect(await next).toEqual([2])
    await one.close()
  })

  it('run in the least memory that the engine can do with', async () => {
    const tiny = createEvaluateSandbox({ ...OPTIONS, memory: 1, spare: 0 })
    expect(await tiny.evaluate('v => v', [1], { signal })).toEqual([1])
    await expect(tiny.evaluate('() => "x".repeat(3e7)', [1], { signal })).rejects.toThrow(/memory/)
    await tiny.close()
  })

  it('fail once the sandbox is closed', async () => {
    const closed = createEvaluateSandbox({ ...OPTIONS, spare: 2 })
    await closed.evaluate('v => v', [1], { signal })
    await closed.close()
    await expect(closed.evaluate('1', [1], { signal })).rejects.toMatchObject({ code: 'EBUSY' })
  })
})

it('a program can end with workers at the ready', async () => {
  const module = new URL('../../../dist/index.js', import.meta.url)
  const program = `
    import { fromHtml } from ${JSON.stringify(module.href)}
    const run = (evaluate) =>
      fromHtml('<p>1</p>', {
        url: 'https://site.example',
        meta: false,
        data: { x: { selector: 'p', attr: 'text', evaluate } },
      }).then(({ data }) => data.x, (error) => error.code)
    console.log(await run('process?.env ?? 1'))
    console.log(await run('(value) => Number(value) + 1'))`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', program],
    { env: { ...process.env, ...UNHURRIED, LINKGLASS_TIMEOUT: '5min' } },
  )
  expect(stdout).toBe('EINVALEVAL\n2\n')
})
