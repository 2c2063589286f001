import { addTo } from '../lib/data/multimap.js'
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

/** Every technology that is known, by name. */
export const TECHNOLOGIES: ReadonlyMap<string, TechnologyRow> = new Map(
  [PUBLISHING, SHOPS, FRAMEWORKS, LIBRARIES, MEASUREMENT, MARKETING, SERVERS]
    .flat()
    .map((row) => [row[0], row]),
)

/** A signal, and what of it is compared: in lower case, but for names of variables. */
export interface IndexedSignal {
  readonly signal: TechnologySignal
  /** What the value must contain or begin with; empty for its being there. */
  readonly text: string
}

/** Signals of one kind by what they are looked up with: a name, a host. */
export type SignalsByName = ReadonlyMap<string, readonly IndexedSignal[]>

export function kindOf(signal: TechnologySignal): SignalKind {
  return signal.slice(0, signal.indexOf(' ')) as SignalKind
}

/** What stands after the kind. */
export function subjectOf(signal: TechnologySignal): string {
  return signal.slice(signal.indexOf(' ') + 1)
}

/** All signals, by kind and by what they are looked up with. */
export interface SignalIndex {
  readonly generators: readonly IndexedSignal[]
  readonly metas: SignalsByName
  readonly headers: SignalsByName
  readonly cookies: readonly IndexedSignal[]
  readonly hosts: SignalsByName
  readonly paths: readonly IndexedSignal[]
  readonly files: SignalsByName
  readonly elements: SignalsByName
  /** Names of attributes that are signals by being there. */
  readonly attributes: readonly string[]
  /** Paths of variables. */
  readonly globals: ReadonlySet<string>
}

let index: SignalIndex | undefined

/** Made by the first who asks, and kept. */
export function signalIndex(): SignalIndex {
  index ??= createIndex()
  return index
}

function createIndex(): SignalIndex {
  const elements = named('element')
  return {
    generators: texts('generator'),
    metas: named('meta', ': '),
    headers: named('header', ': '),
    cookies: texts('cookie'),
    hosts: named('host', '/'),
    paths: texts('path'),
    files: named('file'),
    elements,
    attributes: [...elements.keys()].flatMap((name) => /^\[(.*)\]$/.exec(name)?.[1] ?? []),
    globals: new Set(signalsOf('global').map(subjectOf)),
  }
}

function signalsOf(kind: SignalKind): TechnologySignal[] {
  const all = [...TECHNOLOGIES.values()].flatMap(([, , , signals]) => signals)
  return [...new Set(all)].filter((signal) => kindOf(signal) === kind)
}

function texts(kind: SignalKind): IndexedSignal[] {
  return signalsOf(kind).map((signal) => ({ signal, text: subjectOf(signal).toLowerCase() }))
}

/** By name, with the text after `separator` if there is any. */
function named(kind: SignalKind, separator?: string): SignalsByName {
  const byName = new Map<string, IndexedSignal[]>()
  for (const signal of signalsOf(kind)) {
    const subject = subjectOf(signal).toLowerCase()
    const end = separator === undefined ? -1 : subject.indexOf(separator)
    const name = end < 0 ? subject : subject.slice(0, end)
    const text = end < 0 ? '' : subject.slice(end + (separator ?? '').length)
    addTo(byName, name, { signal, text })
  }
  return byName
}
