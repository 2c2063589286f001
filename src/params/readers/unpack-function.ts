import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { TooLarge, unpackLzString } from './unpack-lz-string.js'

/** Unpacks a function's source, by the prefix that names its packing. */
const PACKINGS: ReadonlyMap<string, (packed: string, max: number) => string> = new Map([
  ['br#', (packed: string, max: number) => inflateText(brotliDecompressSync, packed, max)],
  ['gz#', (packed: string, max: number) => inflateText(gunzipSync, packed, max)],
  ['lz#', unpackLzString],
])

/**
 * The source, unpacked; as it is where it is not packed. What comes out is limited, so that this
 * takes milliseconds at most.
 * @throws TooLarge, or another error for what is broken
 */
export function unpackFunction(text: string, maxBytes: number): string {
  const unpack = PACKINGS.get(text.slice(0, 3))
  const source = unpack ? unpack(text.slice(3), maxBytes) : text
  if (Buffer.byteLength(source) > maxBytes) throw new TooLarge()
  return source
}

type Inflate = (bytes: Buffer, options: { maxOutputLength: number }) => Buffer

function inflateText(inflate: Inflate, packed: string, maxOutputLength: number): string {
  try {
    return inflate(Buffer.from(packed, 'base64url'), { maxOutputLength }).toString()
  } catch (error) {
    const isTooLarge =
      error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    throw isTooLarge ? new TooLarge() : error
  }
}
