import { detectFileType, toMediaKind } from '../lib/data/file-signatures.js'

export type ContentKind = 'html' | 'image' | 'video' | 'audio' | 'json' | 'pdf' | 'text' | 'other'

/** Number of bytes to examine. WHATWG MIME Sniffing 5.2 allows up to 1,445. */
export const SNIFFED_BYTES = 512

const HTML = new Set(['text/html', 'application/xhtml+xml', 'application/vnd.wap.xhtml+xml'])
const UNKNOWN = new Set(['', 'unknown/unknown', 'application/unknown', '*/*', 'content/unknown'])

export function detectContentKind(contentType: string | undefined, start: Uint8Array): ContentKind {
  const type = contentType?.split(/[;,]/, 1)[0]?.trim().toLowerCase() ?? ''
  if (UNKNOWN.has(type) || !type.includes('/')) return sniffKind(start)
  if (HTML.has(type)) return 'html'
  if (type === 'application/pdf') return 'pdf'
  if (type.endsWith('/json') || type.endsWith('+json')) return 'json'
  for (const kind of ['image', 'video', 'audio'] as const) {
    if (type.startsWith(`${kind}/`)) return kind
  }
  // Many small servers send pages as plain text or XML.
  if (type === 'text/plain' || type.endsWith('/xml') || type.endsWith('+xml')) {
    return looksLikeHtml(start) ? 'html' : 'text'
  }
  return type.startsWith('text/') ? 'text' : sniffBinaryKind(start)
}

function sniffKind(start: Uint8Array): ContentKind {
  const binary = sniffBinaryKind(start)
  if (binary !== 'other') return binary
  if (looksLikeHtml(start)) return 'html'
  const text = readLeadingText(start)
  if (/^[[{]/.test(text)) return 'json'
  // Control characters mean binary data (WHATWG MIME Sniffing, section 7.2).
  return /[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text) ? 'other' : 'text'
}

function sniffBinaryKind(start: Uint8Array): ContentKind {
  // ISO 32000-1, section 7.5.2.
  if (String.fromCharCode(...start.subarray(0, 5)) === '%PDF-') return 'pdf'
  const type = detectFileType(start)
  // An m3u8 file lists media, but is no video.
  return type === undefined || type === 'm3u8' ? 'other' : toMediaKind(type)
}

function looksLikeHtml(start: Uint8Array): boolean {
  const text = readLeadingText(start).replace(/^(?:\s|<\?xml[^>]*>|<!--[\s\S]*?-->)+/, '')
  return /^<(?:!doctype\s+html|html|head|body|title|meta|script|link|style|h1|div|p|a|table|br|font|b)[\s>/]/i.test(
    text,
  )
}

function readLeadingText(start: Uint8Array): string {
  const skip = start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf ? 3 : 0
  return String.fromCharCode(...start.subarray(skip, skip + SNIFFED_BYTES)).trimStart()
}
