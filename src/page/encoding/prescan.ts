import { normalizeEncoding } from '@exodus/bytes/encoding.js'

/** Finds a declared encoding (HTML standard, "prescan a byte stream"). */
export function prescanEncoding(bytes: Uint8Array): string | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  if (text.startsWith('<\0?\0x\0')) return 'utf-16le'
  if (text.startsWith('\0<\0?\0x')) return 'utf-16be'
  return readMetaCharset(text) ?? readXmlCharset(text)
}

function readMetaCharset(text: string): string | undefined {
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    if (matchPatternAt(META, text, at)) {
      const attributes = readAttributes(text, META.lastIndex)
      if (attributes === undefined) return undefined
      const encoding = findDeclaredEncoding(attributes.values)
      if (encoding !== undefined) return encoding
      at = attributes.end
    } else {
      const end = findTagEnd(text, at)
      if (end === undefined) return undefined
      at = end
    }
  }
  return undefined
}

function findTagEnd(text: string, at: number): number | undefined {
  if (text.startsWith('<!--', at)) return findMatchEnd(text, '-->', at + 2)
  if (matchPatternAt(TAG, text, at)) return readAttributes(text, TAG.lastIndex)?.end
  return /[!/?]/.test(text.charAt(at + 1)) ? findMatchEnd(text, '>', at) : at + 1
}

/** Reads a tag's attributes (HTML standard, "get an attribute"). */
function readAttributes(text: string, start: number) {
  const values = new Map<string, string>()
  let at = skipMatch(BETWEEN, text, start)
  while (at < text.length && text[at] !== '>') {
    const nameEnd = skipMatch(NAME, text, at)
    const name = text.slice(at, nameEnd).toLowerCase()
    const valueStart = skipMatch(EQUALS, text, nameEnd)
    const value = valueStart === nameEnd ? NO_VALUE : matchPatternAt(VALUE, text, valueStart)
    if (value === null) return undefined
    if (!values.has(name)) values.set(name, value[1] ?? value[2] ?? value[3] ?? '')
    at = skipMatch(BETWEEN, text, valueStart + (value[0]?.length ?? 0))
  }
  return at < text.length ? { values, end: at } : undefined
}

function findDeclaredEncoding(attributes: ReadonlyMap<string, string>): string | undefined {
  const charset = attributes.get('charset')
  if (charset !== undefined) return toPageEncoding(charset)
  const pragma = attributes.get('http-equiv')?.toLowerCase() === 'content-type'
  const content = attributes.get('content')
  return pragma && content !== undefined ? findCharsetInMetaContent(content) : undefined
}

/** Reads the charset in `text/html; charset=utf-8` (HTML standard, "extracting a character encoding"). */
function findCharsetInMetaContent(content: string): string | undefined {
  const match = /charset[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^"'\s;][^\s;]*))/i.exec(
    content,
  )
  return match ? toPageEncoding(match[1] ?? match[2] ?? match[3] ?? '') : undefined
}

function readXmlCharset(text: string): string | undefined {
  const declaration = /^<\?xml[^>]*>/.exec(text)?.[0] ?? ''
  const match = /encoding[\0-\x20]*=[\0-\x20]*(?:"([^"\0-\x20]*)"|'([^'\0-\x20]*)')/.exec(
    declaration,
  )
  return match ? toPageEncoding(match[1] ?? match[2] ?? '') : undefined
}

/** Finds an encoding by its name. In a page, `utf-16` means UTF-8 (HTML standard). */
function toPageEncoding(label: string): string | undefined {
  const encoding = normalizeEncoding(label)
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return 'utf-8'
  if (encoding === 'x-user-defined') return 'windows-1252'
  return encoding === null || encoding === 'replacement' ? undefined : encoding
}

function matchPatternAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function skipMatch(pattern: RegExp, text: string, at: number): number {
  return at + (matchPatternAt(pattern, text, at)?.[0].length ?? 0)
}

function findMatchEnd(text: string, what: string, from: number): number | undefined {
  const found = text.indexOf(what, from)
  return found === -1 ? undefined : found + what.length
}

const NO_VALUE = ['']
const META = /<meta(?=[\t\n\f\r /])/iy
const TAG = /<\/?[a-z][^\t\n\f\r >]*/iy
const BETWEEN = /[\t\n\f\r /]*/y
const NAME = /=?[^\t\n\f\r />=]*/y
const EQUALS = /[\t\n\f\r ]*=[\t\n\f\r ]*/y
const VALUE = /"([^"]*)"|'([^']*)'|([^"'\t\n\f\r >][^\t\n\f\r >]*)|(?=>)/y
