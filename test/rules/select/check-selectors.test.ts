import { describe, expect, it } from 'vitest'
import { LinkglassError } from '../../../src/contracts/errors.js'
import { checkSelectors } from '../../../src/rules/select/check-selectors.js'
import { rulesOf, type Short } from '../apply/support.js'

function failure(short: Short) {
  try {
    checkSelectors(rulesOf(short))
  } catch (error) {
    if (error instanceof LinkglassError) return { code: error.code, data: error.data }
  }
  return 'accepted'
}

describe('what is wrong with a selector is said in plain words', () => {
  it.each([
    ['h1[', 'a name is missing at its end'],
    ['p:', 'a name is missing at `:`'],
    ['a)', '`)` cannot stand there'],
    ['..', '`..` cannot stand there'],
    ['//h1', '`/` cannot stand there'],
    ['h1 >', 'it ends in a combinator'],
    ['a > > b', 'two combinators follow each other'],
    ['a,,b', 'a selector is missing beside a comma or in parentheses'],
    ['a:not()', 'a selector is missing beside a comma or in parentheses'],
    ['[a', 'a bracket or a quotation mark is not closed'],
    ['[a="b', 'a bracket or a quotation mark is not closed'],
    ['[a~b]', 'in brackets a `=` is missing'],
    ['a:not(', 'a parenthesis is not closed'],
    ['a:contains(', 'a parenthesis is not closed'],
    ['a /* b', 'a comment is not closed'],
    [':not("a")', '`not` takes a selector without quotation marks'],
    ['a:empty(x)', '`empty` takes nothing in parentheses'],
    ['h1:foo(x)', 'the pseudo-class `:foo` does not exist, or not in this form'],
    ['a:is', 'the pseudo-class `:is` does not exist, or not in this form'],
    ['a:nth-child()', 'a position such as `2`, `odd` or `2n+1` is missing'],
    ['a:nth-child(x)', '`x` is not a position such as `2`, `odd` or `2n+1`'],
    ['h1::before', 'pseudo-elements are not supported'],
    ['a || b', 'columns (`||`) are not supported'],
    ['a|b', 'namespaces (`|`) are not supported'],
    ['[x|y=z]', 'namespaces (`|`) are not supported'],
  ])('%s', (selector, reason) => {
    expect(failure({ a: { selectors: [selector] } })).toEqual({
      code: 'EINVALDATA',
      data: {
        'data.a.selector': `\`${selector}\` is not a selector that can be used: ${reason}`,
      },
    })
  })
})

describe('selectors that could never work are refused by name', () => {
  it.each<[string, Short, string, RegExp]>([
    [
      'a missing name',
      { a: { selectors: ['p:'] } },
      'data.a.selector',
      /: a name is missing at `:`$/,
    ],
    [
      'one at the end',
      { a: { selectors: ['p['] } },
      'data.a.selector',
      /: a name is missing at its end$/,
    ],
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
      'data.a.data.b.selector',
      /: pseudo-elements are not supported$/,
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
