import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeEntry, encodeEntry } from '../../../src/service/cache/codec.js'
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

const validators = fc.record(
  {
    url: fc.webUrl(),
    redirects: fc.array(fc.record({ statusCode: fc.nat(), url: fc.webUrl() })),
    etag: fc.string({ unit: 'grapheme' }),
    lastModified: fc.string(),
  },
  { requiredKeys: ['url', 'redirects'] },
)

const renewals = fc.option(fc.record({ validators, until: fc.nat() }), { nil: undefined })

const wholeEntries = fc.tuple(entries, ids, renewals).map(([entry, assets, renewal]) => ({
  ...entry,
  ...(assets.length > 0 && { assets }),
  ...(renewal && { renewal }),
}))

test('an entry survives the way to bytes and back', () => {
  fc.assert(
    fc.property(wholeEntries, (entry) => {
      expect(decodeEntry(encodeEntry(entry))).toEqual(entry)
    }),
  )
})

test.each([
  ['one that does not say how the page was fetched', { fetchMode: undefined }],
  ['a renewal that is none', { renewal: 'never' }],
  ['one without an end', { renewal: { validators: { url: '', redirects: [] } } }],
  ['one without an address', { renewal: { until: 1, validators: { redirects: [] } } }],
  ['a redirect that is none', { renewal: { until: 1, validators: { url: '', redirects: [1] } } }],
])('%s is no entry', (_, changes) => {
  const bytes = encodeEntry(Object.assign(entry(), changes))
  expect(() => decodeEntry(bytes)).toThrow('A kept copy is malformed.')
})
