import { KNOWN_TAGS } from './tag-names.js'
import { type TokenHandler, Tokenizer } from './tokenizer.js'

/** Callbacks of a pass over markup, element by element. */
export interface MarkupHandler {
  /** An element starts; it is on the stack already, at `reader.depth`. */
  open(reader: MarkupReader): void
  /** The element at `reader.depth` ends. */
  close(reader: MarkupReader): void
  /** True if text at this place is read. */
  readonly wantsText: boolean
  /** Raw text between two tags, entities not decoded, comments left out. */
  text(raw: string, at: number): void
}

export interface MarkupLimits {
  readonly depth: number
  readonly attributes: number
  readonly valueChars: number
}

const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)
const BLOCKS = new Set(
  'address article aside blockquote body center div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 head header hr main nav ol p pre section table ul'.split(
    ' ',
  ),
)
/** Elements whose content is text, and plaintext, which nothing ends (section 13.2.5.1 to 5). */
const RAW = new Set('iframe noembed noframes plaintext script style textarea title xmp'.split(' '))
const CELLS = ['td', 'th', 'p']
/** Elements whose end tag may be left out, and what ends them (WHATWG HTML section 13.1.2.4). */
const ENDED_BY = new Map<string, ReadonlySet<string>>([
  ['li', new Set(['li', 'p'])],
  ['dt', new Set(['dt', 'dd', 'p'])],
  ['dd', new Set(['dt', 'dd', 'p'])],
  ['tr', new Set(['tr', ...CELLS])],
  ['td', new Set(CELLS)],
  ['th', new Set(CELLS)],
  ['tbody', new Set(['tbody', 'thead', 'tr', ...CELLS])],
  ['option', new Set(['option'])],
  ['body', new Set(['head'])],
])
const PARAGRAPH: ReadonlySet<string> = new Set(['p'])
const NOTHING: ReadonlySet<string> = new Set()
/** Maximum length of an element's name; no reader looks for a longer one. */
const NAME_CHARS = 32
/** Maximum length of an attribute's name; no reader looks for a longer one. */
const ATTRIBUTE_CHARS = 32
/** Combines the first letter, in either case, and the length of an attribute's name. */
function shapeOf(first: number, length: number): number {
  return length * 32 + (first & 31)
}
const SHAPES = shapeOf(31, ATTRIBUTE_CHARS) + 1

/** Characters per piece in which longer text is handed over. */
const PIECE = 65_536

/**
 * Turns tokens into the start and end of elements, with the open ones on a stack of limited depth.
 * Builds no tree and no object for a tag, and keeps only the attributes that are read.
 */
export class MarkupReader implements TokenHandler {
  /** Open elements; those beyond the limit are counted by `over` only. */
  depth = 0
  #over = 0
  #foreign = 0
  readonly #open: string[] = ['']

  #tag = ''
  #tagAt = 0
  readonly #names: string[] = []
  readonly #values: string[] = []
  #count = 0
  #seen = 0
  #reading = ''
  #value = ''

  #pending = ''
  #pendingAt = 0

  /** The part of the document that is kept, since an unfinished token may begin in it. */
  #piece = ''
  /** Offset of `#piece` in the document. */
  #pieceAt = 0
  readonly #tokenizer = new Tokenizer(this)

  /** Wanted names by `shapeOf`, which rules out most names without creating a string. */
  readonly #shapes = new Uint8Array(SHAPES)
  readonly #handler: MarkupHandler
  readonly #wanted: ReadonlySet<string>
  readonly #limits: MarkupLimits

  constructor(handler: MarkupHandler, wanted: ReadonlySet<string>, limits: MarkupLimits) {
    this.#handler = handler
    this.#wanted = wanted
    this.#limits = limits
    for (const name of wanted) this.#shapes[shapeOf(name.charCodeAt(0), name.length)] = 1
  }

  write(text: string): void {
    const kept = this.#piece.slice(this.#tokenizer.unfinished - this.#pieceAt)
    this.#pieceAt += this.#piece.length - kept.length
    this.#piece = kept + text
    this.#tokenizer.write(text)
  }

  end(): void {
    this.#tokenizer.end()
    this.#flush()
    while (this.depth > 0) this.#pop()
  }

  /** Name of the innermost open element, in lower case. */
  get name(): string {
    return this.#open[this.depth] ?? ''
  }

  /** Offset of the tag. */
  get at(): number {
    return this.#tagAt
  }

  /** Raw value of an attribute of the tag being opened; `undefined` when it is not there. */
  attribute(name: string): string | undefined {
    for (let index = 0; index < this.#count; index++) {
      if (this.#names[index] === name) return this.#values[index]
    }
    return undefined
  }

  get hasAttributes(): boolean {
    return this.#count > 0
  }

  tagName(start: number, end: number): void {
    this.#flush()
    this.#tag = this.#name(start, end)
    this.#tagAt = start - 1
    this.#count = 0
    this.#seen = 0
  }

  attributeName(start: number, end: number): void {
    this.#reading = ''
    this.#value = ''
    if (++this.#seen > this.#limits.attributes || end - start > ATTRIBUTE_CHARS) return
    const shape = shapeOf(this.#piece.charCodeAt(start - this.#pieceAt), end - start)
    if (this.#shapes[shape] === 0) return
    const name = this.#slice(start, end)
    const known = this.#wanted.has(name) ? name : this.#differently(name)
    if (known !== undefined && this.attribute(known) === undefined) this.#reading = known
  }

  /** Returns the wanted name that `name` spells with capitals. */
  #differently(name: string): string | undefined {
    const lower = name.toLowerCase()
    return lower !== name && this.#wanted.has(lower) ? lower : undefined
  }

  attributeValue(start: number, end: number): void {
    if (this.#reading === '') return
    const room = this.#limits.valueChars - this.#value.length
    if (room > 0) this.#value += this.#slice(start, Math.min(end, start + room))
  }

  attributeEnd(): void {
    if (this.#reading === '') return
    this.#names[this.#count] = this.#reading
    this.#values[this.#count++] = this.#value
  }

  tagEnd(selfClosing: boolean): string {
    const tag = this.#tag
    const isRaw = this.#foreign === 0 && RAW.has(tag)
    this.#push()
    if (VOID.has(tag) || (selfClosing && this.#foreign > 0)) this.#leave()
    return isRaw ? tag : ''
  }

  closingTag(start: number, end: number): void {
    this.#flush()
    this.#tagAt = start - 2
    if (this.#over > 0) {
      this.#over--
      return
    }
    let level = this.depth
    if (!this.#isNamed(this.name, start, end)) {
      const name = this.#name(start, end)
      while (level > 0 && this.#open[level] !== name) level--
    }
    if (level === 0) return
    while (this.depth >= level) this.#pop()
  }

  text(start: number, end: number): void {
    if (!this.#handler.wantsText) return
    if (this.#pending === '') this.#pendingAt = start
    this.#pending += this.#slice(start, end)
    while (this.#pending.length >= PIECE) this.#flush(PIECE)
  }

  /** True if the innermost open element is in SVG or MathML. */
  get isForeign(): boolean {
    return this.#foreign > 0
  }

  /** Hands over the pending text, or its first `length` characters. */
  #flush(length = this.#pending.length): void {
    if (length === 0) return
    this.#handler.text(this.#pending.slice(0, length), this.#pendingAt)
    this.#pending = this.#pending.slice(length)
    this.#pendingAt += length
  }

  #push(): void {
    const name = this.#tag
    const block = BLOCKS.has(name)
    // HTML inside of svg or math means that these were never closed (section 13.2.6.5).
    if (block && this.#foreign > 0) while (this.#foreign > 0) this.#pop()
    const ended = block ? PARAGRAPH : (ENDED_BY.get(name) ?? NOTHING)
    if (ended !== NOTHING) while (ended.has(this.#open[this.depth] ?? '')) this.#pop()
    if (this.depth >= this.#limits.depth) {
      this.#over++
      return
    }
    this.#open[++this.depth] = name
    if (this.#foreign > 0 || name === 'svg' || name === 'math') this.#foreign++
    this.#handler.open(this)
  }

  #leave(): void {
    if (this.#over > 0) this.#over--
    else this.#pop()
  }

  #pop(): void {
    this.#handler.close(this)
    this.depth--
    if (this.#foreign > 0) this.#foreign--
  }

  #name(start: number, end: number): string {
    if (end - start > NAME_CHARS) return '?'
    const written = this.#slice(start, end)
    return KNOWN_TAGS.get(written)?.name ?? written.toLowerCase()
  }

  /** True if the name at `start` is `name`; compares without creating a string. */
  #isNamed(name: string, start: number, end: number): boolean {
    return name.length === end - start && this.#piece.startsWith(name, start - this.#pieceAt)
  }

  #slice(start: number, end: number): string {
    return this.#piece.slice(start - this.#pieceAt, end - this.#pieceAt)
  }
}
