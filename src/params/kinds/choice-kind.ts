import { joinNames } from '../../lib/text/nearest.js'
import { parameterError } from '../parameter-error.js'
import { toList } from '../shape.js'
import { type About, declare, type Parameter, type WithDefault } from './parameter.js'
import { asBoolean, isUnset, showValue } from './value.js'

interface Words<T extends string> {
  readonly aliases?: Readonly<Record<string, T>>
  /** The word that `true` and a bare name stand for. */
  readonly whenTrue?: T
}

/** One of some words. */
export function choice<const T extends string>(
  choices: readonly T[],
  about: About & Words<T> & WithDefault<NoInfer<T>>,
): Parameter<T, T>
export function choice<const T extends string>(
  choices: readonly T[],
  about: About & Words<T>,
): Parameter<T | undefined, T>
export function choice<const T extends string>(
  choices: readonly T[],
  { aliases = {}, whenTrue, ...about }: About & Words<T> & Partial<WithDefault<T>>,
) {
  return declare<T | undefined, T>(about, {
    type: 'text',
    schema: { enum: [...choices, ...Object.keys(aliases)] },
    placeholder: 'NAME',
    read(value, path) {
      if (whenTrue !== undefined && asBoolean(value) === true) return whenTrue
      return readChoice(path, value, choices, aliases) ?? about.default
    },
  })
}

/** Some of some words, without repetition and in an order of their own. */
export function choices<const T extends string>(
  words: readonly T[],
  { aliases = {}, ...about }: About & Words<T> & WithDefault<NoInfer<T>>,
): Parameter<readonly T[], T | readonly T[]> {
  const one = { enum: [...words, ...Object.keys(aliases)] }
  return declare(about, {
    type: 'text',
    schema: { oneOf: [one, { type: 'array', items: one }] },
    read(value, path) {
      const given = (toList(value) ?? [value]).flatMap(
        (word) => readChoice(path, word, words, aliases) ?? [],
      )
      return given.length > 0 ? [...new Set(given)].sort() : [about.default]
    },
  })
}

function readChoice<T extends string>(
  path: string,
  value: unknown,
  choices: readonly T[],
  aliases: Readonly<Record<string, T>>,
): T | undefined {
  if (isUnset(value)) return undefined
  const word = String(value).trim().toLowerCase()
  const found = choices.find((one) => one === word)
  if (found !== undefined) return found
  if (Object.hasOwn(aliases, word)) return aliases[word]
  throw parameterError('EINVALQUERY', path, `is ${showValue(value)}; give ${joinNames(choices)}.`)
}
