import { isIP } from 'node:net'
import type { Value } from '../../contracts/result.js'
import { isRecord, parseJson } from '../../lib/data/json.js'
import { parseHttpUrl } from '../../lib/net/http-url.js'
import { findLargestUrl, type NumberContext, readMoney, readNumber } from '../../values/index.js'

const TRUE =
  /^(?:true|yes|on|1|async|autoplay|checked|controls|defer|disabled|hidden|open|readonly|required|selected)$/i
const FALSE = /^(?:false|no|off|0)$/i

export function toBoolean(text: string): boolean | null {
  const word = text.trim()
  return TRUE.test(word) ? true : FALSE.test(word) ? false : null
}

/** Matches the part before the `@`, of at most 64 characters (RFC 5321, 4.5.3.1.1). */
const LOCAL = /(?:^|[^\w.%+'-])[.%+'-]*(\w[\w.%+'-]{0,63})$/
/** Matches the domain after the `@` (RFC 1035, section 2.3.4). */
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,8}[a-z]{2,63}(?![\w-])/i

/** Matches the end of file names that look like email addresses: `icon@2x.png`. */
const FILE = /\.(?:avif|bmp|css|gif|ico|jpe?g|js|mjs|png|svg|webp)$/i

export function toEmails(text: string): string[] | null {
  const found = new Set<string>()
  // Searches from one `@` to the next, since even large pages have few of them.
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const local = LOCAL.exec(text.slice(Math.max(0, at - 66), at))?.[1]
    const domain = local && DOMAIN.exec(text.slice(at + 1, at + 256))?.[0]
    if (domain && !FILE.test(domain)) found.add(`${local}@${domain}`)
  }
  return found.size > 0 ? [...found] : null
}

export function toIp(text: string): string | null {
  const words = text
    .split(/[^\w:.%]+/)
    .map((word) => word.replace(/(?<![.])[.]+$|(?<=^|[^:]):$/, ''))
  return words.find((word) => word.length <= 64 && isIP(word) !== 0) ?? null
}

export function toUrl(text: string, base: string): string | null {
  // Empty text gives `null`, not the page's URL (RFC 3986, 4.4).
  return parseHttpUrl(text, base)?.href ?? null
}

export function toObject(value: Value): Value {
  const parsed = typeof value === 'string' ? parseJson(value) : value
  return typeof parsed === 'object' ? parsed : null
}

const MAX_REGEXP = 1_000

/** Returns the trimmed text, or `null` for an invalid regular expression. */
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

/** Category of media. `playable` is video or audio, since video files may hold only sound. */
export type MediaCategory = 'image' | 'playable'

/** Returns the absolute URL of a URL, of the largest image of a `srcset`, or of `{ url }`. */
export function toMediaUrl(value: Value, base: string): string | null {
  if (typeof value === 'string') return toUrl(findLargestUrl(value) ?? value, base)
  if (!isRecord(value)) return null
  return typeof value.url === 'string' ? toMediaUrl(value.url, base) : null
}

export interface Doubt {
  readonly text: string
  readonly taken: number
  readonly other: number
}

type NumericContext = NumberContext & { readonly onDoubt?: (doubt: Doubt) => void }

export function toNumber(text: string, context: NumericContext = {}): number | null {
  const reading = readNumber(text, context)
  reportAmbiguousNumber(context, text, reading?.value, reading?.other)
  return reading?.value ?? null
}

export function toPrice(text: string, context: NumericContext = {}): Value {
  const reading = readMoney(text, context)
  reportAmbiguousNumber(context, text, reading?.money.amount, reading?.other)
  return reading?.money ?? null
}

function reportAmbiguousNumber(
  { onDoubt }: NumericContext,
  text: string,
  taken?: number,
  other?: number,
) {
  if (taken === undefined || other === undefined) return
  onDoubt?.({ text: text.trim(), taken, other })
}
