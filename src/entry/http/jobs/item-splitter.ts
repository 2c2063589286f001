import { LinkglassError } from '../../../contracts/errors.js'
import { BACKSLASH, CLOSING, COMMA, OPENING, QUOTE } from '../routes/batch-texts.js'

export interface ItemLine {
  readonly text: string
  readonly line: number
}

const LINE_END = 0x0a

/** Splits text that arrives in pieces into its lines, or into the elements of its JSON array. */
export function createItemSplitter(maxLength: number) {
  let form: 'unknown' | 'lines' | 'list' | 'ended' = 'unknown'
  /** Text of an item whose end has not arrived yet. */
  let rest = ''
  let line = 1
  let depth = 0
  let hasComma = false
  let inString = false
  let isEscaped = false

  function* splitPiece(piece: string): Generator<ItemLine> {
    let text = piece
    if (form === 'unknown') {
      const space = /^[\ufeff\s]+/.exec(text)?.[0] ?? ''
      line += space.split('\n').length - 1
      text = text.slice(space.length)
      if (text === '') return
      form = text.startsWith('[') ? 'list' : 'lines'
      if (form === 'list') {
        text = text.slice(1)
        depth = 1
      }
    }
    yield* form === 'lines' ? splitLines(text) : splitList(text)
  }

  function* splitRemainingText(): Generator<ItemLine> {
    if (form === 'list') throw createListError('does not end', line)
    if (form === 'lines' && rest.trim() !== '') yield { text: rest.trim(), line }
  }

  function* splitLines(text: string): Generator<ItemLine> {
    let start = 0
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      const item = flushItem(text.slice(start, end))
      if (item !== '') yield { text: item, line }
      line += 1
      start = end + 1
    }
    appendToItem(text.slice(start))
  }

  function* splitList(text: string): Generator<ItemLine> {
    let start = 0
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code === LINE_END) line += 1
      if (form === 'ended') {
        if (code > 0x20) throw createListError('goes on after its end', line)
        continue
      }
      if (inString) {
        updateStringState(code)
        continue
      }
      if (code === QUOTE) inString = true
      else if (OPENING.has(code)) depth += 1
      else if (CLOSING.has(code)) depth -= 1
      const isEnd = depth === 0
      if (!isEnd && !(code === COMMA && depth === 1)) continue
      const element = flushItem(text.slice(start, at))
      start = at + 1
      if (isEnd) form = 'ended'
      else hasComma = true
      // `[]` has no item, but `[1,,2]` and `[1,]` have an empty item.
      if (element !== '' || hasComma) yield { text: element, line }
    }
    if (form === 'list') appendToItem(text.slice(start))
  }

  function updateStringState(code: number): void {
    if (isEscaped) isEscaped = false
    else if (code === BACKSLASH) isEscaped = true
    else if (code === QUOTE) inString = false
  }

  function flushItem(end: string): string {
    appendToItem(end)
    const text = rest.trim()
    rest = ''
    return text
  }

  function appendToItem(text: string): void {
    rest += text
    if (rest.length <= maxLength) return
    const message = `The item on line ${line} has more than ${maxLength} characters.`
    throw new LinkglassError('EINVALQUERY', message)
  }

  return { splitPiece, splitRemainingText }
}

function createListError(fault: string, line: number): LinkglassError {
  const text = `The list begins like a JSON array but ${fault} (line ${line}).`
  return new LinkglassError('EINVALQUERY', text)
}
