import type { Parameter, ParameterRecord } from '../../params/index.js'
import { flag, listOption, type Option, option } from './define-command.js'

type KebabCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${KebabCase<Rest>}`
  : Name

/** Flags with other names than their options. */
const OWN_NAMES = { waitForSelector: 'wait-for', pageRanges: 'pages' } as const

type FlagName<Name extends string> = Name extends keyof typeof OWN_NAMES
  ? (typeof OWN_NAMES)[Name]
  : KebabCase<Name>

/** Creates a flag of each option by its declaration: `fullPage` is `--full-page`. */
export function toFlags<D extends ParameterRecord>(
  options: D,
): { readonly [Name in keyof D & string as FlagName<Name>]: Option } {
  const flags = Object.entries(options).map(([name, declared]) => [
    toFlagName(name),
    toFlag(declared),
  ])
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
  if (Object.hasOwn(OWN_NAMES, name)) return OWN_NAMES[name as keyof typeof OWN_NAMES]
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function toFlag(declared: Parameter): Option {
  const { type, schema, placeholder = 'TEXT' } = declared
  if (type === 'boolean') return flag(toMeaning(declared))
  const isList = JSON.stringify(schema).includes('"array"')
  return (isList ? listOption : option)(placeholder, toMeaning(declared))
}

/** Sentence of declarations that accept a list; a flag is repeated instead. */
const ONE_OR_LIST = / One, or a list of them\.$/

/** Writes the description as the help has it, with the words or the range, and the default. */
function toMeaning({ type, description, schema, default: fallback }: Parameter): string {
  const { enum: words, minimum: min, maximum: max } = schema
  const start = description
    .replace(ONE_OR_LIST, '')
    .replace(/^CSS; /, '')
    .replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())
  const allowed = Array.isArray(words)
    ? `: ${words.join(', ')}`
    : max !== undefined
      ? `, ${min} to ${max}`
      : ''
  const standard = type === 'boolean' || fallback === '' ? '' : ` (${fallback})`
  return start.replace(/\.$/, '') + allowed + standard
}
