import { hostSignals } from './addresses.js'
import { signalIndex } from './signal-index.js'
import type { TechnologySignal } from './technology.js'

/** What came with a page, beside its markup. */
export interface Traces {
  /** The page's address. */
  readonly url: string
  /** Names in lower case; repeated headers joined by `, `. */
  readonly headers: Readonly<Record<string, string>>
  /** Names of cookies that were set in a browser. */
  readonly cookies: readonly string[]
  /** Variables that its scripts made, of those to look for. */
  readonly globals: readonly string[]
}

/** What an answer tells beside its markup. */
export function answerSignals({ url, headers, cookies, globals }: Traces): TechnologySignal[] {
  const known = signalIndex().globals
  return [
    ...headerSignals(headers),
    ...cookieSignals([...cookies, ...cookiesIn(headers['set-cookie'] ?? '')]),
    ...hostSignals(url),
    ...globals.filter((path) => known.has(path)).map((path) => `global ${path}` as const),
  ]
}

function headerSignals(headers: Readonly<Record<string, string>>): TechnologySignal[] {
  return [...signalIndex().headers].flatMap(([name, signals]) => {
    const value = headers[name]?.toLowerCase()
    if (value === undefined) return []
    return signals.filter(({ text }) => holds(value, text)).map(({ signal }) => signal)
  })
}

/** Whether the text is in the value, and not as the beginning of a longer word. */
function holds(value: string, text: string): boolean {
  if (!/\w$/.test(text)) return value.includes(text)
  for (let at = value.indexOf(text); at >= 0; at = value.indexOf(text, at + 1)) {
    if (!/[\w-]/.test(value[at + text.length] ?? '')) return true
  }
  return false
}

function cookieSignals(cookies: readonly string[]): TechnologySignal[] {
  const names = cookies.slice(0, MAX_COOKIES).map((name) => name.toLowerCase())
  const fits = (text: string) =>
    text.endsWith('*')
      ? names.some((name) => name.startsWith(text.slice(0, -1)))
      : names.includes(text)
  return signalIndex()
    .cookies.filter(({ text }) => fits(text))
    .map(({ signal }) => signal)
}

const MAX_COOKIES = 200

/** Names in a `set-cookie` header, or in several that were joined; dates in it have commas, too. */
function cookiesIn(header: string): string[] {
  return header.split(',').flatMap((part) => /^\s*([^\s=;,]+)=/.exec(part)?.[1] ?? [])
}
