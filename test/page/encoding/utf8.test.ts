import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Utf8Decoder } from '../../../src/page/encoding/charset.js'

/** Text, sequences that are cut or wrong, and byte order marks, wherever they stand. */
const part = fc.oneof(
  fc.string().map((text) => Buffer.from(text)),
  fc.string({ unit: 'grapheme' }).map((text) => Buffer.from(text)),
  fc
    .constantFrom([0xe2, 0x82], [0xf0, 0x9f, 0x98], [0x82], [0xff], [0xef, 0xbb, 0xbf])
    .map(Buffer.from),
)

test('however the bytes are cut, the text is that of the standard decoder', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const whole = Buffer.concat(parts)
      const decoder = new Utf8Decoder(whole[0])
      const text = parts.map((bytes) => decoder.decode(bytes)).join('') + decoder.decode()
      expect(text).toBe(new TextDecoder().decode(whole))
    }),
    { numRuns: 2_000 },
  )
})
