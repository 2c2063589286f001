export class TooLarge extends Error {}

const PACKINGS: ReadonlyMap<string, (packed: string, max: number) => string> = new Map([
  ['br#', (packed: string, max: number) => inflateText('brotliDecompressSync', packed, max)],
  ['gz#', (packed: string, max: number) => inflateText('gunzipSync', packed, max)],
  ['lz#', unpackLzString],
])

/** @throws TooLarge, or another error for broken text */
export function unpackFunction(text: string, maxBytes: number): string {
  const unpack = PACKINGS.get(text.slice(0, 3))
  const source = unpack ? unpack(text.slice(3), maxBytes) : text
  if (Buffer.byteLength(source) > maxBytes) throw new TooLarge()
  return source
}

function inflateText(
  inflate: 'brotliDecompressSync' | 'gunzipSync',
  packed: string,
  maxOutputLength: number,
): string {
  const zlib = process.getBuiltinModule('node:zlib')
  try {
    return zlib[inflate](Buffer.from(packed, 'base64url'), { maxOutputLength }).toString()
  } catch (error) {
    const isTooLarge =
      error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    throw isTooLarge ? new TooLarge() : error
  }
}

/** Alphabet of text that lz-string has packed. Each letter holds six bits. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-$'
const BITS_PER_LETTER = 6

/** Codes for a new character of 8 bits, for a new character of 16 bits, and for the end of the text. */
const [BYTE, TWO_BYTES, END] = [0, 1, 2]

/** Reverses lz-string's `compressToEncodedURIComponent`. Throws `TooLarge` beyond `maxLength`. */
function unpackLzString(packed: string, maxLength: number): string {
  const read = createBitReader(packed)
  const dictionary = ['', '', '']
  let width = 2
  let last = ''
  let result = ''
  for (;;) {
    let code = read(width)
    if (code === END) return result
    if (code === BYTE || code === TWO_BYTES) {
      code = dictionary.push(String.fromCharCode(read(code === BYTE ? 8 : 16))) - 1
    }
    const isNext = code === dictionary.length && last !== ''
    const entry = isNext ? last + last.charAt(0) : dictionary[code]
    if (!entry) throw new Error('a code without an entry')
    result += entry
    if (result.length > maxLength) throw new TooLarge()
    if (last !== '') dictionary.push(last + entry.charAt(0))
    last = entry
    width = Math.max(3, Math.floor(Math.log2(dictionary.length)) + 1)
  }
}

/** Returns a function that reads the next `width` bits as a number, lowest bit first. */
function createBitReader(packed: string): (width: number) => number {
  let at = 0
  const bit = () => {
    // Parsers of query strings turn `+` into a space.
    const letter = packed.charAt(Math.floor(at / BITS_PER_LETTER)).replace(' ', '+')
    const value = letter === '' ? -1 : ALPHABET.indexOf(letter)
    if (value < 0) throw new Error('it breaks off')
    const shift = BITS_PER_LETTER - 1 - (at++ % BITS_PER_LETTER)
    return (value >> shift) & 1
  }
  return (width) => {
    let number = 0
    for (let power = 0; power < width; power++) number |= bit() << power
    return number
  }
}
