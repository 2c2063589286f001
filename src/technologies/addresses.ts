import { getSignalIndex } from './signal-index.js'
import type { TechnologySignal } from './technology.js'

const ABSOLUTE_URL = /^(?:https?:)?\/\/([^/?#]+)([^?#]*)/i

/** Maximum labels of a host to look up. No host in the table has more. */
const MAX_HOST_LABELS = 8

const BUILD_WORDS = new Set(
  'min slim bundle prod production dev development global esm umd iife cjs mjs js css module core pkgd full lite all compat legacy latest browser runtime async defer pack packed custom complete compressed legacy bundled'.split(
    ' ',
  ),
)

export function findHostSignals(address: string): TechnologySignal[] {
  const [, host = '', path = ''] = ABSOLUTE_URL.exec(address.trim()) ?? []
  const { hosts } = getSignalIndex()
  const labels = host.toLowerCase().replace(/:\d+$/, '').split('.').slice(-MAX_HOST_LABELS)
  const below = path.slice(1).toLowerCase()
  return labels.flatMap((_, index) => {
    const known = hosts.get(labels.slice(index).join('.')) ?? []
    return known.filter(({ text }) => below.startsWith(text)).map(({ signal }) => signal)
  })
}

export function findResourceSignals(address: string): TechnologySignal[] {
  const { paths, files } = getSignalIndex()
  const lower = address.toLowerCase()
  const within = paths.filter(({ text }) => lower.includes(text))
  const named = files.get(extractLibraryName(lower)) ?? []
  return [...within, ...named].map(({ signal }) => signal)
}

/** Shortens `jquery-3.7.1.slim.min.js` to `jquery`, and `vue@3` to `vue`. */
export function extractLibraryName(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1)
  const words = path.slice(path.lastIndexOf('/') + 1).split(/[.\-_@]/)
  const end = words.findIndex(
    (word, index) => index > 0 && (BUILD_WORDS.has(word) || /^v?\d/.test(word)),
  )
  return (end < 0 ? words : words.slice(0, end)).join('-')
}
