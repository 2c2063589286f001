import { describe, expect, it } from 'vitest'
import type { Value } from '../../../src/contracts/result.js'
import { getEngineCode } from '../../../src/rules/sandbox/engine-code.js'
import { createEvaluator } from '../../../src/rules/sandbox/evaluate-guest.js'
import { convertResults } from '../../../src/rules/sandbox/results.js'
import { EXTRACT_LIMITS } from '../../support/limits.js'

const LIMITS = {
  cpu: 60_000,
  memory: 16 * 1_048_576,
  maxResult: 1_000_000,
  output: EXTRACT_LIMITS,
}

/** What the thread of a call does, without the thread: this is our code and harms nobody. */
async function perform(source: string, ...inputs: Value[]): Promise<unknown> {
  const data = { limits: LIMITS, code: getEngineCode() }
  const run = await createEvaluator(data, () => performance.now())
  const task = { source, inputs: JSON.stringify(inputs), now: 0, conversion: undefined }
  const performed = run(task)
  const report = performed.kind === 'done' ? convertResults(performed, task, LIMITS) : performed
  if (report.kind === 'done') return JSON.parse(report.outputs)
  throw new Error(report.message)
}

describe('every way to write a function', () => {
  it.each<[string, Value[], Value[]]>([
    ['(value) => value.trim()', [' a ', 'b '], ['a', 'b']],
    ['value => value.length;', ['abc'], [3]],
    ['value.toUpperCase()', ['a'], ['A']],
    ['42', [null], [42]],
    ['function (value) { return value + 1 }', [1], [2]],
    ['function named(value) { return value + 1 } // done', [1], [2]],
    ['async (value) => (await Promise.resolve(value)) + 1', [1], [2]],
    ['async function (value) { await null; return [value] }', ['a'], [['a']]],
    ['evaluate(value) { return value + 1 }', [1], [2]],
    ['async evaluate(value) { return value + 1 }', [1], [2]],
    ['(value) => ({ then: (resolve) => resolve(value) })', [1], [1]],
    ['({ a }) => a', [{ a: [1, { b: null }] }], [[1, { b: null }]]],
    ['(value) => JSON.parse(value)', ['{"__proto__":1}'], [JSON.parse('{"__proto__":1}')]],
    ['value => value.match(/\\p{L}+/gu)', ['añb 1 ü'], [['añb', 'ü']]],
    ['() => undefined', [1], [null]],
    ['() => NaN', [1], [null]],
    ['() => new Date(0)', [1], ['1970-01-01T00:00:00.000Z']],
    ['value => value', ['\ud800"\u2028'], ['\ud800"\u2028']],
    ['value => value', [], []],
  ])('%s', async (source, inputs, expected) => {
    expect(await perform(source, ...inputs)).toEqual(expected)
  })
})

describe('what goes wrong is told', () => {
  it.each([
    ['(value) => value.', /SyntaxError/],
    ['throw 1', /SyntaxError/],
    ['', /SyntaxError/],
    ['() => missing', /ReferenceError: 'missing' is not defined/],
    ['() => { throw new Error("no\\nway") }', /Error: no way/],
    ['() => { throw "text" }', /text/],
    ['() => { throw null }', /null/],
    ['async () => { throw new RangeError("later") }', /RangeError: later/],
    ['() => new Promise(() => {})', /never settles/],
    ['() => { const a = {}; a.a = a; return a }', /circular/],
    ['() => 10n', /BigInt/],
    ['() => () => 1', /the result is a function/],
    ['() => Symbol("x")', /the result is a symbol/],
    ['() => { let a = []; for (let i = 0; i < 600; i++) a = [a]; return a }', /deeper than 500/],
    ['() => "x".repeat(1e6)', /larger than 1000000 characters/],
  ])('%s', async (source, reason) => {
    await expect(perform(source, 'x')).rejects.toThrow(reason)
  })
})
