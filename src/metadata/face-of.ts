import type { PageFingerprint } from '../contracts/page-fingerprint.js'
import type { Signals } from '../page/index.js'
import { toText } from '../values/index.js'
import { hostName, lettersOnly, spellsHost } from './fields/site-name.js'
import type { PageView } from './page-view.js'
import { WORKS } from './schema-types.js'

/**
 * What a page shows of itself, by which one that is sent for every address is known.
 * @param isEmpty whether it shows next to nothing; costly, and asked only where little else tells
 */
export function faceOf(page: PageView, isEmpty: () => boolean): PageFingerprint {
  const { links, title: raw } = page.signals
  const title = toText(raw) ?? ''
  const description = first(page, 'og:description') || first(page, 'description')
  const declared =
    links.find(({ rel }) => hasRelation(rel, 'canonical'))?.href ?? page.meta('og:url')[0]?.raw
  const heading = mainHeading(page.signals)
  const nameless = isNameless(title, page)
  return {
    title: [title, ...declaredTitles(page)].join('\n').slice(0, MAX_CHARS),
    description: description.slice(0, MAX_CHARS),
    heading: heading.slice(0, MAX_CHARS),
    image: first(page, 'og:image').slice(0, MAX_CHARS),
    canonical: declared === undefined ? undefined : absolute(declared, page),
    isPaginated: links.some(({ rel }) => hasRelation(rel, 'next') || hasRelation(rel, 'prev')),
    isNameless: nameless,
    hasGap: GAP.test(title),
    isEmpty: (nameless || description === '' || heading === '') && isEmpty(),
  }
}

/** Of each text; the address of an image may be a whole image. */
const MAX_CHARS = 500

function hasRelation(rel: string, name: string): boolean {
  return rel === name || (rel.includes(name) && rel.split(/\s+/).includes(name))
}

/** Most pages declare the address that they have, which needs no parsing. */
function absolute(address: string, page: PageView): string | undefined {
  return address === page.url.href ? address : page.absolute(address)
}

/** As it stands: it is compared, and never shown. */
function first(page: PageView, key: string): string {
  return page.meta(key)[0]?.raw.trim() ?? ''
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
    says(title) ||
    declaredTitles(page).some(says) ||
    page.signals.headings.some(({ text }) => says(text)) ||
    [...page.jsonLd('headline', WORKS)].some(({ raw }) => says(raw))
  )
}

/** `Site`, `- Site`, and with a gap also what the site says of itself: `• Site, photos and more`. */
function namesSiteOnly(text: string, page: PageView): boolean {
  if (text.length > MAX_NAME) return false
  const rest = lettersOnly(text)
  if (rest === '' || spellsHost(rest, page.url)) return true
  return (
    declaredNames(page).includes(rest) ||
    (GAP.test(text) && rest.includes(lettersOnly(hostName(page.url))))
  )
}

/** From metas alone: those in JSON-LD cost much, and this is asked for every page. */
function declaredNames(page: PageView): readonly string[] {
  return page.once('names in metas', () =>
    SITE_NAMES.flatMap((key) => page.meta(key)).map(({ raw }) => lettersOnly(raw)),
  )
}

/** Characters of the longest name that a site goes by. */
const MAX_NAME = 80
const SITE_NAMES = ['og:site_name', 'application-name', 'apple-mobile-web-app-title']
