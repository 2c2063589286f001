import { hasCapital, isSpelled } from './markup-characters.js'
import type { WordFinder } from './word-finder.js'

export interface AttributeLimits {
  /** Number of attributes read on one tag. */
  readonly attributes: number
  /** Characters of one attribute's value. */
  readonly valueChars: number
}

/** Maximum length of an attribute's name; no reader looks for a longer one. */
const NAME_CHARS = 32

/** Hashes an attribute's name by its first letter, in any case, and its length. */
function hashShape(first: number, length: number): number {
  return length * 32 + (first & 31)
}

/** Names of attributes by that hash, which rules out most names at once. */
export type AttributeTable = readonly (readonly string[] | undefined)[]

/** Creates the table of the attributes that a reader wants; shared by all its pages. */
export function createAttributeTable(names: Iterable<string>): AttributeTable {
  const table: string[][] = new Array(hashShape(31, NAME_CHARS) + 1).fill(undefined)
  for (const name of names) {
    const shape = hashShape(name.charCodeAt(0), name.length)
    table[shape] = [...(table[shape] ?? []), name]
  }
  return table
}

/** The wanted attributes of a tag; a value becomes a string when it is asked for. */
export class TagAttributes {
  /** Number of wanted attributes on the tag. */
  count = 0
  #seen = 0
  #source = ''
  readonly #names: string[] = []
  readonly #starts: number[] = []
  readonly #ends: number[] = []
  readonly #wanted: AttributeTable
  readonly #limits: AttributeLimits

  constructor(wanted: AttributeTable, limits: AttributeLimits) {
    this.#wanted = wanted
    this.#limits = limits
  }

  /** Forgets the tag before. */
  clear(): void {
    this.count = 0
    this.#seen = 0
  }

  /** Adds an attribute by its positions in the source; the first one of a name counts. */
  add(source: string, start: number, end: number, valueStart: number, valueEnd: number): void {
    if (++this.#seen > this.#limits.attributes || end - start > NAME_CHARS) return
    const wanted = this.#wanted[hashShape(source.charCodeAt(start), end - start)]
    const name = wanted && findSpelled(wanted, source, start, end)
    if (name === undefined || this.#find(name) !== -1) return
    this.#source = source
    this.#names[this.count] = name
    this.#starts[this.count] = valueStart
    this.#ends[this.count++] = Math.min(valueEnd, valueStart + this.#limits.valueChars)
  }

  /** Returns the raw value of an attribute; `undefined` when it is not there. */
  get(name: string): string | undefined {
    const index = this.#find(name)
    return index === -1 ? undefined : this.#source.slice(this.#starts[index], this.#ends[index])
  }

  /** Finds words in an attribute's value, and returns their bits. */
  findWords(name: string, words: WordFinder): number {
    const index = this.#find(name)
    if (index === -1) return 0
    return words.find(this.#source, this.#starts[index] ?? 0, this.#ends[index] ?? 0)
  }

  #find(name: string): number {
    for (let index = 0; index < this.count; index++) if (this.#names[index] === name) return index
    return -1
  }
}

/** Finds the name that the source spells, in any case. */
function findSpelled(
  names: readonly string[],
  source: string,
  start: number,
  end: number,
): string | undefined {
  for (const name of names) if (isSpelled(name, source, start, end)) return name
  if (!hasCapital(source, start, end)) return undefined
  // Without a closure, which would be created for each attribute.
  const lower = source.slice(start, end).toLowerCase()
  return names.includes(lower) ? lower : undefined
}
