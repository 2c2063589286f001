import type { Parameter, ParameterRecord } from '../../params/index.js'
import { flag, listOption, type Option, type Options, option } from './define-command.js'

export function createFlags<Name extends string>(
  options: ParameterRecord & Readonly<Record<Name, Parameter>>,
  letters: { readonly [_ in NoInfer<Name>]?: string } = {},
): Options {
  const flags = Object.entries<Parameter>(options).map(([name, declared]) => [
    toFlagName(name, declared),
    createFlag(declared, letters[name as Name]),
  ])
  return Object.fromEntries(flags)
}

export function readFlagValues(
  options: ParameterRecord,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const given = Object.entries(options).flatMap(([name, declared]) => {
    const value = values[toFlagName(name, declared)]
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(given)
}

export function toFlagName(name: string, { flag: own }: Parameter): string {
  return own ?? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function createFlag(declared: Parameter, letter: string | undefined): Option {
  const { type, schema, placeholder = 'TEXT' } = declared
  if (type === 'boolean') return flag(formatFlagHelp(declared), letter)
  const isList = JSON.stringify(schema).includes('"array"')
  return (isList ? listOption : option)(placeholder, formatFlagHelp(declared), letter)
}

function formatFlagHelp({ type, description, schema, default: fallback }: Parameter): string {
  const { enum: words, minimum: min, maximum: max } = schema
  const [start = ''] = description
    .replace(/^CSS; /, '')
    .replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())
    .split(/\.(?: |$)/, 1)
  const range = max === undefined ? '' : `, ${min} to ${max}`
  const allowed = Array.isArray(words) ? `: ${words.join(', ')}` : range
  return start + allowed + (type === 'boolean' || fallback === '' ? '' : ` (${fallback})`)
}
