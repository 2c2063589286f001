import { equalsName, SLASH } from './markup-characters.js'
import { type AttributeLimits, type AttributeTable, TagAttributes } from './tag-attributes.js'
import type { TagPositions } from './tag-positions.js'
import { NO_TAG, readTraits, TAGS_BY_INDEX, type TagTraits } from './tag-traits.js'
import { type TokenHandler, Tokenizer } from './tokenizer.js'
import type { WordFinder } from './word-finder.js'

export interface MarkupHandler {
  /** Called after the element is put at `reader.depth`. */
  onElementStart(reader: MarkupReader): void
  onElementEnd(reader: MarkupReader): void
  /** True to receive all text, or `'words'` to leave out most blank text. */
  readonly wantsText: boolean | 'words'
  /** Receives the raw text between two tags, without comments. */
  onText(raw: string, at: number): void
}

export interface MarkupLimits extends AttributeLimits {
  readonly depth: number
}

/** Maximum number of characters per call of `onText`. */
const PIECE = 65_536

/** Reads elements one after another. Makes no tree, and no object for each tag. */
export class MarkupReader implements TokenHandler {
  depth = 0
  #over = 0
  #foreign = 0
  readonly #open: TagTraits[] = [NO_TAG]
  /** Number of open elements by the tag's index. */
  readonly #openCounts = new Uint16Array(TAGS_BY_INDEX.length)
  /** Number of open elements by their name, if it is no HTML element's. Those have one index. */
  readonly #openUnknown = new Map<string, number>()

  at = 0
  #nameStart = 0
  #nameEnd = 0
  readonly #attributes: TagAttributes

  #pending = ''
  #pendingAt = 0
  #textStart = 0
  #textEnd = 0

  readonly #tokenizer = new Tokenizer(this)
  readonly #handler: MarkupHandler
  readonly #maxDepth: number
  readonly #positions: TagPositions | undefined

  /** @param positions list to record all tags in */
  constructor(
    handler: MarkupHandler,
    wanted: AttributeTable,
    limits: MarkupLimits,
    positions?: TagPositions,
  ) {
    this.#handler = handler
    this.#attributes = new TagAttributes(wanted, limits)
    this.#maxDepth = limits.depth
    this.#positions = positions
  }

  write(text: string): void {
    this.#tokenizer.write(text)
    this.#copyText()
  }

  end(): void {
    this.#tokenizer.end()
    this.#emitText()
    while (this.depth > 0) this.#closeElement()
  }

  /** Name of the innermost open element, in lower case. */
  get name(): string {
    return this.tag.name
  }

  get tag(): TagTraits {
    return this.#open[this.depth] ?? NO_TAG
  }

  getOpenName(depth: number): string | undefined {
    return this.#open[depth]?.name
  }

  /** Returns the raw value in the current start tag. */
  getAttribute(name: string): string | undefined {
    return this.#attributes.get(name)
  }

  findWords(name: string, words: WordFinder): number {
    return this.#attributes.findWords(name, words)
  }

  get attributeBits(): number {
    return this.#attributes.bits
  }

  get hasAttributes(): boolean {
    return this.#attributes.count > 0
  }

  onTagName(start: number, end: number): void {
    this.#nameStart = start
    this.#nameEnd = end
    this.#attributes.clear()
  }

  onAttribute(start: number, end: number, valueStart: number, valueEnd: number): void {
    this.#attributes.add(this.#tokenizer, start, end, valueStart, valueEnd)
  }

  onTagEnd(selfClosing: boolean, tagEnd: number): string {
    this.#emitText()
    this.at = this.#tokenizer.offset + this.#nameStart - 1
    const tag = readTraits(this.#tokenizer, this.#nameStart, this.#nameEnd)
    if (this.#positions) this.#recordStartTag(this.#positions, tag, selfClosing, tagEnd)
    const isRaw = this.#foreign === 0 && tag.isRaw
    this.#openElement(tag)
    if (tag.isVoid || (selfClosing && this.#foreign > 0)) {
      if (this.#over > 0) this.#over--
      else this.#closeElement()
    }
    return isRaw ? tag.name : ''
  }

  #recordStartTag(
    positions: TagPositions,
    { index }: TagTraits,
    selfClosing: boolean,
    end: number,
  ): void {
    const { units, isInText } = this.#tokenizer
    const start = this.#nameStart - 1
    // A slash closes only right before the `>`.
    const isClosed = selfClosing && units[end - 2] === SLASH
    const place = this.#attributes.findClassPlace(start)
    positions.addStartTag(this.at, end - start, index, isInText, isClosed, place)
  }

  onClosingTag(start: number, end: number, tagEnd: number): void {
    this.#emitText()
    this.at = this.#tokenizer.offset + start - 2
    const { tag } = this
    const isCurrent = equalsName(tag.name, this.#tokenizer.units, start, end)
    const closed = isCurrent ? tag : readTraits(this.#tokenizer, start, end)
    if (this.#positions && tagEnd !== -1) {
      const length = tagEnd - start + '</'.length
      this.#positions.addEndTag(this.at, length, closed.index, this.#tokenizer.isInText)
    }
    if (this.#over > 0) {
      this.#over--
      return
    }
    // Most stray end tags have no open element.
    if (this.#openCounts[closed.index] === 0) return
    if (closed.index === 0 && !this.#openUnknown.has(closed.name)) return
    let level = this.depth
    if (!isCurrent) while (level > 0 && this.#open[level]?.name !== closed.name) level--
    if (level === 0) return
    while (this.depth >= level) this.#closeElement()
  }

  onText(start: number, end: number): void {
    if (this.#handler.wantsText === false) return
    this.#copyText()
    if (this.#pending === '') this.#pendingAt = this.#tokenizer.offset + start
    this.#textStart = start
    this.#textEnd = end
  }

  get isForeign(): boolean {
    return this.#foreign > 0
  }

  /** Copies text for the handler before the tokenizer drops `source`. */
  #copyText(): void {
    if (this.#textStart === this.#textEnd) return
    this.#pending += this.#tokenizer.source.slice(this.#textStart, this.#textEnd)
    this.#textEnd = this.#textStart
    while (this.#pending.length >= PIECE) this.#emitPending(PIECE)
  }

  #emitText(): void {
    const start = this.#textStart
    const end = this.#textEnd
    if (this.#pending !== '' || end - start > PIECE) {
      this.#copyText()
      if (this.#pending !== '') this.#emitPending(this.#pending.length)
    } else if (start < end) {
      this.#textEnd = start
      if (this.#handler.wantsText === 'words' && this.#isBlank(start, end)) return
      this.#handler.onText(this.#tokenizer.source.slice(start, end), this.#pendingAt)
    }
  }

  #isBlank(start: number, end: number): boolean {
    const { units } = this.#tokenizer
    let at = start
    while (at < end && (units[at] ?? 0) <= 0x20) at++
    return at === end
  }

  #emitPending(length: number): void {
    const text = this.#pending
    const at = this.#pendingAt
    this.#pending = text.slice(length)
    this.#pendingAt = at + length
    this.#handler.onText(text.slice(0, length), at)
  }

  #openElement(tag: TagTraits): void {
    const { name, ends } = tag
    // HTML blocks end unclosed SVG and MathML (section 13.2.6.5).
    if (tag.isBlock) while (this.#foreign > 0) this.#closeElement()
    if (ends) while (ends.has(this.name)) this.#closeElement()
    if (this.depth >= this.#maxDepth) {
      this.#over++
      return
    }
    this.#open[++this.depth] = tag
    this.#openCounts[tag.index] = (this.#openCounts[tag.index] ?? 0) + 1
    if (tag.index === 0) this.#openUnknown.set(name, (this.#openUnknown.get(name) ?? 0) + 1)
    if (this.#foreign > 0 || name === 'svg' || name === 'math') this.#foreign++
    this.#handler.onElementStart(this)
  }

  #closeElement(): void {
    this.#handler.onElementEnd(this)
    const { index, name } = this.tag
    this.#openCounts[index] = (this.#openCounts[index] ?? 0) - 1
    if (index === 0) {
      const count = this.#openUnknown.get(name) ?? 0
      if (count > 1) this.#openUnknown.set(name, count - 1)
      else this.#openUnknown.delete(name)
    }
    this.depth--
    if (this.#foreign > 0) this.#foreign--
  }
}
