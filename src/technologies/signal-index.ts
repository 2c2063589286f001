import { computeOnce } from '../lib/data/lazy.js'
import { addToList } from '../lib/data/multimap.js'
import { FRAMEWORKS } from './table/frameworks.data.js'
import { LIBRARIES } from './table/libraries.data.js'
import { MARKETING } from './table/marketing.data.js'
import { MEASUREMENT } from './table/measurement.data.js'
import { PUBLISHING } from './table/publishing.data.js'
import { SERVERS } from './table/servers.data.js'
import { SHOPS } from './table/shops.data.js'
import type { SignalKind, TechnologyRow, TechnologySignal } from './technology.js'

export const TECHNOLOGIES: ReadonlyMap<string, TechnologyRow> = new Map(
  [PUBLISHING, SHOPS, FRAMEWORKS, LIBRARIES, MEASUREMENT, MARKETING, SERVERS]
    .flat()
    .map((row) => [row[0], row]),
)

export interface IndexedSignal {
  readonly signal: TechnologySignal
  /** Text to find, in lower case, such as `nginx` for `server: nginx`. Empty for any value. */
  readonly text: string
}

export function getSignalKind(signal: TechnologySignal): SignalKind {
  return signal.slice(0, signal.indexOf(' ')) as SignalKind
}

export function getSignalSubject(signal: TechnologySignal): string {
  return signal.slice(signal.indexOf(' ') + 1)
}

/** Indexes the signals of all technologies by their kind, at the first call. */
export const getSignalIndex = computeOnce(() => {
  const elements = indexByName('element')
  return {
    generators: indexByText('generator'),
    metas: indexByName('meta', ': '),
    headers: indexByName('header', ': '),
    cookies: indexByText('cookie'),
    hosts: indexByName('host', '/'),
    paths: indexByText('path'),
    files: indexByName('file'),
    elements,
    attributes: [...elements.keys()].flatMap((name) => /^\[(.*)\]$/.exec(name)?.[1] ?? []),
    globals: new Set<string>(listSignals('global').map(getSignalSubject)),
  }
})

function listSignals(kind: SignalKind): TechnologySignal[] {
  const all = [...TECHNOLOGIES.values()].flatMap(([, , , signals]) => signals)
  return [...new Set(all)].filter((signal) => getSignalKind(signal) === kind)
}

function indexByText(kind: SignalKind): IndexedSignal[] {
  const signals = listSignals(kind)
  return signals.map((signal) => ({ signal, text: getSignalSubject(signal).toLowerCase() }))
}

/** Indexes signals by the text before `separator`: by `server` for the signal `server: nginx`. */
function indexByName(kind: SignalKind, separator?: string) {
  const byName = new Map<string, IndexedSignal[]>()
  for (const signal of listSignals(kind)) {
    const subject = getSignalSubject(signal).toLowerCase()
    const end = separator === undefined ? -1 : subject.indexOf(separator)
    const name = end < 0 ? subject : subject.slice(0, end)
    const text = end < 0 ? '' : subject.slice(end + (separator ?? '').length)
    addToList(byName, name, { signal, text })
  }
  return byName
}
