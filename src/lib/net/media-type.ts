import { parsePairs } from '../data/pairs.js'

/** Media types by file type. A type that is not listed is an image, such as `image/png`. */
const MEDIA_TYPES = parsePairs(`
  jpg image/jpeg  svg image/svg+xml  ico image/x-icon  mov video/quicktime  mkv video/x-matroska
  mp4 video/mp4  webm video/webm  avi video/x-msvideo  ogv video/ogg  ts video/mp2t
  m3u8 application/vnd.apple.mpegurl  mp3 audio/mpeg  m4a audio/mp4  aac audio/aac  wav audio/wav
  flac audio/flac  ogg audio/ogg
`)

/** Parses `Text/HTML; charset=utf-8` to `text/html`. */
export function parseMediaType(contentType = ''): string {
  return (contentType.split(';', 1)[0] ?? '').trim().toLowerCase()
}

export function toMediaType(fileType: string): string {
  return MEDIA_TYPES.get(fileType) ?? `image/${fileType}`
}
