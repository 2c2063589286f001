import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeEntry, encodeEntry } from '../../src/cache/codec.js'

const entries = fc.record({
  body: fc.uint8Array().map((bytes) => Buffer.from(bytes)),
  storedAt: fc.nat(),
  ttl: fc.nat(),
  staleTtl: fc.option(fc.nat(), { nil: undefined }),
  etag: fc.string({ unit: 'grapheme' }),
  fetchMode: fc.constantFrom('fetch', 'prerender-proxy'),
})

test('an entry survives the way to bytes and back', () => {
  fc.assert(
    fc.property(entries, (entry) => {
      expect(decodeEntry(encodeEntry(entry))).toEqual(entry)
    }),
  )
})
