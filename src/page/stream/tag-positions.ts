/** Maximum number of recorded tags. A tree's tokenizer searches for further tags. */
const MOST_TAGS = 65_536

/** Number of tags that fit into a new array. Most pages have fewer. */
const USUAL_TAGS = 4_096

/** Integers per tag: its start, its kind and length, and the place of its `class`. */
const INTEGERS = 3

/** Arrays to use again, because memory that was never used is slow. */
const unused: Int32Array[] = []
const MOST_UNUSED = 8

// A kind is the tag's index in tables by tag, with these flags.
const INDEX = 0x1ff
const FOLLOWS_TEXT = 0x200
const IS_END_TAG = 0x400
const IS_SELF_CLOSING = 0x800

const LENGTH_SHIFT = 12
const MOST_LENGTH = 0x7fff

export const NO_CLASS = 0
/** Place of a `class` that must be searched for. */
export const UNKNOWN_CLASS = -1

/** Packs the place of the value of `class`, counted from the start of its tag. */
export function packClassPlace(start: number, length: number): number {
  return start > MOST_LENGTH || length > MOST_LENGTH ? UNKNOWN_CLASS : (start << 16) | length
}

/** Positions of a page's tags. The stream's tokenizer records them, so that a tree's need not search. */
export class TagPositions {
  #integers = unused.pop() ?? new Int32Array(USUAL_TAGS * INTEGERS)
  #length = 0

  /**
   * @param length number of characters, with `<` and `>`
   * @param index index in tables by tag, or 0 for unknown tags
   * @param followsText true if there is nothing but text between this tag and the recorded one before it
   * @param place `NO_CLASS`, `UNKNOWN_CLASS`, or a packed place
   */
  addStartTag(
    start: number,
    length: number,
    index: number,
    followsText: boolean,
    isSelfClosing: boolean,
    place: number,
  ): void {
    const kind = isSelfClosing ? index | IS_SELF_CLOSING : index
    this.#add(start, length, followsText ? kind | FOLLOWS_TEXT : kind, place)
  }

  addEndTag(start: number, length: number, index: number, followsText: boolean): void {
    const kind = index | IS_END_TAG
    this.#add(start, length, followsText ? kind | FOLLOWS_TEXT : kind, NO_CLASS)
  }

  #add(start: number, length: number, kind: number, place: number): void {
    const at = this.#length
    if (at === this.#integers.length && !this.#makeRoom()) return
    const isLong = length > MOST_LENGTH
    const integers = this.#integers
    integers[at] = start
    integers[at + 1] = isLong ? kind : kind | (length << LENGTH_SHIFT)
    integers[at + 2] = isLong ? UNKNOWN_CLASS : place
    this.#length = at + INTEGERS
  }

  #makeRoom(): boolean {
    const old = this.#integers
    if (old.length >= MOST_TAGS * INTEGERS) return false
    this.#integers = new Int32Array(2 * old.length)
    this.#integers.set(old)
    return true
  }

  startReading(): TagCursor {
    return new TagCursor(this.#integers, this.#length)
  }

  /** Gives the array to the next page. The positions cannot be read afterwards. */
  release(): void {
    const isUsual = this.#integers.length === USUAL_TAGS * INTEGERS
    if (isUsual && unused.length < MOST_UNUSED) unused.push(this.#integers)
    this.#integers = NONE
    this.#length = 0
  }
}

const NONE = new Int32Array(0)

/** Reads recorded tags from the first to the last. */
export class TagCursor {
  readonly #integers: Int32Array
  readonly #length: number
  #at = 0
  /** Position of the tag's `<`, or `AFTER_LAST` after the last tag. */
  start = 0
  #kind = 0
  #place = NO_CLASS
  #previousEnd = 0

  constructor(integers: Int32Array, length: number) {
    this.#integers = integers
    this.#length = length
    this.#read()
  }

  #read(): void {
    const integers = this.#integers
    const at = this.#at
    this.start = at < this.#length ? (integers[at] ?? 0) : AFTER_LAST
    this.#kind = integers[at + 1] ?? 0
    this.#place = integers[at + 2] ?? NO_CLASS
  }

  /** Goes to the first tag that does not begin before a position. */
  moveTo(position: number): void {
    while (this.start < position) {
      // Without a length, `end` is the start, where no text begins.
      this.#previousEnd = this.end
      this.#at += INTEGERS
      this.#read()
    }
  }

  /** True if there is nothing but text between the position and the tag. */
  followsTextFrom(position: number): boolean {
    return (this.#kind & FOLLOWS_TEXT) !== 0 && this.#previousEnd === position
  }

  get end(): number {
    return this.start + (this.#kind >> LENGTH_SHIFT)
  }

  get index(): number {
    return this.#kind & INDEX
  }

  get isEndTag(): boolean {
    return (this.#kind & IS_END_TAG) !== 0
  }

  get isSelfClosing(): boolean {
    return (this.#kind & IS_SELF_CLOSING) !== 0
  }

  /** False if the tag is too long or has too many attributes. */
  get isComplete(): boolean {
    return this.#place !== UNKNOWN_CLASS
  }

  get hasClass(): boolean {
    return this.#place !== NO_CLASS
  }

  get classStart(): number {
    return this.start + (this.#place >> 16)
  }

  get classEnd(): number {
    return this.classStart + (this.#place & MOST_LENGTH)
  }
}

const AFTER_LAST = 0x7fffffff
