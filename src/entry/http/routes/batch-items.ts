import { LinkglassError } from '../../../contracts/errors.js'
import { isRecord, tryParseJson } from '../../../lib/data/json.js'
import { firstStep } from '../../../lib/data/value-at.js'
import { quote } from '../../../lib/text/quote.js'
import type { RequestParameters } from '../../../params/index.js'
import { findItemTexts, type ItemText } from './batch-texts.js'

/** One item of a batch: the parameters of a request, or the error in it. */
export type BatchItem =
  | { readonly index: number; readonly url: string; readonly parameters: RequestParameters }
  | { readonly index: number; readonly wrong: LinkglassError }

export interface BatchLimits {
  readonly maxItems: number
  /** Characters of one item at most, as many as of a query string. */
  readonly maxItemLength: number
}

/**
 * Parses the items of a batch one by one: objects with `url` and parameters, or addresses alone.
 * @param shared parameters of all items, which an item may override
 * @throws LinkglassError `EINVALQUERY` for a body that is no batch
 */
export function readItems(
  body: string,
  limits: BatchLimits,
  shared: RequestParameters = {},
): Iterable<BatchItem> {
  const texts = findItemTexts(body, limits.maxItems)
  if (texts.length === 0)
    throw createBatchError('The batch is empty. Send lines such as `{"url":"https://…"}`.')
  if (texts.length > limits.maxItems)
    throw createBatchError(
      `The batch has more than ${limits.maxItems} items, which is the most at once.`,
    )
  return parseItems(body, texts, limits, Object.entries(shared))
}

function* parseItems(
  body: string,
  texts: readonly ItemText[],
  { maxItemLength }: BatchLimits,
  shared: readonly SharedParameter[],
): Generator<BatchItem> {
  for (const [index, { start, end }] of texts.entries()) {
    yield end - start > maxItemLength
      ? { index, wrong: createBatchError(`The item has more than ${maxItemLength} characters.`) }
      : parseItem(index, body.slice(start, end).trim(), shared)
  }
}

type SharedParameter = readonly [name: string, value: unknown]

/** True for a text that begins like an address, in quotes or not. */
const PLAIN_ADDRESS = /^https?:\/\//i

/** Parses one item: an object with `url`, or an address, as JSON text or bare. */
export function parseItem(
  index: number,
  text: string,
  shared: readonly SharedParameter[],
): BatchItem {
  const value = PLAIN_ADDRESS.test(text) ? text : tryParseJson(text)
  if (typeof value === 'string') return { index, url: value, parameters: addShared({}, shared) }
  if (!isRecord(value)) {
    return {
      index,
      wrong: createBatchError(`${quote(text)} is not an item. Send \`{"url":"https://…"}\`.`),
    }
  }
  const { url = '', ...parameters } = value
  const address = typeof url === 'string' ? url : quote(url)
  return { index, url: address, parameters: addShared(parameters, shared) }
}

/** Merges parameters; the item's own, in any form, replace the shared ones. */
function addShared(own: RequestParameters, shared: readonly SharedParameter[]): RequestParameters {
  if (shared.length === 0) return own
  const given = new Set(['url', ...Object.keys(own).map(firstStep)])
  const others = shared.filter(([name]) => !given.has(firstStep(name)))
  return { ...Object.fromEntries(others), ...own }
}

function createBatchError(message: string): LinkglassError {
  return new LinkglassError('EINVALQUERY', message)
}
