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
/** Set if there is nothing but text between this tag and the recorded tag before it. */
export const FOLLOWS_TEXT = 0x200
export const IS_END_TAG = 0x400
export const IS_SELF_CLOSING = 0x800

const LENGTH_SHIFT = 12
const MOST_LENGTH = 0x7fff

export const NO_CLASS = 0
/** Place of a `class` that must be searched for. */
export const UNKNOWN_CLASS = -1

/** Packs the place of the value of `class`, counted from the start of its tag. */
export function packClassPlace(start: number, length: number): number {
  return start > MOST_LENGTH || length > MOST_LENGTH ? UNKNOWN_CLASS : (start << 16) | length
}

/** Positions of a page's tags. Recorded by the stream's tokenizer, so that the tree's tokenizer need not search. */
export class TagPositions {
  #numbers = unused.pop() ?? new Int32Array(USUAL_TAGS * INTEGERS)
  #length = 0

  /**
   * @param kind index and flags
   * @param length number of characters, with `<` and `>`
   * @param place `NO_CLASS`, `UNKNOWN_CLASS`, or a packed place
   */
  add(start: number, kind: number, length: number, place: number): void {
    const at = this.#length
    if (at === this.#numbers.length && !this.#makeRoom()) return
    const isLong = length > MOST_LENGTH
    const numbers = this.#numbers
    numbers[at] = start
    numbers[at + 1] = isLong ? kind : kind | (length << LENGTH_SHIFT)
    numbers[at + 2] = isLong ? UNKNOWN_CLASS : place
    this.#length = at + INTEGERS
  }

  #makeRoom(): boolean {
    const old = this.#numbers
    if (old.length >= MOST_TAGS * INTEGERS) return false
    this.#numbers = new Int32Array(2 * old.length)
    this.#numbers.set(old)
    return true
  }

  startReading(): TagCursor {
    return new TagCursor(this.#numbers, this.#length)
  }

  /** Gives the array to the next page. The positions cannot be read afterwards. */
  release(): void {
    const isUsual = this.#numbers.length === USUAL_TAGS * INTEGERS
    if (isUsual && unused.length < MOST_UNUSED) unused.push(this.#numbers)
    this.#numbers = NONE
    this.#length = 0
  }
}

const NONE = new Int32Array(0)

/** Reads recorded tags from the first to the last. */
export class TagCursor {
  readonly #numbers: Int32Array
  readonly #length: number
  #at = 0
  /** Position of the tag's `<`, or `AFTER_LAST` after the last tag. */
  start: number

  constructor(numbers: Int32Array, length: number) {
    this.#numbers = numbers
    this.#length = length
    this.start = this.#readStart()
  }

  #readStart(): number {
    return this.#at < this.#length ? (this.#numbers[this.#at] ?? 0) : AFTER_LAST
  }

  /** Goes to the first tag that does not begin before a position. */
  moveTo(position: number): void {
    while (this.start < position) {
      this.#at += INTEGERS
      this.start = this.#readStart()
    }
  }

  /** True if there is nothing but text between the position and the tag. */
  followsTextFrom(position: number): boolean {
    return (this.kind & FOLLOWS_TEXT) !== 0 && this.#previousEnd === position
  }

  /** End of the recorded tag before this one, or -1 if it is unknown. */
  get #previousEnd(): number {
    if (this.#at === 0) return 0
    const previous = this.#at - INTEGERS
    const length = (this.#numbers[previous + 1] ?? 0) >> LENGTH_SHIFT
    return length === 0 ? -1 : (this.#numbers[previous] ?? 0) + length
  }

  get end(): number {
    return this.start + (this.kind >> LENGTH_SHIFT)
  }

  get kind(): number {
    return this.#numbers[this.#at + 1] ?? 0
  }

  /** Index of the tag in tables by tag. 0 for unknown tags. */
  get index(): number {
    return this.kind & INDEX
  }

  get place(): number {
    return this.#numbers[this.#at + 2] ?? NO_CLASS
  }

  /** Start of the value of `class`, or -1. */
  get classStart(): number {
    const { place } = this
    return place === NO_CLASS ? -1 : this.start + (place >> 16)
  }

  get classEnd(): number {
    return this.classStart + (this.place & MOST_LENGTH)
  }
}

const AFTER_LAST = 0x7fffffff
