import type { Source } from './code-units.js'
import { equalsName, hasCapital } from './markup-characters.js'
import { NO_CLASS, packClassPlace, UNKNOWN_CLASS } from './tag-positions.js'
import type { WordFinder } from './word-finder.js'

export interface AttributeLimits {
  /** Maximum number of attributes read per tag. */
  readonly attributes: number
  readonly valueChars: number
}

/** Maximum number of characters of a name. Attributes with longer names are skipped. */
const NAME_CHARS = 32

function hashShape(first: number, length: number): number {
  return length * 32 + (first & 31)
}

interface WantedAttribute {
  readonly name: string
  /** Bit in `TagAttributes.bits`. 0 for all names after the first 31. */
  readonly bit: number
}

export type AttributeTable = readonly (readonly WantedAttribute[] | undefined)[]

/** Number of bits that fit into a small integer. */
const BITS = 31

export function createAttributeTable(names: Iterable<string>): AttributeTable {
  const table: WantedAttribute[][] = new Array(hashShape(31, NAME_CHARS) + 1).fill(undefined)
  for (const [index, name] of [...names].entries()) {
    const shape = hashShape(name.charCodeAt(0), name.length)
    const bit = index < BITS ? 1 << index : 0
    table[shape] = [...(table[shape] ?? []), { name, bit }]
  }
  return table
}

/** Combines the bits of attributes that are among the first 31 of a table. */
export function combineBits(table: AttributeTable, names: readonly string[]): number {
  let bits = 0
  for (const { name, bit } of table.flatMap((wanted) => wanted ?? []))
    if (names.includes(name)) bits |= bit
  return bits
}

/** Wanted attributes of a tag. Values become strings when read. */
export class TagAttributes {
  count = 0
  bits = 0
  #seen = 0
  #classIndex = -1
  #text: Source = { source: '', units: new Uint16Array(0) }
  readonly #names: string[] = []
  readonly #starts: number[] = []
  readonly #ends: number[] = []
  readonly #wanted: AttributeTable
  readonly #limits: AttributeLimits

  constructor(wanted: AttributeTable, limits: AttributeLimits) {
    this.#wanted = wanted
    this.#limits = limits
  }

  clear(): void {
    this.count = 0
    this.bits = 0
    this.#seen = 0
    this.#classIndex = -1
  }

  /** Ignores unwanted and repeated names. */
  add(text: Source, start: number, end: number, valueStart: number, valueEnd: number): void {
    if (++this.#seen > this.#limits.attributes || end - start > NAME_CHARS) return
    const wanted = this.#wanted[hashShape(text.units[start] ?? 0, end - start)]
    const found = wanted && findEqualName(wanted, text, start, end)
    if (found === undefined || this.#findIndex(found.name) !== -1) return
    this.#text = text
    this.bits |= found.bit
    if (found.name === 'class') this.#classIndex = this.count
    this.#names[this.count] = found.name
    this.#starts[this.count] = valueStart
    this.#ends[this.count++] = Math.min(valueEnd, valueStart + this.#limits.valueChars)
  }

  get(name: string): string | undefined {
    const index = this.#findIndex(name)
    return index === -1
      ? undefined
      : this.#text.source.slice(this.#starts[index], this.#ends[index])
  }

  findWords(name: string, words: WordFinder): number {
    const index = this.#findIndex(name)
    if (index === -1) return 0
    return words.findBits(this.#text.units, this.#starts[index] ?? 0, this.#ends[index] ?? 0)
  }

  /** Packs where the value of `class` is, for `TagPositions`. */
  findClassPlace(tagStart: number): number {
    const { attributes, valueChars } = this.#limits
    if (this.#seen > attributes) return UNKNOWN_CLASS
    const index = this.#classIndex
    if (index === -1) return NO_CLASS
    const start = this.#starts[index] ?? 0
    const length = (this.#ends[index] ?? 0) - start
    return length < valueChars ? packClassPlace(start - tagStart, length) : UNKNOWN_CLASS
  }

  #findIndex(name: string): number {
    for (let index = 0; index < this.count; index++) if (this.#names[index] === name) return index
    return -1
  }
}

function findEqualName(
  wanted: readonly WantedAttribute[],
  text: Source,
  start: number,
  end: number,
) {
  const { source, units } = text
  for (const entry of wanted) if (equalsName(entry.name, units, start, end)) return entry
  if (!hasCapital(units, start, end)) return undefined
  const lower = source.slice(start, end).toLowerCase()
  for (const entry of wanted) if (entry.name === lower) return entry
  return undefined
}
