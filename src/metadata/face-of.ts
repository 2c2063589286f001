import type { PageFace } from '../core/page-face.js'
import type { Signals } from '../page/index.js'
import { toText } from '../values/index.js'
import { type DetectContext, PageView } from './page-view.js'
import { WORKS } from './schema-types.js'
import { hostName, isHostName, lettersOnly } from './site-name.js'

/** What a page shows of itself, by which one that is sent for every address is known. */
export function faceOf(signals: Signals, context: DetectContext): PageFace {
  const page = new PageView(signals, context)
  const title = toText(signals.title) ?? ''
  const canonical = signals.links.find(({ rel }) => CANONICAL_LINK.test(rel))
  const declared = canonical?.href ?? page.meta('og:url')[0]?.raw
  return {
    title: [title, ...declaredTitles(page)].join('\n').slice(0, MAX_CHARS),
    description: (first(page, 'og:description') || first(page, 'description')).slice(0, MAX_CHARS),
    heading: mainHeading(signals).slice(0, MAX_CHARS),
    image: (page.meta('og:image')[0]?.raw ?? '').slice(0, MAX_CHARS),
    canonical: declared === undefined ? undefined : page.absolute(declared),
    isPaginated: signals.links.some(({ rel }) => NEIGHBOUR.test(rel)),
    isNameless: isNameless(title, page),
    hasGap: GAP.test(title),
  }
}

/** Of each text; the address of an image may be a whole image. */
const MAX_CHARS = 500

const CANONICAL_LINK = /(?:^|\s)canonical(?:\s|$)/
const NEIGHBOUR = /(?:^|\s)(?:next|prev)(?:\s|$)/

function first(page: PageView, key: string): string {
  return toText(page.meta(key)[0]?.raw ?? '') ?? ''
}

function declaredTitles(page: PageView): string[] {
  return [first(page, 'og:title'), first(page, 'twitter:title')]
}

function mainHeading({ headings }: Signals): string {
  return headings.find(({ level }) => level === 1)?.text ?? ''
}

/** Nobody's template puts a separator there unless something was to stand beside it. */
const GAP = /^[|\-–—·•:»›«] | [|\-–—·•:»›«]$/

/** Whether no title, headline or heading says more than what the site is called. */
function isNameless(title: string, page: PageView): boolean {
  const says = (text: string) => text !== '' && !namesSiteOnly(text, page)
  return !(
    [title, ...declaredTitles(page)].some(says) ||
    page.signals.headings.some(({ text }) => says(text)) ||
    [...page.jsonLd('headline', WORKS)].some(({ raw }) => says(raw))
  )
}

/** `Site`, `- Site`, and with a gap also what the site says of itself: `• Site, photos and more`. */
function namesSiteOnly(text: string, page: PageView): boolean {
  if (text.length > MAX_NAME) return false
  const rest = lettersOnly(text)
  if (rest === '' || isHostName(text, page.url)) return true
  // Metas alone: those in JSON-LD cost much, and this is asked of every page.
  const names = SITE_NAMES.flatMap((key) => page.meta(key)).map(({ raw }) => lettersOnly(raw))
  return names.includes(rest) || (GAP.test(text) && rest.includes(lettersOnly(hostName(page.url))))
}

/** Characters of the longest name that a site goes by. */
const MAX_NAME = 80
const SITE_NAMES = ['og:site_name', 'application-name', 'apple-mobile-web-app-title']
