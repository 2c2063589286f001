import type { Analysis } from '../analysis.js'

/** Names of features, separated by spaces, and a function that writes their values in order. */
export interface Columns<Subject, Whole = Analysis> {
  readonly names: string
  write(row: RowWriter, subject: Subject, page: Whole): void
}

export class RowWriter {
  readonly #into: Float32Array
  next: number

  constructor(into: Float32Array, next: number) {
    this.#into = into
    this.next = next
  }

  push(value: number): void {
    this.#into[this.next++] = value
  }
}

export interface FeatureTable<Subject, Whole = Analysis> {
  readonly names: readonly string[]
  readonly columns: readonly Columns<Subject, Whole>[]
}

export function createFeatureTable<Subject, Whole = Analysis>(
  ...columns: readonly Columns<Subject, Whole>[]
): FeatureTable<Subject, Whole> {
  return { names: columns.flatMap(({ names }) => names.split(' ')), columns }
}

/** Returns the index after the written values. */
export function writeFeatureRow<Subject, Whole>(
  { columns }: FeatureTable<Subject, Whole>,
  subject: Subject,
  page: Whole,
  into: Float32Array,
  next: number,
): number {
  const row = new RowWriter(into, next)
  for (const part of columns) part.write(row, subject, page)
  return row.next
}

/** Caches the feature values of elements or groups of blocks. */
export class RowCache<Subject extends { readonly index: number }> {
  readonly #table: FeatureTable<Subject>
  readonly #page: Analysis
  readonly #values: Float32Array
  readonly #known: Uint8Array

  constructor(table: FeatureTable<Subject>, page: Analysis, count: number) {
    this.#table = table
    this.#page = page
    this.#values = new Float32Array(count * table.names.length)
    this.#known = new Uint8Array(count)
  }

  get width(): number {
    return this.#table.names.length
  }

  copyFeatureRow(subject: Subject | undefined, into: Float32Array, next: number): number {
    const { length } = this.#table.names
    const end = next + length
    if (!subject) {
      into.fill(-1, next, end)
      return end
    }
    const start = subject.index * length
    if (this.#known[subject.index] === 0) {
      this.#known[subject.index] = 1
      writeFeatureRow(this.#table, subject, this.#page, this.#values, start)
    }
    for (let at = 0; at < length; at++) into[next + at] = this.#values[start + at] ?? 0
    return end
  }
}

export function divide(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0
}
