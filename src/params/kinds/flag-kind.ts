import { parameterError } from '../parameter-error.js'
import { isGiven } from '../shape.js'
import { type About, declare, type Parameter, type WithDefault } from './parameter.js'
import { asBoolean, showValue } from './value.js'

/** `true` or `false`. */
export function flag(about: About & WithDefault<boolean>): Parameter<boolean, boolean>
export function flag(about: About): Parameter<boolean | undefined, boolean>
export function flag(about: About & Partial<WithDefault<boolean>>) {
  return declare<boolean | undefined, boolean>(about, {
    type: 'boolean',
    schema: { type: 'boolean' },
    read: (value, path) => readBoolean(path, value, about.default),
  })
}

export function readBoolean<Default extends boolean | undefined>(
  path: string,
  value: unknown,
  fallback: Default,
): boolean | Default {
  if (!isGiven(value)) return fallback
  const boolean = asBoolean(value)
  if (boolean !== undefined) return boolean
  throw parameterError('EINVALQUERY', path, `is ${showValue(value)}; give \`true\` or \`false\`.`)
}
