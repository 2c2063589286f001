import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  createEmptyTextMeasure,
  measureText,
  type TextMeasure,
} from '../../../src/main-text/features/text-measure.js'

describe('what a piece of text is made of', () => {
  test.each<[text: string, expected: TextMeasure]>([
    ['', createEmptyTextMeasure()],
    [
      'In 1984, Big Brother watched. Really?',
      { words: 6, capitals: 4, letters: 29, digits: 4, sentences: 2, commas: 1 },
    ],
    // A character of a script without spaces is half a word, and does not end one around it.
    ['漢字仮', { words: 2, capitals: 0, letters: 3, digits: 0, sentences: 0, commas: 0 }],
    ['ab漢cd。', { words: 2, capitals: 0, letters: 5, digits: 0, sentences: 1, commas: 0 }],
    ['漢ab、', { words: 2, capitals: 0, letters: 3, digits: 0, sentences: 0, commas: 1 }],
    [
      'Größe\u00a0ärmer',
      { words: 2, capitals: 1, letters: 10, digits: 0, sentences: 0, commas: 0 },
    ],
  ])('%s', (text, expected) => {
    expect(measured(text)).toEqual(expected)
  })

  test('is the same however long the text is, and wherever words stand in it', () => {
    const marks = fc.constantFrom(...'aZ0 .,;\n-', 'word', 'Name')
    fc.assert(
      fc.property(
        fc.array(marks, { maxLength: 40 }),
        fc.integer({ min: 1, max: 400 }),
        (parts, times) => {
          const text = parts.join('').repeat(times)
          expect(measured(text)).toEqual(counted(text))
        },
      ),
    )
  })

  test('adds up over texts', () => {
    const sum = createEmptyTextMeasure()
    for (const text of ['One, ', 'two. ', 'x'.repeat(10_000)]) measureText(text, sum)
    expect(sum).toEqual({
      words: 3,
      capitals: 1,
      letters: 10_006,
      digits: 0,
      sentences: 1,
      commas: 1,
    })
  })
})

function measured(text: string): TextMeasure {
  const sum = createEmptyTextMeasure()
  measureText(text, sum)
  return sum
}

/** Of a text in ASCII. */
function counted(text: string): TextMeasure {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  return {
    words: count(/[A-Za-z0-9]+/g),
    capitals: count(/(?<![A-Za-z0-9])[A-Z]/g),
    letters: count(/[A-Za-z0-9]/g),
    digits: count(/[0-9]/g),
    sentences: count(/[.!?]/g),
    commas: count(/[,;]/g),
  }
}
