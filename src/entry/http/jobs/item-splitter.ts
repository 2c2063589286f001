import { LinkglassError } from '../../../contracts/errors.js'

/** One item of a list, and the number of the line on which it ends. */
export interface ItemLine {
  readonly text: string
  readonly line: number
}

type Form = 'unknown' | 'lines' | 'list' | 'ended'

const [LINE_END, QUOTE, BACKSLASH, COMMA] = [0x0a, 0x22, 0x5c, 0x2c]
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/** Splits a list into its items while it arrives: lines, or the elements of a JSON array (RFC 8259). */
export class ItemSplitter {
  readonly #maxLength: number
  #form: Form = 'unknown'
  /** The beginning of an item whose end has not come. */
  #rest = ''
  #line = 1
  #depth = 0
  #inString = false
  #isEscaped = false

  /** @param maxLength characters of one item */
  constructor(maxLength: number) {
    this.#maxLength = maxLength
  }

  /** Takes the next piece of the text, and yields the items that end in it. */
  *push(piece: string): Generator<ItemLine> {
    let text = piece
    if (this.#form === 'unknown') {
      text = this.#trimStart(text)
      if (text === '') return
      this.#form = text.startsWith('[') ? 'list' : 'lines'
      if (this.#form === 'list') {
        text = text.slice(1)
        this.#depth = 1
      }
    }
    yield* this.#form === 'lines' ? this.#splitLines(text) : this.#splitList(text)
  }

  /** Yields what is left at the end. */
  *end(): Generator<ItemLine> {
    if (this.#form === 'list') throw createListError('does not end', this.#line)
    if (this.#form === 'lines' && this.#rest.trim() !== '') {
      yield { text: this.#rest.trim(), line: this.#line }
    }
  }

  #trimStart(text: string): string {
    const start = /^[\ufeff\s]+/.exec(text)?.[0] ?? ''
    this.#line += start.split('\n').length - 1
    return text.slice(start.length)
  }

  *#splitLines(text: string): Generator<ItemLine> {
    let start = 0
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      const line = this.#take(text.slice(start, end))
      if (line !== '') yield { text: line, line: this.#line }
      this.#line += 1
      start = end + 1
    }
    this.#keep(text.slice(start))
  }

  *#splitList(text: string): Generator<ItemLine> {
    let start = 0
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code === LINE_END) this.#line += 1
      if (this.#form === 'ended') {
        if (code > 0x20) throw createListError('goes on after its end', this.#line)
        continue
      }
      if (this.#inString) {
        this.#readInString(code)
        continue
      }
      if (code === QUOTE) this.#inString = true
      else if (OPENING.has(code)) this.#depth += 1
      else if (CLOSING.has(code)) this.#depth -= 1
      const isEnd = this.#depth === 0
      if (!isEnd && !(code === COMMA && this.#depth === 1)) continue
      const element = this.#take(text.slice(start, at))
      start = at + 1
      if (isEnd) this.#form = 'ended'
      // A list may be empty, and nothing else may.
      if (element !== '' || !isEnd) yield { text: element, line: this.#line }
    }
    if (this.#form === 'list') this.#keep(text.slice(start))
  }

  #readInString(code: number): void {
    if (this.#isEscaped) this.#isEscaped = false
    else if (code === BACKSLASH) this.#isEscaped = true
    else if (code === QUOTE) this.#inString = false
  }

  #take(end: string): string {
    this.#keep(end)
    const text = this.#rest.trim()
    this.#rest = ''
    return text
  }

  #keep(text: string): void {
    this.#rest += text
    if (this.#rest.length <= this.#maxLength) return
    const message = `The item on line ${this.#line} has more than ${this.#maxLength} characters.`
    throw new LinkglassError('EINVALQUERY', message)
  }
}

function createListError(fault: string, line: number): LinkglassError {
  const text = `The list begins like a JSON array but ${fault} (line ${line}).`
  return new LinkglassError('EINVALQUERY', text)
}
