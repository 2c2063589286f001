import { LinkglassError } from '../contracts/errors.js'
import type { RulesInput } from '../contracts/rules.js'
import type { InputsOf } from './kinds/parameter.js'
import { showValue } from './kinds/value.js'
import type { PARAMETERS } from './parameters.js'
import type { Query } from './query.js'
import type { QueryOptions } from './query-options.js'
import { readQuery } from './read-query.js'
import { withScheme } from './with-scheme.js'

/** Parameters as JavaScript callers give them; meaning and defaults are the service's. */
export interface QueryInput<Data extends RulesInput = RulesInput>
  extends Omit<InputsOf<typeof PARAMETERS>, 'data'> {
  /** Rules by name; `evaluate` may be a function, which is sent as its source text. */
  readonly data?: Data
}

/** Options of a call that can be aborted. */
export interface Abortable {
  /** Ends the work when it aborts; its reason is thrown. */
  readonly signal?: AbortSignal | undefined
}

/** Options for reading a page that the caller already holds. */
export type HtmlInput = Pick<
  QueryInput,
  'meta' | 'data' | 'filter' | 'embed' | 'timeout' | 'explain'
> & {
  /** The page's address: relative addresses in it are resolved against it. */
  readonly url: string | URL
  /** The `content-type` it came with; it may name the charset of bytes. */
  readonly contentType?: string
}

/** Checks a URL and an object of options like a request to the service. */
export function readInput(url: string | URL, input: QueryInput, options: QueryOptions): Query {
  const target = typeof url === 'string' ? withScheme(url) : url
  return readQuery([['url', target], ...Object.entries(checkOptions(input))], options)
}

/** Separates the signal from the options of a query. */
export function withoutSignal<T extends Abortable>(
  input: T,
): { signal: AbortSignal | undefined; options: Partial<Omit<T, 'signal'>> } {
  const { signal, ...options } = checkOptions(input)
  if (signal !== undefined && !(signal instanceof AbortSignal)) {
    const message = `The option \`signal\` is ${showValue(signal)}; give the \`signal\` of an AbortController.`
    throw new LinkglassError('EINVALQUERY', message)
  }
  signal?.throwIfAborted()
  return { signal, options }
}

/** Refuses options that are not an object; nothing at all counts as no options. */
export function checkOptions<T extends object>(input: T): Partial<T> {
  const given: unknown = input ?? {}
  if (typeof given === 'object') return given as Partial<T>
  const message = `The options are ${showValue(given)}; give an object, as in \`{ meta: false }\`.`
  throw new LinkglassError('EINVALQUERY', message)
}
