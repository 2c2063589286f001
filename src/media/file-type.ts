import {
  detectFileType,
  isMediaType,
  type MediaType,
  toMediaKind,
} from '../lib/data/file-signatures.js'
import { isSvg } from './svg.js'

export function isImageType(type: string | undefined): boolean {
  return type !== undefined && isMediaType(type) && toMediaKind(type) === 'image'
}

const OTHER_NAMES: Record<string, MediaType> = {
  jpeg: 'jpg',
  jpe: 'jpg',
  tif: 'tiff',
  heif: 'heic',
}

/** File type by the address alone, for when nothing may be fetched; `undefined` if it says none. */
export function typeByName(url: URL): MediaType | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(url.pathname)?.[1]?.toLowerCase() ?? ''
  return isMediaType(extension) ? extension : OTHER_NAMES[extension]
}

/** File type by content; `undefined` when these bytes do not say (yet). */
export function sniffType(bytes: Uint8Array): MediaType | undefined {
  return detectFileType(bytes) ?? (isSvg(bytes) ? 'svg' : undefined)
}

/** Formats that no signature gives away; anything else must show what it claims to be. */
const HINTS: Record<string, MediaType> = {
  'audio/mpeg': 'mp3',
  'audio/mp3': 'mp3',
  'audio/aac': 'aac',
  'video/mp2t': 'ts',
}

/** What `content-type` says where the bytes say nothing; text is never audio or video. */
export function hintedType(contentType: string, bytes: Uint8Array): MediaType | undefined {
  const essence = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  return Object.hasOwn(HINTS, essence) && !isText(bytes) ? HINTS[essence] : undefined
}

/** WHATWG MIME Sniffing, 3 "binary data byte": without one it is text. */
function isText(bytes: Uint8Array): boolean {
  return bytes
    .subarray(0, 512)
    .every((byte) => byte >= 0x20 || [0x09, 0x0a, 0x0c, 0x0d, 0x1b].includes(byte))
}
