import type { Entry } from './cache.js'

type EntryMetadata = Omit<Entry, 'body'>

/** Bytes that hold the length of what is known about the body, before it and the body. */
const LENGTH_BYTES = 4

/** An entry as bytes, for stores outside this process; the body is as it is sent. */
export function encodeEntry({ body, ...metadata }: Entry): Buffer {
  const head = Buffer.from(JSON.stringify(metadata satisfies EntryMetadata))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(head.byteLength)
  return Buffer.concat([length, head, body])
}

/** The part before the body; of equal entries it is equal, since it holds the body's tag. */
export function headOf(bytes: Buffer): Buffer {
  return bytes.subarray(0, LENGTH_BYTES + bytes.readUInt32BE(0))
}

/** @throws for bytes that are no entry: whoever may write to a store need not be of our version */
export function decodeEntry(bytes: Buffer): Entry {
  const start = LENGTH_BYTES + bytes.readUInt32BE(0)
  const metadata: unknown = JSON.parse(bytes.toString('utf8', LENGTH_BYTES, start))
  if (!isAbout(metadata) || start > bytes.byteLength) throw new Error('A kept copy is malformed.')
  const { storedAt, ttl, staleTtl, etag } = metadata
  return { storedAt, ttl, staleTtl, etag, body: bytes.subarray(start) }
}

function isAbout(
  value: unknown,
): value is Omit<EntryMetadata, 'staleTtl'> & Partial<EntryMetadata> {
  if (typeof value !== 'object' || value === null) return false
  const { storedAt, ttl, staleTtl, etag } = value as Readonly<Record<string, unknown>>
  return (
    typeof storedAt === 'number' &&
    typeof ttl === 'number' &&
    (staleTtl === undefined || typeof staleTtl === 'number') &&
    typeof etag === 'string'
  )
}
