import type { Parameter, ParameterRecord } from '../../params/index.js'
import type { Option } from './define-command.js'

type KebabCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${KebabCase<Rest>}`
  : Name

/** Makes a flag of each option by its declaration: `fullPage` is `--full-page`. */
export function toFlags<D extends ParameterRecord>(
  options: D,
): { readonly [Name in keyof D & string as KebabCase<Name>]: Option } {
  const flags = Object.entries(options).map(([name, option]) => [toFlagName(name), toFlag(option)])
  return Object.fromEntries(flags)
}

/** Reads the flags of `toFlags` as the options that they stand for. */
export function readFlags(
  options: ParameterRecord,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const given = Object.entries(options).flatMap(([name, { type }]) => {
    const value = values[toFlagName(name)]
    return value === undefined ? [] : [[name, type === 'number' ? Number(value) : value]]
  })
  return Object.fromEntries(given)
}

function toFlagName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function toFlag(option: Parameter): Option {
  const meaning = toMeaning(option)
  if (option.type === 'boolean') return { type: 'boolean', meaning }
  return { type: 'string', value: option.placeholder ?? 'TEXT', meaning }
}

/** Writes the description as the help has it, with the words or the range, and the default. */
function toMeaning({ type, description, schema, default: fallback }: Parameter): string {
  const { enum: words, minimum: min, maximum: max } = schema
  const start = description.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())
  const allowed = Array.isArray(words)
    ? `: ${words.join(', ')}`
    : max !== undefined
      ? `, ${min} to ${max}`
      : ''
  const standard = type === 'boolean' || fallback === '' ? '' : ` (${fallback})`
  return start.replace(/\.$/, '') + allowed + standard
}
