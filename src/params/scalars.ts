import { quote } from '../lib/text/quote.js'
import { parameterError } from './parameter-error.js'
import { entriesOf, isGiven } from './shape.js'

/** `true` and `false`, as such or as text; a bare flag (`&force`) is true. */
export function asBoolean(value: unknown): boolean | undefined {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (word === true || word === 'true' || word === '') return true
  if (word === false || word === 'false') return false
  return undefined
}

export function readBoolean(name: string, value: unknown, fallback: boolean): boolean {
  if (!isGiven(value)) return fallback
  const boolean = asBoolean(value)
  if (boolean !== undefined) return boolean
  throw parameterError('EINVALQUERY', name, `is ${shown(value)}; give \`true\` or \`false\`.`)
}

/** Text; empty text and `false` count as left out. */
export function readText(name: string, value: unknown): string | undefined {
  if (!isGiven(value) || value === false) return undefined
  if (typeof value !== 'string')
    throw parameterError('EINVALQUERY', name, `is ${shown(value)}; give text.`)
  const text = value.trim()
  return text === '' || text === 'false' ? undefined : text
}

/** A count of at least 0, cut at `max`; `false` is 0, `true` the default. */
export function readCount(name: string, value: unknown, fallback: number, max: number): number {
  if (!isGiven(value)) return Math.min(fallback, max)
  const boolean = asBoolean(value)
  if (boolean !== undefined) return boolean ? Math.min(fallback, max) : 0
  const text = typeof value === 'object' ? '' : String(value).trim()
  if (/^\d+$/.test(text)) return Math.min(Number(text), max)
  throw parameterError(
    'EINVALQUERY',
    name,
    `is ${shown(value)}; give a whole number from 0 to ${max}.`,
  )
}

/** A value for an error text, whatever its shape; one level of it, however deep it goes. */
export function shown(value: unknown): string {
  if (value === '') return 'empty'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  if (typeof value === 'function') return 'a function'
  if (typeof value !== 'object' || value === null) return quote(value)
  const entries = entriesOf(value)?.map(([name, inner]) => [name, flatOf(inner)] as const) ?? []
  return quote(Object.fromEntries(entries))
}

function flatOf(value: unknown): unknown {
  return typeof value === 'object' || typeof value === 'function' ? '…' : value
}
