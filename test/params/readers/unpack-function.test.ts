import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import lzString from 'lz-string'
import { describe, expect, test } from 'vitest'
import { TooLarge, unpackFunction } from '../../../src/params/readers/unpack-function.js'
import { brotli } from '../../support/brotli.js'

const MAX = 1_048_576

const PACKINGS: [string, (text: string) => string][] = [
  ['br', (text) => `br#${brotli(text).toString('base64url')}`],
  ['gz', (text) => `gz#${gzipSync(text).toString('base64url')}`],
  ['lz', (text) => `lz#${lzString.compressToEncodedURIComponent(text)}`],
]

describe.each(PACKINGS)('%s', (_, pack) => {
  test('comes out as it went in', () => {
    const words = fc.array(fc.constantFrom('page', '.title()', ' => ', 'a', '{', 'ü', '語', '🙂'))
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      words.map((list) => list.join('')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        fc.pre(Buffer.from(text).toString() === text)
        expect(unpackFunction(pack(text), MAX)).toBe(text)
      }),
      { numRuns: 500 },
    )
    const long = Array.from({ length: 40_000 }, (_, index) => index % 7_919).join(' ')
    expect(unpackFunction(pack(long), MAX)).toBe(long)
  })

  test('is not unpacked further than it may be', () => {
    const max = 65_536
    expect(() => unpackFunction(pack('x'.repeat(max + 1)), max)).toThrow(TooLarge)
  })

  test('is refused where it is broken', () => {
    const packed = pack('({ page }) => page.title()')
    for (const broken of [packed.slice(0, -8), packed.slice(0, 4), `${packed.slice(0, 3)}!!`]) {
      expect(() => unpackFunction(broken, MAX)).toThrow()
    }
  })
})

test('a `+` that an address turned into a space is one still', () => {
  const sources = Array.from({ length: 500 }, (_, index) => `() => ${index * 7_919}`)
  const packed = sources.map((source) => lzString.compressToEncodedURIComponent(source))
  expect(packed.some((text) => text.includes('+'))).toBe(true)
  const unpacked = packed.map((text) => unpackFunction(`lz#${text.replaceAll('+', ' ')}`, MAX))
  expect(unpacked).toEqual(sources)
})

test('what is not packed is left as it is', () => {
  expect(unpackFunction('() => 1', MAX)).toBe('() => 1')
  expect(() => unpackFunction('ü'.repeat(10), 19)).toThrow(TooLarge)
})
