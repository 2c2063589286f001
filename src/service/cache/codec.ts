import { LRUCache } from 'lru-cache'
import type { FetchMode } from '../../contracts/result.js'
import { isRecord } from '../../lib/data/json.js'
import type { Entry, Renewal } from './cache.js'

const LENGTH_BYTES = 4

export function encodeEntry({ body, ...metadata }: Entry): Buffer {
  const head = Buffer.from(JSON.stringify(metadata))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(head.byteLength)
  return Buffer.concat([length, head, body])
}

/** @throws Error for malformed bytes */
export function decodeEntry(bytes: Buffer): Entry {
  const start = LENGTH_BYTES + bytes.readUInt32BE(0)
  const metadata: unknown = JSON.parse(bytes.toString('utf8', LENGTH_BYTES, start))
  if (!isEntryMetadata(metadata) || start > bytes.byteLength)
    throw new Error('A kept copy is malformed.')
  // Entries of older versions lack `fetchMode`.
  const { storedAt, ttl, staleTtl, etag, fetchMode = 'fetch', assets, renewal } = metadata
  const body = bytes.subarray(start)
  return {
    storedAt,
    ttl,
    staleTtl,
    etag,
    fetchMode,
    body,
    ...(assets && { assets }),
    ...(renewal && { renewal }),
  }
}

const FETCH_MODES: Readonly<Record<FetchMode, true>> = {
  skipped: true,
  fetch: true,
  'fetch-proxy': true,
  prerender: true,
  'prerender-proxy': true,
}

type Metadata = Omit<Entry, 'body' | 'staleTtl' | 'fetchMode'> & Partial<Entry>

function isEntryMetadata(value: unknown): value is Metadata {
  if (!isRecord(value)) return false
  const { storedAt, ttl, staleTtl, etag, fetchMode, assets, renewal } = value
  return (
    typeof storedAt === 'number' &&
    typeof ttl === 'number' &&
    (staleTtl === undefined || typeof staleTtl === 'number') &&
    typeof etag === 'string' &&
    (fetchMode === undefined || Object.hasOwn(FETCH_MODES, String(fetchMode))) &&
    (assets === undefined ||
      (Array.isArray(assets) && assets.every((id) => typeof id === 'string'))) &&
    (renewal === undefined || isRenewal(renewal))
  )
}

function isRenewal(value: unknown): value is Renewal {
  if (!isRecord(value) || typeof value.until !== 'number' || !isRecord(value.validators))
    return false
  const { url, redirects, etag = '', lastModified = '' } = value.validators
  return (
    [url, etag, lastModified].every((text) => typeof text === 'string') &&
    Array.isArray(redirects) &&
    redirects.every(
      (hop) => isRecord(hop) && typeof hop.url === 'string' && typeof hop.statusCode === 'number',
    )
  )
}

/** Creates a decoder that decodes equal bytes once. LMDB gives a larger buffer, and sets its `length`. */
export function createCachingEntryDecoder(maxBytes: number): (key: string, bytes: Buffer) => Entry {
  const decoded = new LRUCache<string, { readonly head: Buffer; readonly entry: Entry }>({
    maxSize: maxBytes,
  })
  return (key, bytes) => {
    const known = decoded.get(key)
    if (known && startsWithBytes(bytes, known.head)) return known.entry
    const own = Buffer.from(bytes.subarray(0, bytes.length))
    const entry = decodeEntry(own)
    // Comparing heads is enough, since different answers have a different `ETag` in the head.
    const head = own.subarray(0, own.byteLength - entry.body.byteLength)
    decoded.set(key, { head, entry }, { size: own.byteLength })
    return entry
  }
}

function startsWithBytes(bytes: Buffer, head: Buffer): boolean {
  if (bytes.length < head.length) return false
  // A loop over a few hundred bytes costs less than a call of `compare`.
  for (let at = 0; at < head.length; at++) if (bytes[at] !== head[at]) return false
  return true
}
