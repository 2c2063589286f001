import { collapseSpaces } from '../core/white-space.js'

/** Signs and short names of money that may stand before or after a number, and per cent. */
const UNIT = /^(?:\p{Sc}|%|[A-Z]{1,3}\p{Sc}|[A-Z]{3}|kr\.?|zł|Kč|Ft|Fr\.|лв\.?|руб\.?)$/iu

/** Longer texts hold no number alone, whatever white space stands around it. */
const MAX_LENGTH = 500

const PLAIN = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i

/**
 * Thousands in groups of three (or India's, of two and then three) after one and the same
 * separator; then decimals after the other one. Spaces and apostrophes only group.
 */
const GROUPED = /^[+-]?\d{1,3}(?:([ '.,])\d{3}(?:\1\d{3})*|(,)(?:\d{2},)+\d{3})(?:([.,])\d+)?$/
const DECIMAL_COMMA = /^[+-]?\d+,\d+$/

/**
 * The number that a text consists of: `1,299.00`, `1.299,00`, `1 299`, `€ 12,50`, `−5`.
 * One comma before exactly three digits groups (`1,299`), one point does not (`1.299`).
 * `null` for anything else, a number with words around it included.
 */
export function toNumber(text: string): number | null {
  if (text.length > MAX_LENGTH) return null
  const digits = withoutUnit(canonical(text))
  if (PLAIN.test(digits)) return finite(digits)
  const grouped = GROUPED.exec(digits)
  const separator = grouped?.[1] ?? grouped?.[2]
  const decimal = grouped?.[3]
  if (separator && separator !== decimal && !/^[+-]?0/.test(digits)) {
    return finite(digits.replaceAll(separator, '').replace(',', '.'))
  }
  return DECIMAL_COMMA.test(digits) ? finite(digits.replace(',', '.')) : null
}

/** One kind of digit, sign, space and apostrophe. */
function canonical(text: string): string {
  const plain = text.normalize('NFKC').replace(/[−–‒]/g, '-').replace(/[’‘ʼ]/g, "'")
  return collapseSpaces(plain).trim()
}

/** Drops one unit at either end; a sign may stand before it (`-$5`). */
function withoutUnit(text: string): string {
  const match = /^([+-]?) ?([^\d+-]*?) ?([+-]?[.,]?\d(?:.*\d)?[.,]?(?:e[+-]?\d+)?) ?(\D*)$/iu.exec(
    text,
  )
  if (!match) return ''
  const [, sign = '', before = '', digits = '', after = ''] = match
  const fits = [before, after].every((unit) => unit.trim() === '' || UNIT.test(unit.trim()))
  return fits && !(sign && /^[+-]/.test(digits)) ? sign + digits : ''
}

function finite(digits: string): number | null {
  const value = Number(digits)
  return Number.isFinite(value) ? value : null
}
