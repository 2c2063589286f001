import { isGiven } from '../shape.js'
import { declareOptional, type Facts, type ReadContext } from './parameter.js'
import { createWrongValueError, isEmptyOrOff, parseBoolean } from './value.js'

export interface NumberRange {
  readonly min: number
  readonly max: number
}

/** Declares a number. If the type is `integer`, fractions are rounded. */
export function declareNumber<F extends Facts<number> & NumberRange>(
  description: string,
  example: string,
  { min, max, ...facts }: F,
  type: 'number' | 'integer' = 'number',
) {
  return declareOptional<number, number, F>(description, example, facts as F, {
    type: 'number',
    schema: { type, minimum: min, maximum: max },
    placeholder: 'N',
    read(value, path) {
      if (isEmptyOrOff(value)) return undefined
      const text = typeof value === 'object' ? '' : String(value).trim()
      const given = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text) ? Number(text) : Number.NaN
      if (given >= min && given <= max) return type === 'integer' ? Math.round(given) : given
      throw createWrongValueError(path, value, `a number from ${min} to ${max}.`)
    },
  })
}

export function readRetry(value: unknown, path: string, { defaults, limits }: ReadContext): number {
  const max = limits.retry
  const boolean = isGiven(value) ? parseBoolean(value) : true
  if (boolean !== undefined) return boolean ? Math.min(defaults.retry, max) : 0
  const text = typeof value === 'object' ? '' : String(value).trim()
  if (/^\d+$/.test(text)) return Math.min(Number(text), max)
  throw createWrongValueError(path, value, `a whole number from 0 to ${max}.`)
}
