import { isThing, type ThingValue } from '../graph/thing.js'
import { type FormContext, toItemText } from './value-text.js'

/** Reads a GTIN: 8, 12, 13 or 14 digits, the last of which checks the others. */
export function readGtin(values: readonly ThingValue[], context: FormContext): string | null {
  for (const value of values.slice(0, 20)) {
    const digits = toItemText(findCode(value, context), context)
      .replace(/^(?:ean|upc|gtin|isbn)(?:-?\d\d)?:?\s*/i, '')
      .replace(/[\s-]/g, '')
    if (/^(?:\d{8}|\d{12,14})$/.test(digits) && isChecked(digits) && /[1-9]/.test(digits))
      return digits
  }
  return null
}

/** Returns the value of an identifier with a name of its own. */
function findCode(value: ThingValue, context: FormContext): ThingValue {
  return isThing(value) ? (context.graph.values(value, 'value')[0] ?? value) : value
}

function isChecked(digits: string): boolean {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

export function readIsbn(values: readonly ThingValue[], context: FormContext): string | null {
  for (const value of values.slice(0, 20)) {
    const code = toItemText(findCode(value, context), context)
      .replace(/^(?:urn:)?isbn(?:-?1[03])?:?\s*/i, '')
      .replace(/[\s‐-―-]/g, '')
      .toUpperCase()
    if (!/[1-9]/.test(code)) continue
    if (/^97[89]\d{10}$/.test(code) && isChecked(code)) return code
    if (/^\d{9}[\dX]$/.test(code) && isCheckedIsbn(code)) return code
  }
  return null
}

function isCheckedIsbn(code: string): boolean {
  const sum = [...code].reduce(
    (total, digit, index) => total + (digit === 'X' ? 10 : Number(digit)) * (10 - index),
    0,
  )
  return sum % 11 === 0
}
