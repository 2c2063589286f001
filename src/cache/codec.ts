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

export function decodeEntry(bytes: Buffer): Entry {
  const start = LENGTH_BYTES + bytes.readUInt32BE(0)
  const metadata = JSON.parse(bytes.toString('utf8', LENGTH_BYTES, start)) as Omit<
    EntryMetadata,
    'staleTtl'
  > &
    Partial<EntryMetadata>
  return { ...metadata, staleTtl: metadata.staleTtl, body: bytes.subarray(start) }
}
