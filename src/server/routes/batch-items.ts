import { LinkglassError, quote } from '../../core/errors.js'
import type { QueryInput } from '../../query/index.js'

/** One line of a batch: the parameters of a request, or why it is none. */
export type BatchItem =
  | { readonly index: number; readonly url: string; readonly parameters: QueryInput }
  | { readonly index: number; readonly wrong: LinkglassError }

/**
 * The lines of a batch: a JSON array, or one JSON value to a line (NDJSON). Each is an object with
 * `url` and the parameters of a request beside it, or the address alone.
 * @throws LinkglassError `EINVALQUERY` for what is not a batch at all; a line that is wrong is told by
 * its own result
 */
export function readItems(body: string, maxItems: number): readonly BatchItem[] {
  const lines = linesOf(body)
  if (lines.length === 0)
    throw invalidBatch('The batch is empty. Send lines such as `{"url":"https://…"}`.')
  if (lines.length > maxItems) {
    throw invalidBatch(
      `The batch has ${lines.length} items; at most ${maxItems} are taken at once.`,
    )
  }
  return lines.map(({ value, text }, index) => itemOf(index, value, text))
}

interface BatchLine {
  readonly value: unknown
  readonly text: string
}

function linesOf(body: string): readonly BatchLine[] {
  if (body.trimStart().startsWith('[')) {
    const list: unknown = parse(body)
    if (!Array.isArray(list))
      throw invalidBatch('The batch begins like a JSON array but is not one.')
    return list.map((value: unknown) => ({ value, text: JSON.stringify(value) }))
  }
  return body
    .split('\n')
    .filter((text) => text.trim() !== '')
    .map((text) => ({ value: parse(text), text }))
}

function itemOf(index: number, value: unknown, text: string): BatchItem {
  if (typeof value === 'string') return { index, url: value, parameters: {} }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return {
      index,
      wrong: invalidBatch(`${quote(text)} is not an item. Send \`{"url":"https://…"}\`.`),
    }
  }
  const { url = '', ...parameters } = value as { url?: unknown } & QueryInput
  return { index, url: String(url), parameters }
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
