import { describe, expect, it } from 'vitest'
import { LinkglassError } from '../../src/core/errors.js'
import { checkSelectors } from '../../src/extract/check-selectors.js'

import { rulesOf, type Short } from './support.js'

function failure(short: Short) {
  try {
    checkSelectors(rulesOf(short))
  } catch (error) {
    if (error instanceof LinkglassError) return { code: error.code, data: error.data }
  }
  return 'accepted'
}

describe('selectors that could never work are refused by name', () => {
  it.each<[string, Short, string, RegExp]>([
    ['a selector', { a: { selectors: ['p['] } }, 'data.a.selector', /`p\[` is not a selector/],
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
    ['a positional form', { a: { selectors: ['p:first'] } }],
    ['evaluate alone', { a: { attrs: [], evaluate: 'value' } }],
  ])('%s is accepted', (_, short) => {
    expect(failure(short)).toBe('accepted')
  })
})
