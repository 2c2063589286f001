import { LinkglassError } from '../../../contracts/errors.js'
import { isRecord, tryParseJson } from '../../../lib/data/json.js'
import { getFirstStep } from '../../../lib/data/value-at.js'
import { quote } from '../../../lib/text/quote.js'
import { describeValue, type RequestParameters } from '../../../params/index.js'
import { type ItemText, splitBatchIntoItems } from './batch-texts.js'

export type BatchItem =
  | { readonly index: number; readonly url: string; readonly parameters: RequestParameters }
  | { readonly index: number; readonly wrong: LinkglassError }

/** Parses the items of a batch. Parameters of an item override those in `shared`. */
export function parseBatch(
  body: string,
  { maxItems, maxItemLength }: Readonly<Record<'maxItems' | 'maxItemLength', number>>,
  shared: RequestParameters = {},
): Iterable<BatchItem> {
  const texts = splitBatchIntoItems(body, maxItems)
  if (texts.length === 0)
    throw createBatchError('The batch is empty. Send lines such as `{"url":"https://…"}`.')
  if (texts.length > maxItems)
    throw createBatchError(`The batch has more than ${maxItems} items, which is the most at once.`)
  return parseItems(body, texts, maxItemLength, Object.entries(shared))
}

function* parseItems(
  body: string,
  texts: readonly ItemText[],
  maxItemLength: number,
  shared: readonly SharedParameter[],
): Generator<BatchItem> {
  for (const [index, { start, end }] of texts.entries()) {
    yield end - start > maxItemLength
      ? { index, wrong: createBatchError(`The item has more than ${maxItemLength} characters.`) }
      : parseItem(index, body.slice(start, end).trim(), shared)
  }
}

type SharedParameter = readonly [name: string, value: unknown]

const HTTP_URL_START = /^https?:\/\//i

/** Parses an item: `{"url":"https://…"}`, `"https://…"` or a URL without quotes. */
export function parseItem(
  index: number,
  text: string,
  shared: readonly SharedParameter[],
): BatchItem {
  const value = HTTP_URL_START.test(text) ? text : tryParseJson(text)
  if (typeof value === 'string')
    return { index, url: value, parameters: addSharedParameters({}, shared) }
  const advice = 'Send `{"url":"https://…"}`.'
  if (!isRecord(value))
    return { index, wrong: createBatchError(`${quote(text)} is not an item. ${advice}`) }
  const { url, ...parameters } = value
  const address = url ?? ''
  if (typeof address !== 'string')
    return { index, wrong: createBatchError(`\`url\` is ${describeValue(url)}; give text.`) }
  return { index, url: address, parameters: addSharedParameters(parameters, shared) }
}

function addSharedParameters(
  own: RequestParameters,
  shared: readonly SharedParameter[],
): RequestParameters {
  if (shared.length === 0) return own
  const given = new Set(['url', ...Object.keys(own).map(getFirstStep)])
  const others = shared.filter(([name]) => !given.has(getFirstStep(name)))
  return { ...Object.fromEntries(others), ...own }
}

function createBatchError(message: string): LinkglassError {
  return new LinkglassError('EINVALQUERY', message)
}

/** Adds index, URL and `facts` to the JSON of an answer, without parsing that. */
export function formatBatchLine(
  item: { readonly index: number; readonly url?: string },
  facts: object,
  body: Buffer,
): Buffer {
  const { index, url } = item
  const open = JSON.stringify({ index, url, ...facts }).slice(0, -1)
  return Buffer.concat([Buffer.from(`${open},`), body.subarray(1), Buffer.from('\n')])
}
