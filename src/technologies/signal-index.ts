import { addToList } from '../lib/data/multimap.js'
import {
  FRAMEWORKS,
  LIBRARIES,
  MARKETING,
  MEASUREMENT,
  PUBLISHING,
  SERVERS,
  SHOPS,
} from './table/index.js'
import type { SignalKind, TechnologyRow, TechnologySignal } from './technology.js'

export const TECHNOLOGIES: ReadonlyMap<string, TechnologyRow> = new Map(
  [PUBLISHING, SHOPS, FRAMEWORKS, LIBRARIES, MEASUREMENT, MARKETING, SERVERS]
    .flat()
    .map((row) => [row[0], row]),
)

/** Signal with the text that a value is compared with. */
export interface IndexedSignal {
  readonly signal: TechnologySignal
  /** Text in lower case that a value must contain or begin with; empty if every value counts. */
  readonly text: string
}

/** Signals of one kind, by name or host in lower case. */
export type SignalsByName = ReadonlyMap<string, readonly IndexedSignal[]>

export function parseKind(signal: TechnologySignal): SignalKind {
  return signal.slice(0, signal.indexOf(' ')) as SignalKind
}

/** Returns the text after the kind in a signal. */
export function parseSubject(signal: TechnologySignal): string {
  return signal.slice(signal.indexOf(' ') + 1)
}

export interface SignalIndex {
  readonly generators: readonly IndexedSignal[]
  readonly metas: SignalsByName
  readonly headers: SignalsByName
  readonly cookies: readonly IndexedSignal[]
  readonly hosts: SignalsByName
  readonly paths: readonly IndexedSignal[]
  readonly files: SignalsByName
  readonly elements: SignalsByName
  readonly attributes: readonly string[]
  /** Paths of global variables whose presence is a signal. */
  readonly globals: ReadonlySet<string>
}

let index: SignalIndex | undefined

export function getSignalIndex(): SignalIndex {
  index ??= createIndex()
  return index
}

function createIndex(): SignalIndex {
  const elements = indexByName('element')
  return {
    generators: indexTexts('generator'),
    metas: indexByName('meta', ': '),
    headers: indexByName('header', ': '),
    cookies: indexTexts('cookie'),
    hosts: indexByName('host', '/'),
    paths: indexTexts('path'),
    files: indexByName('file'),
    elements,
    attributes: [...elements.keys()].flatMap((name) => /^\[(.*)\]$/.exec(name)?.[1] ?? []),
    globals: new Set(listSignals('global').map(parseSubject)),
  }
}

function listSignals(kind: SignalKind): TechnologySignal[] {
  const all = [...TECHNOLOGIES.values()].flatMap(([, , , signals]) => signals)
  return [...new Set(all)].filter((signal) => parseKind(signal) === kind)
}

function indexTexts(kind: SignalKind): IndexedSignal[] {
  return listSignals(kind).map((signal) => ({ signal, text: parseSubject(signal).toLowerCase() }))
}

/** Indexes signals by the part of their subject before `separator`, with the part after it as their text. */
function indexByName(kind: SignalKind, separator?: string): SignalsByName {
  const byName = new Map<string, IndexedSignal[]>()
  for (const signal of listSignals(kind)) {
    const subject = parseSubject(signal).toLowerCase()
    const end = separator === undefined ? -1 : subject.indexOf(separator)
    const name = end < 0 ? subject : subject.slice(0, end)
    const text = end < 0 ? '' : subject.slice(end + (separator ?? '').length)
    addToList(byName, name, { signal, text })
  }
  return byName
}
