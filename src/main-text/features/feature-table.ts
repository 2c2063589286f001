import type { Analysis } from '../analysis.js'

/** Some features of one kind of subject: their names, parted by spaces, and their values in that order. */
export interface Columns<Subject, Whole = Analysis> {
  readonly names: string
  write(row: RowWriter, of: Subject, page: Whole): void
}

/** Puts values one after the other into a list. */
export class RowWriter {
  readonly #into: Float32Array
  next: number

  constructor(into: Float32Array, next: number) {
    this.#into = into
    this.next = next
  }

  add(value: number): void {
    this.#into[this.next++] = value
  }
}

/** All features of one kind of subject. */
export interface Table<Subject, Whole = Analysis> {
  readonly names: readonly string[]
  readonly columns: readonly Columns<Subject, Whole>[]
}

export function tableOf<Subject, Whole = Analysis>(
  ...columns: readonly Columns<Subject, Whole>[]
): Table<Subject, Whole> {
  return { names: columns.flatMap(({ names }) => names.split(' ')), columns }
}

/** Writes a subject's values one after the other, and tells where the next belongs. */
export function write<Subject, Whole>(
  { columns }: Table<Subject, Whole>,
  subject: Subject,
  page: Whole,
  into: Float32Array,
  next: number,
): number {
  const row = new RowWriter(into, next)
  for (const part of columns) part.write(row, subject, page)
  return row.next
}

/** The values of subjects that many blocks share, computed once for each. */
export class Rows<Subject extends { readonly index: number }> {
  readonly #table: Table<Subject>
  readonly #page: Analysis
  readonly #values: Float32Array
  readonly #known: Uint8Array

  constructor(table: Table<Subject>, page: Analysis, count: number) {
    this.#table = table
    this.#page = page
    this.#values = new Float32Array(count * table.names.length)
    this.#known = new Uint8Array(count)
  }

  get width(): number {
    return this.#table.names.length
  }

  /** Where there is no such subject, every value is -1. */
  copy(subject: Subject | undefined, into: Float32Array, next: number): number {
    const { length } = this.#table.names
    const end = next + length
    if (!subject) {
      into.fill(-1, next, end)
      return end
    }
    const start = subject.index * length
    if (this.#known[subject.index] === 0) {
      this.#known[subject.index] = 1
      write(this.#table, subject, this.#page, this.#values, start)
    }
    for (let at = 0; at < length; at++) into[next + at] = this.#values[start + at] ?? 0
    return end
  }
}

/** A part of a whole, or 0 of nothing. */
export function rate(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0
}
