import type { PageTraces } from '../contracts/visit-result.js'
import { findHostSignals } from './addresses.js'
import { getSignalIndex } from './signal-index.js'
import type { TechnologySignal } from './technology.js'

export interface Evidence extends PageTraces {
  readonly url: string
  /** Headers by lower-case name. Repeated headers are joined by `, `. */
  readonly headers: Readonly<Record<string, string>>
}

export function findTraceSignals({ url, headers, cookies, globals }: Evidence): TechnologySignal[] {
  const known = getSignalIndex().globals
  return [
    ...findHeaderSignals(headers),
    ...findCookieSignals([...cookies, ...parseCookieNames(headers['set-cookie'] ?? '')]),
    ...findHostSignals(url),
    ...globals.filter((path) => known.has(path)).map((path) => `global ${path}` as const),
  ]
}

function findHeaderSignals(headers: Readonly<Record<string, string>>): TechnologySignal[] {
  return [...getSignalIndex().headers].flatMap(([name, signals]) => {
    const value = headers[name]?.toLowerCase()
    if (value === undefined) return []
    return signals.filter(({ text }) => containsWord(value, text)).map(({ signal }) => signal)
  })
}

/** Finds `php` in `php/8.3`, but not in `phpmyadmin`. */
function containsWord(value: string, text: string): boolean {
  if (!/\w$/.test(text)) return value.includes(text)
  for (let at = value.indexOf(text); at >= 0; at = value.indexOf(text, at + 1)) {
    if (!/[\w-]/.test(value[at + text.length] ?? '')) return true
  }
  return false
}

function findCookieSignals(cookies: readonly string[]): TechnologySignal[] {
  const names = cookies.slice(0, MAX_COOKIES).map((name) => name.toLowerCase())
  const fits = (text: string) =>
    text.endsWith('*')
      ? names.some((name) => name.startsWith(text.slice(0, -1)))
      : names.includes(text)
  return getSignalIndex()
    .cookies.filter(({ text }) => fits(text))
    .map(({ signal }) => signal)
}

const MAX_COOKIES = 200

/** Reads cookie names from joined `set-cookie` headers. What follows the comma of a date has no name. */
function parseCookieNames(header: string): string[] {
  return header.split(',').flatMap((part) => /^\s*([^\s=;,]+)=/.exec(part)?.[1] ?? [])
}
