import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeEntry, encodeEntry } from '../../src/cache/codec.js'
import { entry } from './entry.js'

const ids = fc.array(fc.string())

const entries = fc.record({
  body: fc.uint8Array().map((bytes) => Buffer.from(bytes)),
  storedAt: fc.nat(),
  ttl: fc.nat(),
  staleTtl: fc.option(fc.nat(), { nil: undefined }),
  etag: fc.string({ unit: 'grapheme' }),
  fetchMode: fc.constantFrom('fetch' as const, 'skipped' as const, 'prerender-proxy' as const),
})

const entriesWithFiles = fc
  .tuple(entries, ids)
  .map(([entry, assets]) => (assets.length > 0 ? { ...entry, assets } : entry))

test('an entry survives the way to bytes and back', () => {
  fc.assert(
    fc.property(entriesWithFiles, (entry) => {
      expect(decodeEntry(encodeEntry(entry))).toEqual(entry)
    }),
  )
})

test('one that was kept before entries told of it came by a fetch', () => {
  const bytes = encodeEntry(entry())
  const head = bytes.toString('utf8', 4, 4 + bytes.readUInt32BE(0))
  const old = Buffer.from(head.replace(',"fetchMode":"fetch"', ''))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(old.byteLength)
  expect(decodeEntry(Buffer.concat([length, old, entry().body]))).toEqual(entry())
  expect(old.byteLength).toBeLessThan(head.length)
})
