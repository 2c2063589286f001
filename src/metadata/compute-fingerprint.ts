import type { PageFingerprint } from '../contracts/page-fingerprint.js'
import { cleanText } from '../values/index.js'
import { SITE_METAS, spellsHostName, toHostName, toLetters } from './fields/site-name.js'
import { EDGE_MARK } from './fields/title-separators.js'
import type { PageView } from './page-view.js'
import { WORKS } from './schema-types.js'

/** Collects facts that show if two URLs have the same page. Calls the slow `isEmpty` only if needed. */
export function computeFingerprint(page: PageView, isEmpty: () => boolean): PageFingerprint {
  const title = cleanText(page.signals.title) ?? ''
  const description = readFirstMeta(page, 'og:description') || readFirstMeta(page, 'description')
  const declared = page.findLinks('canonical')[0]?.href ?? page.findMetas('og:url')[0]?.raw
  const heading = page.signals.headings.find(({ level }) => level === 1)?.text ?? ''
  const isNameless = lacksOwnTitle(title, page)
  return {
    title: [title, ...readDeclaredTitles(page)].join('\n').slice(0, MAX_CHARS),
    description: description.slice(0, MAX_CHARS),
    heading: heading.slice(0, MAX_CHARS),
    image: readFirstMeta(page, 'og:image').slice(0, MAX_CHARS),
    canonical: declared === undefined ? undefined : toAbsoluteUrl(declared, page),
    isPaginated: page.findLinks('next').length > 0 || page.findLinks('prev').length > 0,
    isNameless,
    hasGap: EDGE_MARK.test(title),
    isEmpty: (isNameless || description === '' || heading === '') && isEmpty(),
  }
}

/** Maximum characters of each text. An image may be a long `data:` URL. */
const MAX_CHARS = 500

function toAbsoluteUrl(address: string, page: PageView): string | undefined {
  return address === page.url.href ? address : page.toAbsoluteUrl(address)
}

function readFirstMeta(page: PageView, key: string): string {
  return page.findMetas(key)[0]?.raw.trim() ?? ''
}

function readDeclaredTitles(page: PageView): string[] {
  return [readFirstMeta(page, 'og:title'), readFirstMeta(page, 'twitter:title')]
}

function lacksOwnTitle(title: string, page: PageView): boolean {
  const says = (text: string) => text !== '' && !namesSiteOnly(text, page)
  return !(
    says(title) ||
    readDeclaredTitles(page).some(says) ||
    page.signals.headings.some(({ text }) => says(text)) ||
    [...page.findJsonLdTexts('headline', WORKS)].some(({ raw }) => says(raw))
  )
}

function namesSiteOnly(text: string, page: PageView): boolean {
  if (text.length > MAX_NAME_CHARS) return false
  const rest = toLetters(text)
  if (rest === '' || spellsHostName(rest, page.url)) return true
  return (
    readDeclaredSiteNames(page).includes(rest) ||
    (EDGE_MARK.test(text) && rest.includes(toLetters(toHostName(page.url))))
  )
}

/** Reads the site's names from metas only, since JSON-LD takes long to read. */
function readDeclaredSiteNames(page: PageView): readonly string[] {
  return page.memoize('names in metas', () =>
    SITE_METAS.flatMap((key) => page.findMetas(key)).map(({ raw }) => toLetters(raw)),
  )
}

const MAX_NAME_CHARS = 80
