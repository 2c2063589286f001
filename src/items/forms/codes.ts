import { isThing, type ThingValue } from '../graph/thing.js'
import { createFirstValueReader, toItemText } from './value-text.js'

const MAX_CODES = 20

export const readGtin = createFirstValueReader(MAX_CODES, (value) => {
  const digits = readProductCode(value, /^(?:ean|upc|gtin|isbn)(?:-?\d\d)?:?\s*/i)
  return /^(?:\d{8}|\d{12,14})$/.test(digits) && hasValidCheckDigit(digits) ? digits : null
})

function readProductCode(value: ThingValue, label: RegExp): string {
  const written = isThing(value) ? (value.getAll('value')[0] ?? value) : value
  const code = toItemText(written).replace(label, '')
  return /[1-9]/.test(code) ? code.replace(/[\s‐-―-]/g, '').toUpperCase() : ''
}

function hasValidCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

export const readIsbn = createFirstValueReader(MAX_CODES, (value) => {
  const code = readProductCode(value, /^(?:urn:)?isbn(?:-?1[03])?:?\s*/i)
  const isLong = /^97[89]\d{10}$/.test(code) && hasValidCheckDigit(code)
  return isLong || (/^\d{9}[\dX]$/.test(code) && hasValidIsbnCheckDigit(code)) ? code : null
})

function hasValidIsbnCheckDigit(code: string): boolean {
  const sum = [...code].reduce(
    (total, digit, index) => total + (digit === 'X' ? 10 : Number(digit)) * (10 - index),
    0,
  )
  return sum % 11 === 0
}
