import { describe, expect, test } from 'vitest'
import { countOccurrences, slicePieces } from '../../../src/items/graph/page-pieces.js'
import { PageText } from '../../../src/page/page-text.js'

/** Cuts a text into pieces of so many characters. */
function cut(text: string, length: number): PageText {
  return new PageText(text.match(new RegExp(`.{1,${length}}`, 'gs')) ?? [])
}

describe('a page in pieces', () => {
  const page = '@context a@contex @context@context'

  test.each([1, 2, 3, 5, 7, 8, 13, 100])('counts in pieces of %i', (length) => {
    const text = cut(page, length)
    const counts = ['@context', '@', 'text@', 'none'].map((wanted) =>
      countOccurrences(text, wanted),
    )
    expect(counts).toEqual([3, 4, 1, 0])
  })

  test.each([
    [0, 3, ['abc']],
    [2, 7, ['c', 'def', 'g']],
    [-5, 4, ['abc', 'd']],
    [7, 99, ['hi']],
    [9, 99, []],
    [3, 3, []],
  ])('gives what stands from %i to %i', (start, end, pieces) => {
    expect(slicePieces(cut('abcdefghi', 3), start, end)).toEqual(pieces)
  })
})
