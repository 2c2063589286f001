import { expect, test } from 'vitest'
import { DecodedEntries, encodeEntry } from '../../../src/service/cache/codec.js'

import { entry } from './entry.js'

test('the same bytes are the same entry, others another', () => {
  const entries = new DecodedEntries(1e6)
  const decode = (key: string, bytes: Buffer) => entries.decode(key, bytes, '1')
  const [first, second] = [entry({ etag: '"a"' }), entry({ etag: '"b"', storedAt: 2 })]
  const decoded = decode('key', encodeEntry(first))
  expect(decoded).toEqual(first)
  expect(decode('key', encodeEntry(first))).toBe(decoded)
  expect(decode('other key', encodeEntry(first))).not.toBe(decoded)
  expect(decode('key', encodeEntry(second))).toEqual(second)
  expect(decode('key', encodeEntry(first))).toEqual(first)
})

test('an entry is found in the version it was last read in, and in no other', () => {
  const entries = new DecodedEntries(1e6)
  const bytes = encodeEntry(entry())
  expect(entries.find('key', '1')).toBeUndefined()
  const decoded = entries.decode('key', bytes, '1')
  expect([entries.find('key', '1'), entries.find('key', '2')]).toEqual([decoded, undefined])
  entries.decode('key', bytes, '2')
  expect([entries.find('key', '1'), entries.find('key', '2')]).toEqual([undefined, decoded])
})

test('what it gave stays as it is when its source is written over', () => {
  const bytes = encodeEntry(entry())
  const decoded = new DecodedEntries(1e6).decode('key', bytes, '1')
  bytes.fill(0)
  expect(decoded).toEqual(entry())
})
