import type { PageFace } from '../core/page-face.js'
import type { Signals } from '../page/index.js'
import { toText } from '../values/index.js'
import { type DetectContext, PageView } from './page-view.js'
import { WORKS } from './schema-types.js'
import { hostName, isSiteName, lettersOnly } from './site-name.js'

/** What a page shows of itself, by which one that is sent for every address is known. */
export function faceOf(signals: Signals, context: DetectContext): PageFace {
  const page = new PageView(signals, context)
  const title = toText(signals.title) ?? ''
  const canonical = signals.links.find(({ rel }) => words(rel).includes('canonical'))
  const declared = canonical?.href ?? page.meta('og:url')[0]?.raw
  return {
    title: [title, ...declaredTitles(page)].join('\n').slice(0, MAX_CHARS),
    description: (first(page, 'og:description') || first(page, 'description')).slice(0, MAX_CHARS),
    heading: mainHeading(signals).slice(0, MAX_CHARS),
    image: (page.meta('og:image')[0]?.raw ?? '').slice(0, MAX_CHARS),
    canonical: declared === undefined ? undefined : page.absolute(declared),
    isPaginated: signals.links.some(({ rel }) =>
      words(rel).some((word) => /^(?:next|prev)$/.test(word)),
    ),
    isNameless: isNameless(title, page),
    hasGap: GAP.test(title),
  }
}

/** Of each text; the address of an image may be a whole image. */
const MAX_CHARS = 500

function words(rel: string): readonly string[] {
  return rel.split(/\s+/)
}

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
  const titles = [title, ...declaredTitles(page)].filter((text) => text !== '')
  return (
    titles.every((text) => namesSiteOnly(text, page)) &&
    page.signals.headings.every(({ text }) => text === '' || namesSiteOnly(text, page)) &&
    [...page.jsonLd('headline', WORKS)].every(({ raw }) => namesSiteOnly(raw, page))
  )
}

/** `Site`, `- Site`, and with a gap also what the site says of itself: `• Site, photos and more`. */
function namesSiteOnly(text: string, page: PageView): boolean {
  const rest = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  if (rest === '' || isSiteName(rest, page)) return true
  return GAP.test(text) && lettersOnly(rest).includes(lettersOnly(hostName(page.url)))
}
