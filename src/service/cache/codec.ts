import { LRUCache } from 'lru-cache'
import type { FetchMode } from '../../contracts/result.js'
import { isRecord } from '../../lib/data/json.js'
import type { Entry, Renewal } from './cache.js'

type EntryMetadata = Omit<Entry, 'body'>

/** Number of bytes for the length of the metadata, at the start of an encoded entry. */
const LENGTH_BYTES = 4

/** Encodes an entry as bytes, for stores outside of this process. */
export function encodeEntry({ body, ...metadata }: Entry): Buffer {
  const head = Buffer.from(JSON.stringify(metadata satisfies EntryMetadata))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(head.byteLength)
  return Buffer.concat([length, head, body])
}

/** Returns all bytes before the body of an entry. Different entries differ here in their `ETag`. */
function readHead(bytes: Buffer): Buffer {
  return bytes.subarray(0, LENGTH_BYTES + bytes.readUInt32BE(0))
}

/** @throws Error for bytes that are not an entry, such as those of another version */
export function decodeEntry(bytes: Buffer): Entry {
  const start = LENGTH_BYTES + bytes.readUInt32BE(0)
  const metadata: unknown = JSON.parse(bytes.toString('utf8', LENGTH_BYTES, start))
  if (!isMetadata(metadata) || start > bytes.byteLength)
    throw new Error('A kept copy is malformed.')
  // Entries of older versions lack `fetchMode`, and nearly all of them were fetched.
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

type Decoded = Omit<EntryMetadata, 'staleTtl' | 'fetchMode'> & Partial<EntryMetadata>

function isMetadata(value: unknown): value is Decoded {
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

/**
 * Creates a decoder that returns the same object for equal bytes, since compressed bodies are cached by object.
 * @param maxSize most bytes of entries to cache
 */
export function createDecoder(maxSize: number): (key: string, bytes: Buffer) => Entry {
  const decoded = new LRUCache<string, { readonly head: Buffer; readonly entry: Entry }>({
    maxSize,
  })
  return (key, bytes) => {
    const known = decoded.get(key)
    if (known && startsWith(bytes, known.head)) return known.entry
    const own = Buffer.from(bytes)
    const entry = decodeEntry(own)
    decoded.set(key, { head: readHead(own), entry }, { size: own.byteLength })
    return entry
  }
}

function startsWith(bytes: Buffer, head: Buffer): boolean {
  return (
    bytes.byteLength >= head.byteLength && bytes.compare(head, 0, head.length, 0, head.length) === 0
  )
}
