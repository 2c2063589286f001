import { parseHttpUrl } from '../lib/net/http-url.js'
import type { Signals } from '../page/index.js'
import { toLang } from '../values/index.js'
import type { PageKind } from './choice/page-kind.js'

/** Facts that a page tells of itself beside its things. */
export interface PageFacts {
  readonly url: string
  /** Addresses that are the page's own: its address, `canonical`, `og:url`. */
  readonly addresses: readonly string[]
  readonly title: string
  /** Titles as they are declared, each apart. */
  readonly titles: readonly string[]
  readonly headings: readonly string[]
  readonly ogType: string
  readonly lang: string | null
  readonly kind: PageKind
}

export function readFacts(signals: Signals, url: string, base: string): Omit<PageFacts, 'kind'> {
  const meta = (key: string) =>
    signals.metas.find((found) => found.key === key)?.content.trim() ?? ''
  const canonical =
    signals.links.find(({ rel }) => rel.split(' ').includes('canonical'))?.href ?? ''
  const found = [url, canonical, meta('og:url')].flatMap(
    (address) => parseHttpUrl(address, base)?.href ?? [],
  )
  const headings = signals.headings.filter(({ level }) => level === 1).map(({ text }) => text)
  return {
    url,
    addresses: found,
    title: [signals.title, meta('og:title')].join(' | '),
    titles: [signals.title, meta('og:title')],
    headings: headings.slice(0, 5),
    ogType: meta('og:type').toLowerCase(),
    lang: toLang(signals.lang),
  }
}
