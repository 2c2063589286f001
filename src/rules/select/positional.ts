import type { PseudoSelector, Selector } from 'css-what'
import { SelectorType } from 'css-what'
import type { Element } from '../../page/index.js'

export type SetFilter = (elements: readonly Element[]) => readonly Element[]

type Position = (index: number | undefined) => SetFilter

/** jQuery's pseudo-classes for positions among the matches, such as `:first`. */
const POSITIONS: ReadonlyMap<string, Position> = new Map<string, Position>([
  ['first', () => (elements) => elements.slice(0, 1)],
  ['last', () => (elements) => elements.slice(-1)],
  ['even', () => (elements) => elements.filter((_, index) => index % 2 === 0)],
  ['odd', () => (elements) => elements.filter((_, index) => index % 2 === 1)],
  ['eq', (index = 0) => createIndexFilter(index)],
  ['nth', (index = 0) => createIndexFilter(index)],
  [
    'lt',
    (index = 0) =>
      (elements) =>
        elements.slice(0, index),
  ],
  [
    'gt',
    (index = 0) =>
      (elements) =>
        elements.slice(toPositiveIndex(index, elements) + 1),
  ],
])

const INDEXED = new Set(['eq', 'nth', 'lt', 'gt'])

function createIndexFilter(index: number): SetFilter {
  return (elements) => {
    const element = elements.at(index)
    return element ? [element] : []
  }
}

function toPositiveIndex(index: number, elements: readonly Element[]) {
  return index < 0 ? index + elements.length : index
}

/** Creates the filter of a positional pseudo-class, or returns `undefined`. */
export function createSetFilter(token: Selector): SetFilter | undefined {
  if (token.type !== SelectorType.Pseudo) return undefined
  const position = POSITIONS.get(token.name)
  if (position) return position(parseIndex(token))
  return token.name === 'not' ? createNotFilter(token) : undefined
}

function createNotFilter(token: PseudoSelector): SetFilter | undefined {
  if (!Array.isArray(token.data)) return undefined
  const branches = token.data.map((branch) => branch.map(createSetFilter))
  if (!branches.flat().some(Boolean)) return undefined
  const filters = branches.map(chainFilters)
  return (elements) => {
    const dropped = new Set(filters.flatMap((filter) => [...filter(elements)]))
    return elements.filter((element) => !dropped.has(element))
  }
}

function chainFilters(filters: readonly (SetFilter | undefined)[]): SetFilter {
  const all = filters.filter((filter) => filter !== undefined)
  if (all.length < filters.length) throw new Error('inside :not, a positional form stands alone')
  return (elements) => all.reduce((kept, filter) => filter(kept), elements)
}

function parseIndex(token: PseudoSelector): number | undefined {
  if (!INDEXED.has(token.name)) {
    if (token.data !== null) throw new Error(`:${token.name} takes no argument`)
    return undefined
  }
  const text = typeof token.data === 'string' ? token.data.trim() : ''
  if (!/^-?\d{1,9}$/.test(text)) throw new Error(`:${token.name} needs a whole number`)
  return Number(text)
}
