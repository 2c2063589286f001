import { findBrowser, hasLighthouse } from '../../browser/index.js'
import { LinkglassError } from '../../contracts/errors.js'
import type { Replayed } from '../../contracts/replayed.js'
import { quote } from '../../lib/text/quote.js'
import {
  type Abortable,
  type HtmlInput,
  QUERY_BOUNDS,
  type Query,
  type QueryInput,
  type QueryOptions,
  readQueryInput,
  separateAbortSignal,
} from '../../params/index.js'
import type { Config } from '../config/index.js'

/** Checked copy of a library call's arguments. */
export interface Question extends Replayed {
  readonly query: Query
  readonly signal: AbortSignal | undefined
  /** Page that the caller gave, so that nothing is fetched. */
  readonly page?: { readonly markup: string | Uint8Array; readonly type: string | undefined }
}

/** @throws Error if the configured browser does not exist */
export function createQueryOptions({ query, browser: { setting } }: Config): QueryOptions {
  const source = findBrowser(setting)
  return {
    ...query,
    limits: { ...QUERY_BOUNDS, ...query.limits },
    browser: source !== undefined,
    lighthouse: hasLighthouse(source),
  }
}

export function readUrlQuestion(
  url: string | URL,
  input: QueryInput & Abortable & Replayed,
  options: QueryOptions,
): Question {
  const { signal, options: given } = separateAbortSignal(input)
  const { replay, ...rest } = given
  return { query: readQueryInput(url, rest, options), replay, signal }
}

export function readPageQuestion(
  html: string | Uint8Array,
  input: HtmlInput & Abortable,
  options: QueryOptions,
): Question {
  const { signal, options: given } = separateAbortSignal(input)
  const { url, contentType: type, ...rest } = given
  const markup = typeof html === 'string' ? html : Uint8Array.from(requireBytes(html))
  return { query: readQueryInput(url ?? '', rest, options), signal, page: { markup, type } }
}

/** Checks the type at run time, for callers in JavaScript. */
function requireBytes(html: unknown): Uint8Array {
  if (html instanceof Uint8Array) return html
  const message = `The page is ${quote(html)}; give its markup as text, or its bytes in a Uint8Array.`
  throw new LinkglassError('EINVALQUERY', message)
}
