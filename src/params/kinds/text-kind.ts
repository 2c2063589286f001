import { splitList } from '../../lib/text/split-list.js'
import { createParameterError } from '../parameter-error.js'
import { isGiven, toList } from '../shape.js'
import { declareParameter, type Facts, type Parameter } from './parameter.js'
import { createWrongValueError, describeValue, isEmptyOrOff } from './value.js'

export function declareParsedText<Value, Input = string>(
  description: string,
  example: string,
  read: Parameter<Value>['read'],
  facts: Facts & Pick<Parameter, 'placeholder'> = {},
): Parameter<Value, Input> {
  const schema = { type: 'string' }
  return declareParameter({ description, example, type: 'text', schema, read, ...facts })
}

/** Declares a text parameter. Empty text and `false` mean that it is not given. */
export function declareText(description: string, example: string) {
  return declareParsedText(description, example, readText)
}

type Texts = string | readonly string[]

export function declareTexts(
  description: string,
  example: string,
  kind: Partial<Pick<Parameter<readonly string[]>, 'read' | 'placeholder'>> = {},
): Parameter<readonly string[], Texts> {
  return declareParameter({
    description: `${description} One, or a list of them.`,
    example,
    type: 'text',
    schema: TEXTS,
    read: readTextList,
    ...kind,
  })
}

const TEXTS = { oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }

export function declareNameListParameter(description: string, example: string) {
  return declareParameter<readonly string[] | undefined, Texts>({
    description,
    example,
    type: 'text',
    schema: TEXTS,
    read(value, path) {
      const given = readTextList(value, path).flatMap(splitList)
      return given.length > 0 ? given : undefined
    },
  })
}

/** Maximum number of steps in a path: `data.0.url` has three. Nested rules need fewer. */
export const MAX_STEPS = 32

export function readPaths(value: unknown, path: string): readonly string[] {
  const given = (toList(value) ?? [value]).map((item) => readText(item, path) ?? '')
  const all = given.flatMap(splitList)
  const long = all.find((one) => one.split('.', MAX_STEPS + 1).length > MAX_STEPS)
  if (long === undefined) return all
  const text = `has ${describeValue(long)}; give paths of at most ${MAX_STEPS} steps.`
  throw createParameterError(path, text)
}

export function readText(value: unknown, path: string): string | undefined {
  if (!isGiven(value) || value === false) return undefined
  if (typeof value !== 'string') throw createWrongValueError(path, value, 'text.')
  const written = value.trim()
  return written === '' || written === 'false' ? undefined : written
}

export function readTextList(value: unknown, path: string): string[] {
  if (isEmptyOrOff(value)) return []
  const given = (toList(value) ?? [value]).filter((one) => !isEmptyOrOff(one))
  const wrong = given.find((one) => typeof one !== 'string')
  if (wrong === undefined) return given.map(String)
  throw createWrongValueError(path, wrong, 'text, or a list of texts.')
}
