import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCodeUnits } from '../../../src/page/stream/code-units.js'
import { WordFinder } from '../../../src/page/stream/word-finder.js'

const letters = fc.constantFrom('a', 'b', 'A', '-', '_', 'z')
const word = fc.string({
  unit: fc.constantFrom('a', 'b', '-', '_', 'z'),
  minLength: 1,
  maxLength: 4,
})
const text = fc.string({
  unit: fc.oneof(letters, fc.constantFrom(' ', '\r', 'é', '1')),
  maxLength: 40,
})

test('finds the words that a search for each of them finds', () => {
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 8 }),
      text,
      fc.nat(10),
      (words, all, start) => {
        const finder = new WordFinder(words.map((one, index) => [one, 1 << index]))
        const part = all.slice(start).toLowerCase()
        const found = words.map((one, index) => (part.includes(one) ? 1 << index : 0))
        expect(finder.findBits(toCodeUnits(all), start, all.length)).toBe(
          found.reduce((sum, bit) => sum | bit, 0),
        )
      },
    ),
    { numRuns: 2_000 },
  )
})

test('refuses more letters than states can be numbered for', () => {
  const words = (letters: number) => [['a'.repeat(letters), 1]] as const
  expect(() => new WordFinder(words(2_047))).not.toThrow()
  expect(() => new WordFinder(words(2_048))).toThrow('words have too many letters for a state')
})
