import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shorten, toText } from '../../src/values/plain-text.js'

describe('toText', () => {
  it.each([
    ['  a \n\t b ', 'a b'],
    ['a\u00a0b', 'a b'],
    ['zero\u200bwidth \u202eturned\u202c', 'zerowidth turned'],
    ['bell\u0007 and \u0000null', 'bell and null'],
    ['soft\u00adhyphen', 'softhyphen'],
    ['禁止する。\n  最近', '禁止する。最近'],
    ['👩‍👩‍👧 family', '👩‍👩‍👧 family'],
    ['\ufeff \u200b', null],
    ['', null],
  ])('%j', (text, expected) => {
    expect(toText(text)).toBe(expected)
  })
})

describe('shorten', () => {
  it.each([
    ['short', 10, 'short'],
    ['exactly ten', 11, 'exactly ten'],
    ['cut at a word', 9, 'cut at a…'],
    ['cut, at a comma', 5, 'cut…'],
    ['unbreakable', 5, 'unbr…'],
    ['a😀😀😀', 4, 'a😀…'],
  ])('%j to %i', (text, max, expected) => {
    expect(shorten(text, max)).toBe(expected)
  })

  it('never exceeds the limit', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 50 }), (text, max) => {
        expect(shorten(text, max).length).toBeLessThanOrEqual(max)
      }),
    )
  })
})
