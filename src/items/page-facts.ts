import { computeOnce } from '../lib/data/lazy.js'
import { parseHttpUrl } from '../lib/net/http-url.js'
import type { ItemSigns, Signals } from '../page/index.js'
import { toLang } from '../values/index.js'
import { normalizeUrl } from './choice/same-page.js'
import { normalizeNameForComparison } from './forms/thing-name.js'
import type { ThingGraph } from './graph/thing.js'
import { countShownPrices } from './visible/shown-signs.js'

/** Collects the facts that decide which item a page has. */
export function readPageFacts(
  signals: Signals,
  signs: ItemSigns,
  graph: ThingGraph,
  url: string,
  base: string,
) {
  const meta = (key: string) =>
    signals.metas.find((found) => found.key === key)?.content.trim() ?? ''
  const canonical =
    signals.links.find(({ rel }) => rel.split(' ').includes('canonical'))?.href ?? ''
  const found = [url, canonical, meta('og:url')].flatMap(
    (address) => parseHttpUrl(address, base)?.href ?? [],
  )
  const titles = [signals.title, meta('og:title')]
  const title = titles.join(' | ')
  const all = signals.headings.filter(({ level }) => level === 1).map(({ text }) => text)
  const headings = all.slice(0, 5)
  return {
    url,
    /** The page's own URL, `canonical` and `og:url`. */
    addresses: found,
    title,
    headings,
    ogType: meta('og:type').toLowerCase(),
    lang: toLang(signals.lang),
    signs,
    graph,
    countShownPrices: computeOnce(() => countShownPrices(signs)),
    /** URLs, titles and headings, normalized for comparisons. */
    bare: {
      addresses: found.map(normalizeUrl),
      title: normalizeNameForComparison(title),
      titles: titles.map(normalizeNameForComparison),
      headings: headings.map(normalizeNameForComparison),
    },
  }
}

export type PageFacts = ReturnType<typeof readPageFacts>
