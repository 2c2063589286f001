const TYPES = {
  image: ['png', 'jpg', 'gif', 'webp', 'avif', 'heic', 'jxl', 'bmp', 'tiff', 'ico', 'svg'],
  video: ['mp4', 'mov', 'webm', 'mkv', 'avi', 'ogv', 'ts', 'm3u8'],
  audio: ['m4a', 'mp3', 'aac', 'wav', 'flac', 'ogg'],
} as const

export type MediaKind = keyof typeof TYPES
export type FileType = (typeof TYPES)[MediaKind][number]

const KINDS = Object.fromEntries(
  Object.entries(TYPES).flatMap(([kind, types]) => types.map((type) => [type, kind])),
) as Record<FileType, MediaKind>

export function isFileType(name: string): name is FileType {
  return Object.hasOwn(KINDS, name)
}

export function toMediaKind(type: FileType): MediaKind {
  return KINDS[type]
}

/** First bytes of files by type (WHATWG MIME Sniffing, section 6). `?` matches any byte. */
const SIGNATURES: ReadonlyArray<readonly [FileType, string]> = [
  ['png', '\x89PNG\r\n\x1a\n'],
  ['jpg', '\xff\xd8\xff'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
  ['webp', 'RIFF????WEBPVP8'],
  ['wav', 'RIFF????WAVE'],
  ['avi', 'RIFF????AVI '],
  ['tiff', 'II*\0'],
  ['tiff', 'MM\0*'],
  ['jxl', '\xff\x0a'],
  ['jxl', '\0\0\0\x0cJXL \r\n\x87\n'],
  ['flac', 'fLaC'],
  ['mp3', 'ID3'],
  ['m3u8', '#EXTM3U'],
]

export function detectFileType(bytes: Uint8Array): FileType | undefined {
  const head = decodeLatin1(bytes, 0, 64)
  const signed = SIGNATURES.find(([, pattern]) => matchesSignature(head, pattern))
  if (signed) return signed[0]
  return (
    findBitmapType(bytes, head) ??
    findIsoType(bytes, head) ??
    findMatroskaType(bytes, head) ??
    findOggType(head) ??
    findRawStreamType(bytes)
  )
}

function matchesSignature(head: string, pattern: string): boolean {
  if (head.length < pattern.length) return false
  for (let i = 0; i < pattern.length; i++) {
    if (pattern[i] !== '?' && pattern[i] !== head[i]) return false
  }
  return true
}

const BMP_HEADER_SIZES = new Set([12, 16, 40, 52, 56, 64, 108, 124])

/** Checks more bytes than the signatures of BMP and ICO, since those are short. */
function findBitmapType(bytes: Uint8Array, head: string): FileType | undefined {
  if (head.startsWith('BM')) return BMP_HEADER_SIZES.has(bytes[14] ?? 0) ? 'bmp' : undefined
  const fewImages = bytes[4] !== 0 && bytes[5] === 0
  return head.startsWith('\0\0\x01\0') && fewImages && bytes[9] === 0 ? 'ico' : undefined
}

const ISO_BRANDS: ReadonlyArray<readonly [FileType, RegExp]> = [
  ['avif', /^avi[fs]$/],
  ['heic', /^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/],
  ['mov', /^qt {2}$/],
  ['m4a', /^M4[AB] $/],
  [
    'mp4',
    /^(?:isom|iso[2-9]|mp4[12]|avc1|dash|M4V |M4VH|M4VP|3g[p2].|mmp4|f4v |cmfc|msnv|MSNV|NDSC)$/,
  ],
]

/** Uses the major brand, then the compatible brands (ISO/IEC 14496-12, 4.3). */
function findIsoType(bytes: Uint8Array, head: string): FileType | undefined {
  const first = head.slice(4, 8)
  if (/^(?:moov|mdat|wide|pnot)$/.test(first)) return 'mov'
  if (/^(?:styp|moof|sidx)$/.test(first)) return 'mp4'
  if (first !== 'ftyp') return undefined
  const size = (bytes[2] ?? 0) * 256 + (bytes[3] ?? 0)
  if (bytes.length < size) return undefined
  const brands = decodeLatin1(bytes, 8, Math.min(size, 256)).match(/[\s\S]{4}/g) ?? []
  const names = brands.filter((_, index) => index !== 1)
  // `mif1` stands for any codec. A compatible brand names the codec.
  if (/^(?:mif1|msf1|miaf)$/.test(names[0] ?? '') && names.some((name) => /^avi[fs]$/.test(name)))
    return 'avif'
  for (const name of names) {
    const known = ISO_BRANDS.find(([, brand]) => brand.test(name))
    if (known) return known[0]
  }
  return 'mp4'
}

/** Distinguishes WebM from other Matroska files by the element DocType (RFC 8794). */
function findMatroskaType(bytes: Uint8Array, head: string): FileType | undefined {
  if (!head.startsWith('\x1aE\xdf\xa3') || bytes.length < 48) return undefined
  return head.includes('webm') ? 'webm' : 'mkv'
}

/** Finds the type by the first stream's codec (RFC 3533). */
function findOggType(head: string): FileType | undefined {
  if (!head.startsWith('OggS') || head.length < 36) return undefined
  return head.includes('theora') ? 'ogv' : 'ogg'
}

function findRawStreamType(bytes: Uint8Array): FileType | undefined {
  const [first = 0, second = 0, third = 0xff] = bytes
  if (first === 0x47 && bytes[188] === 0x47 && bytes[376] === 0x47) return 'ts'
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return undefined
  if ((second & 0xf6) === 0xf0) return 'aac'
  const bitrate = third >> 4
  const rate = (third >> 2) & 3
  const layer3 = (second & 0x06) === 0x02
  return layer3 && bitrate !== 0 && bitrate !== 15 && rate !== 3 ? 'mp3' : undefined
}

function decodeLatin1(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end))
}
