import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { cleanText, shortenText } from '../../src/values/plain-text.js'
import { cpuTime } from '../support/cpu.js'

describe('cleanText', () => {
  it.each([
    ['  a \n\t b ', 'a b'],
    ['a\u00a0b', 'a b'],
    ['zero\u200bwidth \u202eturned\u202c', 'zerowidth turned'],
    ['bell\u0007 and \u0000null', 'bell and null'],
    ['soft\u00adhyphen', 'softhyphen'],
    ['禁止する。\n  最近', '禁止する。最近'],
    ['終\u3000\n\u3000始', '終始'],
    ['a\u3000\n\u3000始', 'a 始'],
    ['👩‍👩‍👧 family', '👩‍👩‍👧 family'],
    ['\ufeff \u200b', null],
    ['', null],
  ])('%j', (text, expected) => {
    expect(cleanText(text)).toBe(expected)
  })
})

test('a run of ideographic spaces takes no longer than it is', async () => {
  expect(await cpuTime(() => cleanText('\u3000'.repeat(200_000)))).toBeLessThan(1_000)
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
    expect(shortenText(text, max)).toBe(expected)
  })

  it('never exceeds the limit', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 50 }), (text, max) => {
        expect(shortenText(text, max).length).toBeLessThanOrEqual(max)
      }),
    )
  })
})
