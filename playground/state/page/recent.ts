import { isRecord } from '../../../src/lib/data/json.js'

/** A link that was looked at in this browser. */
export interface RecentLink {
  readonly url: string
  readonly title: string
}

const KEY = 'linkglass-recent'
const MAX_LINKS = 6

/** Reads the links that were looked at, the last one first. */
export function readRecent(): RecentLink[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isLink).slice(0, MAX_LINKS) : []
  } catch {
    return []
  }
}

/** Keeps a link in this browser, and nowhere else. */
export function rememberLink(link: RecentLink): void {
  const others = readRecent().filter(({ url }) => url !== link.url)
  store([link, ...others].slice(0, MAX_LINKS))
}

export function forgetLinks(): void {
  store([])
}

function store(links: readonly RecentLink[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(links))
  } catch {
    // Storage may be forbidden or full: then nothing is remembered.
  }
}

function isLink(value: unknown): value is RecentLink {
  return isRecord(value) && typeof value.url === 'string' && typeof value.title === 'string'
}
