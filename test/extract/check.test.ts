import { describe, expect, it } from 'vitest'
import { LinkglassError } from '../../src/core/errors.js'
import { checkRules } from '../../src/extract/check.js'
import { LIMITS, rulesOf, type Short } from './support.js'

const failure = (short: Short, limits = LIMITS) => {
  try {
    checkRules(rulesOf(short), limits)
  } catch (error) {
    if (error instanceof LinkglassError) return { code: error.code, data: error.data }
  }
  return 'accepted'
}

const chain = (levels: number): Short => ({
  a: levels > 1 ? { rules: chain(levels - 1) } : { selectors: ['p'] },
})

describe('rules that could never work are refused by name', () => {
  it.each<[string, Short, string, RegExp]>([
    ['a selector', { a: { selectors: ['p['] } }, 'data.a.selector', /`p\[` is no selector/],
    [
      'selectorAll',
      { a: { selectors: ['p', ''], all: true } },
      'data.a.selectorAll',
      /it is empty/,
    ],
    [
      'an alternative',
      { a: [{ selectors: ['p'] }, { selectors: ['p:nope'] }] },
      'data.a.1.selector',
      /:nope/,
    ],
    [
      'a nested rule',
      { a: { rules: { b: { selectors: ['::x'] } } } },
      'data.a.b.selector',
      /pseudo-elements/i,
    ],
    [
      'a long selector',
      { a: { selectors: ['p'.repeat(4_097)] } },
      'data.a.selector',
      /longer than 4096/,
    ],
    ['no alternative', { a: [] }, 'data.a', /no rule/],
    ['an empty rule', { a: { attrs: [] } }, 'data.a', /needs `selector`/],
    ['deep nesting', chain(17), `data${'.a'.repeat(16)}`, /more than 16 deep/],
    ['very deep nesting', chain(300), `data${'.a'.repeat(16)}`, /more than 16 deep/],
    [
      'many rules',
      { a: Array.from({ length: 201 }, () => ({ selectors: ['p'] })) },
      'data',
      /201 rules/,
    ],
  ])('%s', (_, short, field, reason) => {
    expect(failure(short)).toEqual({
      code: 'EINVALDATA',
      data: { [field]: expect.stringMatching(reason) },
    })
  })

  it.each<[string, Short]>([
    ['nothing', {}],
    [
      'a name of Object.prototype',
      { constructor: { selectors: ['p'] }, toString: { attrs: ['text'] } },
    ],
    ['the deepest nesting', chain(16)],
    ['the longest selector', { a: { selectors: ['p'.repeat(4_096)] } }],
    [
      'as many rules as allowed',
      { a: Array.from({ length: 200 }, () => ({ selectors: ['p:first'] })) },
    ],
    ['evaluate alone', { a: { attrs: [], evaluate: 'value' } }],
  ])('%s is accepted', (_, short) => {
    expect(failure(short)).toBe('accepted')
  })
})
