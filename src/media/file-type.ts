import {
  detectFileType,
  type FileType,
  isFileType,
  toMediaKind,
} from '../lib/data/file-signatures.js'
import { parseMediaType } from '../lib/net/media-type.js'
import { isSvg } from './svg.js'

export function isImageType(type: string | undefined): boolean {
  return type !== undefined && isFileType(type) && toMediaKind(type) === 'image'
}

const OTHER_NAMES: Record<string, FileType> = {
  jpeg: 'jpg',
  jpe: 'jpg',
  tif: 'tiff',
  heif: 'heic',
}

export function guessUrlType(url: URL): FileType | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(url.pathname)?.[1]?.toLowerCase() ?? ''
  return isFileType(extension) ? extension : OTHER_NAMES[extension]
}

export function sniffType(bytes: Uint8Array): FileType | undefined {
  return detectFileType(bytes) ?? (isSvg(bytes) ? 'svg' : undefined)
}

/** Types of formats that have no signature, by `content-type`. */
const UNSIGNED_TYPES: Record<string, FileType> = {
  'audio/mpeg': 'mp3',
  'audio/mp3': 'mp3',
  'audio/aac': 'aac',
  'video/mp2t': 'ts',
}

export function findDeclaredType(contentType: string, bytes: Uint8Array): FileType | undefined {
  const essence = parseMediaType(contentType)
  return Object.hasOwn(UNSIGNED_TYPES, essence) && !looksLikeText(bytes)
    ? UNSIGNED_TYPES[essence]
    : undefined
}

/** True if there is no binary data byte (WHATWG MIME Sniffing, section 3). */
function looksLikeText(bytes: Uint8Array): boolean {
  return bytes
    .subarray(0, 512)
    .every((byte) => byte >= 0x20 || [0x09, 0x0a, 0x0c, 0x0d, 0x1b].includes(byte))
}
