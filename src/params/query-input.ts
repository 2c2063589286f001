import { setMaxListeners } from 'node:events'
import { LinkglassError } from '../contracts/errors.js'
import type { RulesInput } from '../contracts/rules.js'
import type { InputsOf } from './kinds/parameter.js'
import { describeValue } from './kinds/value.js'
import type { PARAMETERS } from './parameters.js'
import type { Query } from './query.js'
import type { QueryOptions } from './query-options.js'
import { readQuery } from './read-query.js'
import { listHeaderParameters } from './readers/read-headers.js'
import { addScheme } from './readers/read-url.js'

/** Parameters of a request, as JavaScript values. */
export interface QueryInput<Data extends RulesInput = RulesInput>
  extends Omit<InputsOf<typeof PARAMETERS>, 'data'> {
  /** Rules by name. Functions in `evaluate` are converted to their source text. */
  readonly data?: Data
}

/** Options of a call that can be aborted. */
export interface Abortable {
  /** Aborts the call, which then throws the signal's reason. */
  readonly signal?: AbortSignal | undefined
}

/** Options for reading a page whose HTML the caller gives. */
export type HtmlInput = Pick<
  QueryInput,
  'meta' | 'data' | 'filter' | 'embed' | 'timeout' | 'explain'
> & {
  /** URL of the page, for resolving relative URLs. */
  readonly url: string | URL
  /** Value of the page's `content-type`, which may name the charset. */
  readonly contentType?: string
}

/** Checks the URL and options of a library call in the same way as a request to the service. */
export function readQueryInput(url: string | URL, input: QueryInput, options: QueryOptions): Query {
  const target = typeof url === 'string' ? addScheme(url) : url
  const { headers, ...others } = requireOptionsObject(input)
  const pairs = [...Object.entries(others), ...listHeaderParameters(headers)]
  return readQuery([['url', target], ...pairs], options)
}

/** Separates the signal from the options. Throws if the signal is already aborted. */
export function separateAbortSignal<T extends Abortable>(input: T) {
  const { signal, ...options } = requireOptionsObject(input)
  if (signal !== undefined && !(signal instanceof AbortSignal)) {
    const message = `The option \`signal\` is ${describeValue(signal)}; give the \`signal\` of an AbortController.`
    throw new LinkglassError('EINVALQUERY', message)
  }
  signal?.throwIfAborted()
  // Prevents a warning, since many calls may share the signal.
  if (signal) setMaxListeners(0, signal)
  return { signal, options }
}

export function requireOptionsObject<T extends object>(input: T): Partial<T> {
  const given: unknown = input ?? {}
  if (typeof given === 'object') return given as Partial<T>
  const message = `The options are ${describeValue(given)}; give an object, as in \`{ meta: false }\`.`
  throw new LinkglassError('EINVALQUERY', message)
}
