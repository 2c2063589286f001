import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freeUnits, toCodeUnits } from '../../../src/page/stream/code-units.js'

function read(text: string): number[] {
  return Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
}

test('gives the code units of any text, of one that is longer than its shared memory, too', () => {
  const text = fc.string({ unit: 'binary', maxLength: 50 })
  fc.assert(
    fc.property(text, fc.constantFrom(1, 3, 32_768, 40_000), (piece, times) => {
      const long = piece.repeat(Math.ceil(times / Math.max(1, piece.length)))
      const units = toCodeUnits(long)
      expect([...units.subarray(0, long.length)]).toEqual(read(long))
      freeUnits(units)
    }),
    { numRuns: 100 },
  )
})

test('keeps texts apart that are read at the same time', () => {
  const outer = toCodeUnits('<p class=outer>')
  const inner = toCodeUnits('<b id=inner>')
  freeUnits(inner)
  const last = toCodeUnits('<i>')
  expect(String.fromCharCode(...outer.subarray(0, 15))).toBe('<p class=outer>')
  expect(String.fromCharCode(...last.subarray(0, 3))).toBe('<i>')
  freeUnits(outer)
})
