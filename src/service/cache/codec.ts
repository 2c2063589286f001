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
  const { storedAt, ttl, staleTtl, etag, fetchMode, assets, renewal } = metadata
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

type Metadata = Omit<Entry, 'body' | 'staleTtl'> & Partial<Entry>

function isEntryMetadata(value: unknown): value is Metadata {
  if (!isRecord(value)) return false
  const { storedAt, ttl, staleTtl, etag, fetchMode, assets, renewal } = value
  return (
    typeof storedAt === 'number' &&
    typeof ttl === 'number' &&
    (staleTtl === undefined || typeof staleTtl === 'number') &&
    typeof etag === 'string' &&
    Object.hasOwn(FETCH_MODES, String(fetchMode)) &&
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

interface DecodedEntry {
  readonly entry: Entry
  /** Bytes before the body. Comparing them is enough, since different answers have a different `ETag`. */
  readonly head: Buffer
  /** Version of the file in which the entry was last read. */
  version: string
}

/** Keeps decoded entries of a file that other processes change, each with the version it was read in. */
export class DecodedEntries {
  readonly #entries: LRUCache<string, DecodedEntry>

  constructor(maxBytes: number) {
    this.#entries = new LRUCache({ maxSize: maxBytes })
  }

  /** Finds an entry that was read in this version. */
  find(key: string, version: string): Entry | undefined {
    const known = this.#entries.get(key)
    return known?.version === version ? known.entry : undefined
  }

  /** Decodes an entry, or returns the known one for equal bytes. LMDB's buffer is larger than its `length`. */
  decode(key: string, bytes: Buffer, version: string): Entry {
    const known = this.#entries.get(key)
    if (known && startsWithBytes(bytes, known.head)) {
      known.version = version
      return known.entry
    }
    const own = Buffer.from(bytes.subarray(0, bytes.length))
    const entry = decodeEntry(own)
    const head = own.subarray(0, own.byteLength - entry.body.byteLength)
    this.#entries.set(key, { entry, head, version }, { size: own.byteLength })
    return entry
  }
}

function startsWithBytes(bytes: Buffer, head: Buffer): boolean {
  return bytes.length >= head.length && head.equals(bytes.subarray(0, head.length))
}
