import { isIP } from 'node:net'
import type { Value } from '../../contracts/result.js'
import { parseJson } from '../../lib/data/json.js'
import { httpUrl } from '../../lib/net/http-url.js'

const TRUE =
  /^(?:true|yes|on|1|async|autoplay|checked|controls|defer|disabled|hidden|open|readonly|required|selected)$/i
const FALSE = /^(?:false|no|off|0)$/i

/** `true`/`false` and what forms and boolean attributes say for them. */
export function toBoolean(text: string): boolean | null {
  const word = text.trim()
  return TRUE.test(word) ? true : FALSE.test(word) ? false : null
}

/** RFC 5321, section 4.5.3.1: 64 characters before the `@`, 255 after it, 63 a label. */
const LOCAL = /(?:^|[^\w.%+'-])[.%+'-]*(\w[\w.%+'-]{0,63})$/
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,8}[a-z]{2,63}(?![\w-])/i

/** `icon@2x.png` is a file. */
const FILE = /\.(?:avif|bmp|css|gif|ico|jpe?g|js|mjs|png|svg|webp)$/i

/** Every address in a text or in markup, each once, in order; `null` when there is none. */
export function toEmails(text: string): string[] | null {
  const found = new Set<string>()
  // From sign to sign, because a page of megabytes has few of them.
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const local = LOCAL.exec(text.slice(Math.max(0, at - 66), at))?.[1]
    const domain = local && DOMAIN.exec(text.slice(at + 1, at + 256))?.[0]
    if (domain && !FILE.test(domain)) found.add(`${local}@${domain}`)
  }
  return found.size > 0 ? [...found] : null
}

/** The first IP address in a text, of either family. */
export function toIp(text: string): string | null {
  const words = text
    .split(/[^\w:.%]+/)
    .map((word) => word.replace(/(?<![.])[.]+$|(?<=^|[^:]):$/, ''))
  return words.find((word) => word.length <= 64 && isIP(word) !== 0) ?? null
}

/** An absolute `http(s)` address. */
export function toUrl(text: string, base: string): string | null {
  // An empty reference would mean the page itself (RFC 3986, section 4.4): nobody means that.
  return httpUrl(text, base)?.href ?? null
}

/** An object or list, given as such or as JSON text. */
export function toObject(value: Value): Value {
  const parsed = typeof value === 'string' ? parseJson(value) : value
  return typeof parsed === 'object' ? parsed : null
}

/** Longer ones are not expressions that people write. */
const MAX_REGEXP = 1_000

/** A regular expression, bare or as `/source/flags`, that JavaScript accepts; as it stands. */
export function toRegexp(text: string): string | null {
  const literal = text.trim()
  const [, source = literal, flags = ''] = /^\/(.+)\/([a-z]*)$/s.exec(literal) ?? []
  if (source === '' || literal.length > MAX_REGEXP) return null
  try {
    return new RegExp(source, flags) && literal
  } catch {
    return null
  }
}
