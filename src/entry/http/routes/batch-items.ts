import { LinkglassError } from '../../../contracts/errors.js'
import { isRecord } from '../../../lib/data/json.js'
import { firstStep } from '../../../lib/data/value-at.js'
import { quote } from '../../../lib/text/quote.js'
import type { RequestParameters } from '../../../params/index.js'
import { type ItemText, textsOf } from './batch-texts.js'

/** One item of a batch: the parameters of a request, or why it is not one. */
export type BatchItem =
  | { readonly index: number; readonly url: string; readonly parameters: RequestParameters }
  | { readonly index: number; readonly wrong: LinkglassError }

export interface BatchLimits {
  readonly maxItems: number
  /** Characters of one item: as many as a query string may have. */
  readonly maxItemLength: number
}

/**
 * The items of a batch, each parsed when it is its turn. They are an object with `url` and the
 * parameters of a request beside it, or the address alone, as JSON text or as it is.
 * @param shared parameters of all items, each of which an item may give another value
 * @throws LinkglassError `EINVALQUERY` for what is not a batch at all; an item that is wrong is told by
 * its own result
 */
export function readItems(
  body: string,
  limits: BatchLimits,
  shared: RequestParameters = {},
): Iterable<BatchItem> {
  const texts = textsOf(body, limits.maxItems)
  if (texts.length === 0)
    throw invalidBatch('The batch is empty. Send lines such as `{"url":"https://…"}`.')
  if (texts.length > limits.maxItems)
    throw invalidBatch(
      `The batch has more than ${limits.maxItems} items, which is the most at once.`,
    )
  return itemsOf(body, texts, limits, Object.entries(shared))
}

function* itemsOf(
  body: string,
  texts: readonly ItemText[],
  { maxItemLength }: BatchLimits,
  shared: readonly SharedParameter[],
): Generator<BatchItem> {
  for (const [index, { start, end }] of texts.entries()) {
    yield end - start > maxItemLength
      ? { index, wrong: invalidBatch(`The item has more than ${maxItemLength} characters.`) }
      : itemOf(index, body.slice(start, end).trim(), shared)
  }
}

type SharedParameter = readonly [name: string, value: unknown]

/** What begins as an address does is one, whether or not it stands in quotes. */
const PLAIN_ADDRESS = /^https?:\/\//i

function itemOf(index: number, text: string, shared: readonly SharedParameter[]): BatchItem {
  const value = PLAIN_ADDRESS.test(text) ? text : parse(text)
  if (typeof value === 'string') return { index, url: value, parameters: withShared({}, shared) }
  if (!isRecord(value)) {
    return {
      index,
      wrong: invalidBatch(`${quote(text)} is not an item. Send \`{"url":"https://…"}\`.`),
    }
  }
  const { url = '', ...parameters } = value
  const address = typeof url === 'string' ? url : quote(url)
  return { index, url: address, parameters: withShared(parameters, shared) }
}

/** A parameter that the item gives, in whatever form, takes the place of the shared one. */
function withShared(own: RequestParameters, shared: readonly SharedParameter[]): RequestParameters {
  if (shared.length === 0) return own
  const given = new Set(['url', ...Object.keys(own).map(firstStep)])
  const others = shared.filter(([name]) => !given.has(firstStep(name)))
  return { ...Object.fromEntries(others), ...own }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function invalidBatch(message: string): LinkglassError {
  return new LinkglassError('EINVALQUERY', message)
}
