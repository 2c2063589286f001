import { parameterError } from '../parameter-error.js'
import { isGiven, toList } from '../shape.js'
import { type About, declare, type Parameter } from './parameter.js'
import { isUnset, showValue } from './value.js'

/** Text; empty text and `false` count as left out. */
export function text(about: About): Parameter<string | undefined, string> {
  return declare(about, {
    type: 'text',
    schema: { type: 'string' },
    read: (value, path) => readText(path, value),
  })
}

/** JSON Schema of one text, or of a list of them. */
const TEXTS = { oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }

type TextsParameter<Value> = Parameter<Value, string | readonly string[]>

/** One text or a list of them. */
export function texts(about: About): TextsParameter<readonly string[]> {
  return declare(about, {
    type: 'text',
    schema: TEXTS,
    read: (value, path) => readTexts(path, value),
  })
}

/** One name, several separated by commas, or a list. */
export function names(about: About): TextsParameter<readonly string[] | undefined> {
  return declare(about, {
    type: 'text',
    schema: TEXTS,
    read(value, path) {
      const given = splitAtCommas(readTexts(path, value))
      return given.length > 0 ? given : undefined
    },
  })
}

/** Steps of a path; rules do not nest as deep. */
export const MAX_STEPS = 32

/** Dotted paths, separated by commas or as a list. */
export function paths(about: About): TextsParameter<readonly string[]> {
  return declare(about, {
    type: 'text',
    schema: { type: 'string' },
    read(value, path) {
      const given = (toList(value) ?? [value]).map((item) => readText(path, item) ?? '')
      const all = splitAtCommas(given)
      const long = all.find((one) => one.split('.', MAX_STEPS + 1).length > MAX_STEPS)
      if (long === undefined) return all
      const text = `has ${showValue(long)}; give paths of at most ${MAX_STEPS} steps.`
      throw parameterError('EINVALQUERY', path, text)
    },
  })
}

function splitAtCommas(items: readonly string[]): string[] {
  return items
    .flatMap((item) => item.split(','))
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

export function readText(path: string, value: unknown): string | undefined {
  if (!isGiven(value) || value === false) return undefined
  if (typeof value !== 'string')
    throw parameterError('EINVALQUERY', path, `is ${showValue(value)}; give text.`)
  const written = value.trim()
  return written === '' || written === 'false' ? undefined : written
}

export function readTexts(path: string, value: unknown): string[] {
  if (isUnset(value)) return []
  const given = (toList(value) ?? [value]).filter((one) => !isUnset(one))
  const wrong = given.find((one) => typeof one !== 'string')
  if (wrong === undefined) return given.map(String)
  throw parameterError(
    'EINVALQUERY',
    path,
    `is ${showValue(wrong)}; give text, or a list of texts.`,
  )
}
