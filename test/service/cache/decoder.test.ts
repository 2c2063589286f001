import { expect, test } from 'vitest'
import { createCachingEntryDecoder, encodeEntry } from '../../../src/service/cache/codec.js'

import { entry } from './entry.js'

test('the same bytes are the same entry, others another', () => {
  const decode = createCachingEntryDecoder(1e6)
  const [first, second] = [entry({ etag: '"a"' }), entry({ etag: '"b"', storedAt: 2 })]
  const decoded = decode('key', encodeEntry(first))
  expect(decoded).toEqual(first)
  expect(decode('key', encodeEntry(first))).toBe(decoded)
  expect(decode('other key', encodeEntry(first))).not.toBe(decoded)
  expect(decode('key', encodeEntry(second))).toEqual(second)
  expect(decode('key', encodeEntry(first))).toEqual(first)
})

test('what it gave stays as it is when its source is written over', () => {
  const bytes = encodeEntry(entry())
  const decoded = createCachingEntryDecoder(1e6)('key', bytes)
  bytes.fill(0)
  expect(decoded).toEqual(entry())
})
