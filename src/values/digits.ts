import { collapseSpaces } from '../lib/text/white-space.js'
import type { DecimalMark } from './decimal-mark.js'
import { toAsciiDigits } from './plain-text.js'

export interface NumberReading {
  readonly value: number
  /** Second possible value if the separator is ambiguous: `1.234` may be 1.234 or 1234. */
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

/** Matches digits with their separators. A space separates only groups of three. */
const DIGITS = /\d{1,3}(?: \d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,']\d+)*/g

export function findDigits(plain: string) {
  return [...plain.matchAll(DIGITS)].map(({ 0: digits, index }) => ({
    digits,
    start: index,
    end: index + digits.length,
  }))
}

export type Digits = ReturnType<typeof findDigits>[number]

/**
 * Matches a number in groups of three digits, or as in India (`12,34,567`), with or without decimals. Spaces and
 * apostrophes are never decimal marks.
 */
const GROUPED = /^\d{1,3}(?:([ '.,])\d{3}(?:\1\d{3})*|(,)(?:\d{2},)+\d{3})(?:([.,])\d+)?$/
const DECIMAL = /^\d+(?:[.,]\d+)?$/
/** Matches numbers that can be read in two ways, such as `1.234` as 1.234 or 1234. */
const AMBIGUOUS = /^[1-9]\d{0,2}([.,])\d{3}$/

/** Reads the number that digits and separators spell. Returns `null` if they are not one number. */
export function readDigits(digits: string, marks: DecimalMarks): NumberReading | null {
  if (AMBIGUOUS.test(digits)) return readAmbiguous(digits, marks)
  if (DECIMAL.test(digits)) return readFiniteNumber(digits.replace(',', '.'))
  const [, three, two, decimal] = GROUPED.exec(digits) ?? []
  const separator = three ?? two
  if (!separator || separator === decimal || digits.startsWith('0')) return null
  return readFiniteNumber(digits.replaceAll(separator, '').replace(',', '.'))
}

function readAmbiguous(digits: string, { ofLanguage, ofCurrency }: DecimalMarks): NumberReading {
  const mark = ofLanguage ?? ofCurrency ?? '.'
  const isDecimal = digits.includes(mark)
  const decimal = Number(digits.replace(',', '.'))
  const grouped = Number(digits.replace(/[.,]/, ''))
  const isKnown = ofLanguage === null ? ofCurrency !== null : ofLanguage === (ofCurrency ?? mark)
  // An amount of money seldom has three decimals, so the reading as a decimal is not sure.
  const isSure = isKnown && !(isDecimal && ofCurrency !== null)
  const [value, other] = isDecimal ? [decimal, grouped] : [grouped, decimal]
  return isSure ? { value } : { value, other }
}

function readFiniteNumber(digits: string): NumberReading | null {
  const value = Number(digits)
  return Number.isFinite(value) ? { value } : null
}
