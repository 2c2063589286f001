import type { Parameters } from '../request/parameters.js'

/** A rule while it is being written: any part may still be empty. */
export interface Row {
  /** Tells rows apart while their names change. */
  readonly id: number
  readonly name: string
  /** Tried in order; never empty. */
  readonly alternatives: readonly Alternative[]
}

export interface Alternative {
  readonly id: number
  readonly selector: string
  /** Names separated by commas, tried in order; empty for the protocol's default. */
  readonly attr: string
  readonly type: string
  /** Source of a function that makes the value another. */
  readonly evaluate: string
  /** Every match gives a value, not the first only. */
  readonly all: boolean
  /** Nested rules, applied inside each element matched. */
  readonly children: readonly Row[]
  /** Parameters without a field in the editor, as they were written: lists of selectors or of types. */
  readonly rest: Parameters
}

let lastId = 0

export function newRow(given: Partial<Omit<Row, 'id'>> = {}): Row {
  return { name: '', alternatives: [newAlternative()], ...given, id: nextId() }
}

/** No attribute is chosen: then the type decides what is read, as the protocol has it. */
export function newAlternative(given: Partial<Omit<Alternative, 'id'>> = {}): Alternative {
  const empty = { selector: '', attr: '', type: 'auto', evaluate: '', all: false }
  return { ...empty, children: [], rest: [], ...given, id: nextId() }
}

function nextId(): number {
  lastId += 1
  return lastId
}

/** The rows that say enough to be asked for; the others are still being written. */
export function complete(rows: readonly Row[]): Row[] {
  return rows.flatMap((row) => {
    const alternatives = row.alternatives.map(withCompleteChildren).filter(saysSomething)
    const named = row.name !== '' && !row.name.includes('.')
    return named && alternatives.length > 0 ? [{ ...row, alternatives }] : []
  })
}

function withCompleteChildren(alternative: Alternative): Alternative {
  return { ...alternative, children: complete(alternative.children) }
}

function saysSomething({ selector, attr, evaluate, children, rest }: Alternative): boolean {
  const words = [selector, attr, evaluate].some((text) => text.trim() !== '')
  return words || children.length > 0 || rest.length > 0
}

/** Finds a mistake in a rule before anything is asked; `undefined` when there is none. */
export function hintFor(row: Row, siblings: readonly Row[]): string | undefined {
  if (row.name.includes('.')) return 'A name has no dots: nest a rule instead.'
  if (row.name !== '' && siblings.some(({ id, name }) => id !== row.id && name === row.name)) {
    return 'Another rule has this name.'
  }
  if (row.name === '' && row.alternatives.some(saysSomething)) return 'Give it a name.'
  if (row.name !== '' && !row.alternatives.some(saysSomething)) return 'Give it a CSS selector.'
  return undefined
}
