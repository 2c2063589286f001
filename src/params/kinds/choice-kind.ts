import { joinQuotedNames } from '../../lib/text/nearest.js'
import { toList } from '../shape.js'
import { declareOptional, declareParameter, type Facts, type Parameter } from './parameter.js'
import { createWrongValueError, isEmptyOrOff, parseBoolean } from './value.js'

interface WordFacts<T extends string> extends Facts<T> {
  readonly aliases?: Readonly<Record<string, T>>
  /** Word that `true` means, and also a flag without a value. */
  readonly whenTrue?: T
}

export function declareChoice<const T extends string, F extends WordFacts<NoInfer<T>>>(
  words: readonly T[],
  description: string,
  example: string,
  facts?: F,
) {
  const { aliases = {}, whenTrue, ...plain }: WordFacts<T> = facts ?? {}
  return declareOptional<T, T, F>(description, example, plain as F, {
    type: 'text',
    schema: { enum: [...words, ...Object.keys(aliases)] },
    placeholder: 'NAME',
    read: (value, path) =>
      whenTrue !== undefined && parseBoolean(value) === true
        ? whenTrue
        : readChoice(path, value, words, aliases),
  })
}

/** Declares a parameter that takes a list of `words`. The list is sorted and has no duplicates. */
export function declareChoices<const T extends string>(
  words: readonly T[],
  description: string,
  example: string,
  { aliases = {}, ...facts }: WordFacts<NoInfer<T>> & { readonly default: NoInfer<T> },
): Parameter<readonly T[], T | readonly T[]> {
  const one = { enum: [...words, ...Object.keys(aliases)] }
  return declareParameter({
    description,
    example,
    ...facts,
    type: 'text',
    schema: { oneOf: [one, { type: 'array', items: one }] },
    read(value, path) {
      const given = (toList(value) ?? [value]).flatMap(
        (word) => readChoice(path, word, words, aliases) ?? [],
      )
      return given.length > 0 ? [...new Set(given)].sort() : [facts.default]
    },
  })
}

function readChoice<T extends string>(
  path: string,
  value: unknown,
  choices: readonly T[],
  aliases: Readonly<Record<string, T>>,
): T | undefined {
  if (isEmptyOrOff(value)) return undefined
  const word = String(value).trim().toLowerCase()
  const found = choices.find((one) => one === word)
  if (found !== undefined) return found
  if (Object.hasOwn(aliases, word)) return aliases[word]
  throw createWrongValueError(path, value, `${joinQuotedNames(choices)}.`)
}
