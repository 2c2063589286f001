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
  /** Text to look for, in lower case. If it is empty, any value matches. */
  readonly text: string
}

export function getSignalKind(signal: TechnologySignal): SignalKind {
  return signal.slice(0, signal.indexOf(' ')) as SignalKind
}

export function getSignalValue(signal: TechnologySignal): string {
  return signal.slice(signal.indexOf(' ') + 1)
}

export const getSignalIndex = computeOnce(() => {
  const elements = indexSignalsByName('element')
  return {
    generators: indexSignalsByText('generator'),
    metas: indexSignalsByName('meta', ': '),
    headers: indexSignalsByName('header', ': '),
    cookies: indexSignalsByText('cookie'),
    hosts: indexSignalsByName('host', '/'),
    paths: indexSignalsByText('path'),
    files: indexSignalsByName('file'),
    elements,
    attributes: [...elements.keys()].flatMap((name) => /^\[(.*)\]$/.exec(name)?.[1] ?? []),
    globals: new Set<string>(listSignals('global').map(getSignalValue)),
  }
})

function listSignals(kind: SignalKind): TechnologySignal[] {
  const all = [...TECHNOLOGIES.values()].flatMap(([, , , signals]) => signals)
  return [...new Set(all)].filter((signal) => getSignalKind(signal) === kind)
}

function indexSignalsByText(kind: SignalKind): IndexedSignal[] {
  const signals = listSignals(kind)
  return signals.map((signal) => ({ signal, text: getSignalValue(signal).toLowerCase() }))
}

/** Indexes signals by the text before `separator`, such as `server` in `server: nginx`. */
function indexSignalsByName(kind: SignalKind, separator?: string) {
  const byName = new Map<string, IndexedSignal[]>()
  for (const signal of listSignals(kind)) {
    const value = getSignalValue(signal).toLowerCase()
    const end = separator === undefined ? -1 : value.indexOf(separator)
    const name = end < 0 ? value : value.slice(0, end)
    const text = end < 0 ? '' : value.slice(end + (separator ?? '').length)
    addToList(byName, name, { signal, text })
  }
  return byName
}
