import { computeOnce } from '../lib/data/lazy.js'
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

/** Signal with the text that a value of the page must contain or begin with. */
export interface IndexedSignal {
  readonly signal: TechnologySignal
  /** Text in lower case that a value must contain or begin with. Empty if every value counts. */
  readonly text: string
}

export function parseKind(signal: TechnologySignal): SignalKind {
  return signal.slice(0, signal.indexOf(' ')) as SignalKind
}

/** Returns the text after the kind in a signal. */
export function parseSubject(signal: TechnologySignal): string {
  return signal.slice(signal.indexOf(' ') + 1)
}

/** Returns the signals of all technologies by their kind. Indexes them at the first call. */
export const getSignalIndex = computeOnce(() => {
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
    /** Paths of global variables whose presence is a signal. */
    globals: new Set<string>(listSignals('global').map(parseSubject)),
  }
})

function listSignals(kind: SignalKind): TechnologySignal[] {
  const all = [...TECHNOLOGIES.values()].flatMap(([, , , signals]) => signals)
  return [...new Set(all)].filter((signal) => parseKind(signal) === kind)
}

function indexTexts(kind: SignalKind): IndexedSignal[] {
  return listSignals(kind).map((signal) => ({ signal, text: parseSubject(signal).toLowerCase() }))
}

/** Indexes signals by the start of their subject, up to `separator`. The text after it becomes `text`. */
function indexByName(
  kind: SignalKind,
  separator?: string,
): ReadonlyMap<string, readonly IndexedSignal[]> {
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
