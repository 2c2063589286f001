import { collapseSpaces } from '../lib/text/white-space.js'
import type { DecimalMark } from './decimal-mark.js'
import { toAsciiDigits } from './plain-text.js'

export interface NumberReading {
  readonly value: number
  /** Second possible value of an ambiguous number such as `1.234`. */
  readonly other?: number
}

export interface DecimalMarks {
  readonly ofLanguage: DecimalMark | null
  readonly ofCurrency: DecimalMark | null
}

export function toPlainDigits(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[−–‒—]/g, '-')
    .replace(/[’‘ʼ]/g, "'")
    .replace(/٫/g, '.')
    .replace(/٬/g, ',')
  return collapseSpaces(toAsciiDigits(plain)).trim()
}

/** Matches digits with separators. Spaces separate only groups of three. */
const DIGITS = /\d{1,3}(?: \d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,']\d+)*/g

export function findDigits(plain: string) {
  return [...plain.matchAll(DIGITS)].map(({ 0: digits, index }) => ({
    digits,
    start: index,
    end: index + digits.length,
  }))
}

export type Digits = ReturnType<typeof findDigits>[number]

/** Matches numbers in groups of three digits, or in Indian groups such as `12,34,567`. */
const GROUPED = /^\d{1,3}(?:([ '.,])\d{3}(?:\1\d{3})*|(,)(?:\d{2},)+\d{3})(?:([.,])\d+)?$/
const DECIMAL = /^\d+(?:[.,]\d+)?$/
/** Matches numbers such as `1.234`, which may be 1.234 or 1234. */
const AMBIGUOUS = /^[1-9]\d{0,2}([.,])\d{3}$/

/** Reads digits with separators. Returns `null` for dates such as `1.2.2020`. */
export function readNumberWithSeparators(
  digits: string,
  marks: DecimalMarks,
): NumberReading | null {
  if (AMBIGUOUS.test(digits)) return readAmbiguousNumber(digits, marks)
  if (DECIMAL.test(digits)) return readFiniteNumber(digits.replace(',', '.'))
  const [, three, two, decimal] = GROUPED.exec(digits) ?? []
  const separator = three ?? two
  if (!separator || separator === decimal || digits.startsWith('0')) return null
  return readFiniteNumber(digits.replaceAll(separator, '').replace(',', '.'))
}

function readAmbiguousNumber(
  digits: string,
  { ofLanguage, ofCurrency }: DecimalMarks,
): NumberReading {
  const mark = ofLanguage ?? ofCurrency ?? '.'
  const isDecimal = digits.includes(mark)
  const decimal = Number(digits.replace(',', '.'))
  const grouped = Number(digits.replace(/[.,]/, ''))
  const isKnown = ofLanguage === null ? ofCurrency !== null : ofLanguage === (ofCurrency ?? mark)
  // An amount of money seldom has three decimals, so its meaning is not sure.
  const isSure = isKnown && !(isDecimal && ofCurrency !== null)
  const [value, other] = isDecimal ? [decimal, grouped] : [grouped, decimal]
  return isSure ? { value } : { value, other }
}

function readFiniteNumber(digits: string): NumberReading | null {
  const value = Number(digits)
  return Number.isFinite(value) ? { value } : null
}
