import fc from 'fast-check'
import { expect, test } from 'vitest'
import { META_FIELDS } from '../../src/contracts/fields.js'
import type { Query } from '../../src/params/index.js'
import { type QueryInput, readQueryInput } from '../../src/params/query-input.js'
import { parseQuery } from '../../src/params/read-query.js'
import { stringifyQuery } from '../support/stringify-query.js'

import { failure, OPTIONS } from './options.js'

const text = fc.string({ minLength: 1, unit: 'binary' }).filter((one) => one.trim() !== '')
/** Names and texts that look like other parts of the encoding belong to the hard cases. */
const name = fc.oneof(
  text,
  fc.constantFrom('__proto__', 'a.b', '0', 'snake_case', 'toString', '+ %26'),
)
const selector = text.filter((one) => !/^\s*[[{]/.test(one))
const texts = fc.oneof(selector, fc.array(selector, { minLength: 1, maxLength: 3 }))

const { rules } = fc.letrec<{ rules: object; rule: object }>((tie) => ({
  rule: fc.record(
    {
      selectorAll: texts,
      attr: texts,
      type: fc.constantFrom('auto', 'number', 'unknown'),
      evaluate: text,
      data: tie('rules'),
    },
    { requiredKeys: ['selectorAll'] },
  ),
  rules: fc.dictionary(
    name,
    fc.oneof(tie('rule'), fc.array(tie('rule'), { minLength: 1, maxLength: 3 })),
    { minKeys: 1, maxKeys: 3, depthIdentifier: 'rules' },
  ),
}))

const input = fc.record(
  {
    meta: fc.oneof(fc.boolean(), fc.dictionary(fc.constantFrom(...META_FIELDS), fc.boolean())),
    data: rules,
    filter: fc.array(fc.stringMatching(/^[a-z.]+$/), { minLength: 1, maxLength: 3 }),
    embed: fc.stringMatching(/^[a-z]{1,4}[.][a-z]+$/),
    palette: fc.boolean(),
    force: fc.boolean(),
    iframe: fc.oneof(fc.boolean(), fc.dictionary(fc.stringMatching(/^[a-z]+$/), text)),
    ping: fc.oneof(fc.boolean(), fc.dictionary(name, fc.boolean())),
    headers: fc.dictionary(fc.stringMatching(/^x-[a-z.]+$/), fc.stringMatching(/^[ -~]*$/)),
    ttl: fc.oneof(
      fc.integer({ min: 60_000, max: 2_678_400_000 }),
      fc.constantFrom('min', '2 days'),
    ),
    staleTtl: fc.constantFrom<[string | false, number]>(false, 0),
    retry: fc.nat(9),
  },
  { requiredKeys: [] },
)

test('a query string says the same as the options that it is made from', () => {
  fc.assert(
    fc.property(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      input,
      (url, given) => {
        const options = given as QueryInput
        const limits = { ...OPTIONS.limits, rules: 10_000, ruleDepth: 20 }
        const direct = () => readQueryInput(url, options, { ...OPTIONS, limits })
        const wire = () => parseQuery(stringifyQuery(url, options), { ...OPTIONS, limits })
        expect(outcome(wire)).toEqual(outcome(direct))
      },
    ),
    { numRuns: 100 },
  )
})

test('an object says the same as its query string, however its names are written', () => {
  const spellings: Record<string, unknown>[] = [
    { stale_ttl: '1h', cacheKey: 7, screenshot: false, data: { 'a.b': { selector: 'h1' } } },
    { 'meta.title': true, meta: true, 'data.h.selector': 'h1', data: { p: [{ attr: 'text' }] } },
    { 'data.h': { selector: ['h1', 'h2'] }, 'data.h.type': 'number', data: '{"x":1}' },
    { meta: false, 'meta.title': true },
    { ttl: 'x', 'headers.x.y': 1, headers: { z: 2 } },
    { 'data..x': 'h1' },
    { 'url.x': 1 },
    { data: { x: { selector: 5, attr: null } }, filter: [null], iframe: { maxwidth: 480 } },
  ]
  for (const input of spellings) {
    const given = input as QueryInput
    const url = 'https://example.com/'
    const wire = failureOrQuery(() => parseQuery(stringifyQuery(url, given), OPTIONS))
    expect(failureOrQuery(() => readQueryInput(url, given, OPTIONS))).toEqual(wire)
  }
})

function failureOrQuery(work: () => Query) {
  return failure(work) ?? work()
}

test('any text is either a query or a clear error', () => {
  const key = fc.array(
    fc.constantFrom(
      'data',
      'x',
      '0',
      '1',
      'selector',
      'attr',
      'meta',
      'title',
      'headers',
      '__proto__',
      '',
    ),
    { minLength: 1, maxLength: 6 },
  )
  const value = fc.oneof(fc.json(), fc.string(), fc.constantFrom('true', 'false', '{', '[', '0'))
  const pair = fc
    .tuple(key, value)
    .map(([path, text]) => `${path.join('.')}=${encodeURIComponent(text)}`)
  fc.assert(
    fc.property(fc.array(fc.oneof(pair, fc.string()), { maxLength: 8 }), (pairs) => {
      expect(
        outcome(() => parseQuery(`url=https://a.example&${pairs.join('&')}`, OPTIONS)),
      ).toBeDefined()
    }),
    { numRuns: 500 },
  )
})

/** What was read, or the code of the error; every other error fails the test. */
function outcome(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('EINVAL')) {
      return error.code
    }
    throw error
  }
}
