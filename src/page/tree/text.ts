import { InsertionMode, Token } from 'parse5'
import { decodeEntities } from '../entities.js'
import type { CodeUnits } from '../stream/code-units.js'
import { AMPERSAND, isSpace, replaceNuls } from '../stream/markup-characters.js'
import type { ParentNode } from './nodes.js'
import type { TreeParser } from './tree-parser.js'

const { TokenType } = Token

/** Insertion modes that treat white space differently from other text. */
const APART = createModeTable([
  InsertionMode.INITIAL,
  InsertionMode.BEFORE_HTML,
  InsertionMode.BEFORE_HEAD,
  InsertionMode.IN_HEAD,
  InsertionMode.IN_HEAD_NO_SCRIPT,
  InsertionMode.AFTER_HEAD,
  InsertionMode.IN_COLUMN_GROUP,
  InsertionMode.IN_FRAMESET,
  InsertionMode.AFTER_FRAMESET,
  InsertionMode.AFTER_AFTER_FRAMESET,
])

function createModeTable(modes: readonly InsertionMode[]): Uint8Array {
  const table = new Uint8Array(Math.max(...modes) + 1)
  for (const mode of modes) table[mode] = 1
  return table
}

const NUL = '\0'

const SPACE_RUN = /^[\t\n\f\r ]+/
const TEXT_RUN = /^[^\t\n\f\r ]+/
const TEXT = /[^\t\n\f\r ]/

/** Text of a page that is decoded only when it is read. */
export class UnreadText {
  #html = ''
  #start = 0
  #end = 0

  setRange(html: string, start: number, end: number): void {
    this.#html = html
    this.#start = start
    this.#end = end
  }

  read(): string {
    return decodeEntities(this.#html.slice(this.#start, this.#end))
  }
}

export interface TextLimiter {
  readonly unread: UnreadText
  keepsText(parent: ParentNode): boolean
  countNode(): void
}

/** Passes text to `parse5`, and passes white space separately where that matters. */
export class TextWriter {
  readonly #parser: TreeParser
  readonly #limiter: TextLimiter
  readonly #words = toTextToken(TokenType.CHARACTER, '')
  readonly #space = toTextToken(TokenType.WHITESPACE_CHARACTER, '')
  hasNul = false

  constructor(parser: TreeParser, limiter: TextLimiter) {
    this.#parser = parser
    this.#limiter = limiter
  }

  writeText(html: string, units: CodeUnits, start: number, end: number): void {
    if (!this.hasNul && this.#parser.treatsCharactersAlike) {
      let at = start
      while (at < end && isSpace(units[at] ?? 0)) at++
      if (at === end || units[at] !== AMPERSAND) {
        this.#limiter.unread.setRange(html, start, end)
        if (at === end) this.#parser.onWhitespaceCharacter(this.#space)
        else this.#parser.onCharacter(this.#words)
        return
      }
    }
    const raw = html.slice(start, end)
    if (this.hasNul) this.#writeAroundNuls(raw, decodeEntities)
    else this.#writeDecoded(decodeEntities(raw))
  }

  /** Counts a text that nobody reads. Returns false if the text must be written. */
  leavesOutText(): boolean {
    const { current } = this.#parser.openElements
    const isLeftOut =
      current !== undefined && !this.#limiter.keepsText(current) && this.#parser.onlyInsertsText
    if (isLeftOut) this.#limiter.countNode()
    return isLeftOut
  }

  writeRawText(raw: string, hasReferences: boolean): void {
    if (this.leavesOutText()) return
    const text = this.hasNul ? replaceNuls(raw) : raw
    this.#writeDecoded(hasReferences ? decodeEntities(text) : text)
  }

  writeCdata(text: string): void {
    this.#writeAroundNuls(text, (part) => part)
  }

  #writeAroundNuls(text: string, decode: (part: string) => string): void {
    let start = 0
    for (let at = text.indexOf(NUL); at !== -1; at = text.indexOf(NUL, start)) {
      if (at > start) this.#writeDecoded(decode(text.slice(start, at)))
      this.#parser.onNullCharacter(toTextToken(TokenType.NULL_CHARACTER, NUL))
      start = at + 1
    }
    this.#writeDecoded(decode(text.slice(start)))
  }

  #writeDecoded(text: string): void {
    const parser = this.#parser
    let rest = text
    while (rest !== '') {
      const isApart = APART[parser.insertionMode] === 1 || parser.skipNextNewLine
      const isSpace = isApart ? SPACE_RUN.test(rest) : !TEXT.test(rest)
      const run = isApart ? ((isSpace ? SPACE_RUN : TEXT_RUN).exec(rest)?.[0] ?? rest) : rest
      if (isSpace) parser.onWhitespaceCharacter(toTextToken(TokenType.WHITESPACE_CHARACTER, run))
      else parser.onCharacter(toTextToken(TokenType.CHARACTER, run))
      rest = rest.slice(run.length)
    }
  }
}

function toTextToken(type: Token.CharacterToken['type'], chars: string): Token.CharacterToken {
  return { type, chars, location: null }
}
