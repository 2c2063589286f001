import { describe, expect, test } from 'vitest'
import { findNearest, formatSuggestion, joinQuotedNames } from '../../../src/lib/text/nearest.js'
import { PARAMETERS } from '../../../src/params/parameters.js'

const NAMES = Object.keys(PARAMETERS)

describe('nearest', () => {
  test.each([
    // A letter too many, one too few, another one, two exchanged.
    ['urll', ['url']],
    ['met', ['meta']],
    ['dato', ['data']],
    ['fliter', ['filter']],
    ['ulr', ['url']],
    // A third of the letters, at most three of them.
    ['pallette', ['palette']],
    ['viewprot', ['viewport']],
    ['screenshoots', ['screenshot']],
    ['waitForSelektr', ['waitForSelector']],
  ])('%s was meant to be %j', (name, expected) => {
    expect(findNearest(name, NAMES)).toEqual(expected)
  })

  test.each([
    ...['lang', 'titel', 'page', 'sort', 'size', 'limit', 'query', 'id', 'q', 'u', 'utm_source'],
    ...['author', 'language', 'format', 'token', 'a-name-that-nothing-here-is-like', ''],
  ])('%s is like nothing', (name) => {
    expect(findNearest(name, NAMES)).toEqual([])
  })

  test('the findNearest come first, and as many as are asked for', () => {
    expect(findNearest('iphone1', ['iphone12', 'iphone', 'iphone11', 'pixel'], 3)).toEqual([
      'iphone12',
      'iphone',
      'iphone11',
    ])
    expect(findNearest('abcdef', ['abcdxx', 'abcdex'], 2)).toEqual(['abcdex', 'abcdxx'])
  })

  test('what is too long to be a name is compared with nothing', () => {
    const long = 'x'.repeat(65)
    expect(findNearest(long, [long])).toEqual([])
  })
})

test('the question is asked where there is something to ask', () => {
  expect(formatSuggestion([])).toBe('')
  expect(formatSuggestion(['url'])).toBe(' Did you mean `url`?')
  expect(formatSuggestion(['a', 'b', 'c'])).toBe(' Did you mean `a`, `b` or `c`?')
})

test('what stands before a name is shown in one line and cut', () => {
  expect(joinQuotedNames([`data.${'x'.repeat(90)}`])).toBe(`\`data.${'x'.repeat(74)}…\``)
  expect(joinQuotedNames(['two\nlines'])).toBe('`two lines`')
})
