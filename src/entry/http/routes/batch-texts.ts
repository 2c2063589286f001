import { LinkglassError } from '../../../contracts/errors.js'

export interface ItemText {
  readonly start: number
  readonly end: number
}

/** Finds each item's text. Stops after `maxItems` + 1 items. */
export function splitBatchIntoItems(body: string, maxItems: number): readonly ItemText[] {
  const start = /\S/.exec(body)?.index ?? body.length
  if (body[start] === '{' && isSingleJsonObject(body, start)) return [{ start, end: body.length }]
  const pieces = body[start] === '[' ? findArrayElements(body, start + 1) : findLines(body)
  const texts: ItemText[] = []
  for (const piece of pieces) {
    texts.push(piece)
    if (texts.length > maxItems) break
  }
  return texts
}

function* findLines(body: string): Generator<ItemText> {
  for (let start = 0; start < body.length; ) {
    const found = body.indexOf('\n', start)
    const end = found < 0 ? body.length : found
    if (!isBlank(body, start, end)) yield { start, end }
    start = end + 1
  }
}

export const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
export const OPENING = new Set([0x5b, 0x7b])
export const CLOSING = new Set([0x5d, 0x7d])

/** True if the body is a single JSON object, which may be on several lines. */
function isSingleJsonObject(body: string, start: number): boolean {
  let depth = 0
  for (let at = start; at < body.length; at++) {
    const code = body.charCodeAt(at)
    if (code === QUOTE) at = findStringEnd(body, at)
    else if (OPENING.has(code)) depth++
    else if (CLOSING.has(code) && --depth === 0) return isBlank(body, at + 1, body.length)
  }
  return false
}

function* findArrayElements(body: string, first: number): Generator<ItemText> {
  let depth = 1
  let start = first
  for (let at = first; at < body.length; at++) {
    const code = body.charCodeAt(at)
    if (code === QUOTE) at = findStringEnd(body, at)
    else if (OPENING.has(code)) depth++
    else if (CLOSING.has(code)) depth--
    else if (code === COMMA && depth === 1) {
      yield { start, end: at }
      start = at + 1
    }
    if (depth > 0) continue
    const isEmpty = start === first && isBlank(body, start, at)
    if (!isEmpty) yield { start, end: at }
    if (isBlank(body, at + 1, body.length)) return
    break
  }
  throw new LinkglassError('EINVALQUERY', 'The batch begins like a JSON array but is not one.')
}

/** Finds the closing quote of a string. Returns the text's length if there is none. */
function findStringEnd(body: string, start: number): number {
  for (let at = start + 1; at < body.length; at++) {
    const code = body.charCodeAt(at)
    if (code === BACKSLASH) at++
    else if (code === QUOTE) return at
  }
  return body.length
}

function isBlank(body: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (body.charCodeAt(at) > 0x20) return false
  return true
}
