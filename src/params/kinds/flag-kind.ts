import { isGiven } from '../shape.js'
import { declareOptional, type Facts } from './parameter.js'
import { createWrongValueError, parseBoolean } from './value.js'

export function declareFlag<F extends Facts<boolean>>(
  description: string,
  example: string,
  facts?: F,
) {
  return declareOptional<boolean, boolean, F>(description, example, facts, {
    type: 'boolean',
    schema: { type: 'boolean' },
    read: (value, path) => (isGiven(value) ? readBoolean(value, path) : undefined),
  })
}

export function readBoolean(value: unknown, path: string): boolean {
  const boolean = parseBoolean(value)
  if (boolean !== undefined) return boolean
  throw createWrongValueError(path, value, '`true` or `false`.')
}
