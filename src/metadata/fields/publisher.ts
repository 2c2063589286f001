import { cleanText } from '../../values/index.js'
import { fromItemprop, fromJsonLd, fromMeta, toSource } from '../field-source.js'
import type { PageView, RawMatch } from '../page-view.js'
import { ORGANIZATIONS, PAGES, SITES, WORKS } from '../schema-types.js'
import { stripTags } from '../strip-tags.js'
import type { Field } from '../text-field.js'
import { findMainHeadings } from './page-headings.js'
import { matchesHostName, spellsHostName, toHostName, toLetters } from './site-name.js'
import { NAME_SEPARATOR, SEPARATOR, SUFFIX_MARK } from './title-separators.js'

export const publisher: Field = {
  sources: [
    fromJsonLd('name', SITES, 'site'),
    fromMeta('og:site_name'),
    fromJsonLd('publisher', WORKS, 'work'),
    fromJsonLd('publisher', PAGES, 'page'),
    toSource(
      'address as name',
      (page) => [...page.findJsonLdTexts('name', SITES), ...page.findMetas('og:site_name')],
      { trust: 'guessed' },
    ),
    fromMeta('application-name'),
    fromMeta('apple-mobile-web-app-title'),
    fromItemprop('publisher', 'name'),
    toSource('title part', findHostNameInTitle),
    fromMeta('citation_publisher'),
    fromMeta('dc.publisher'),
    fromMeta('dcterms.publisher'),
    fromJsonLd('name', ORGANIZATIONS, 'organization'),
    fromMeta('publisher'),
    fromMeta('copyright'),
    toSource('title suffix', findNameAtTitleEnd, { trust: 'guessed' }),
    toSource('host', ({ url }) => [{ raw: toHostName(url) }], { trust: 'guessed' }),
  ],
  clean: (raw, page, { trust }) => {
    const text = cleanText(stripTags(raw))
    if (text === null) return { rejection: 'empty' }
    if (/^https?:/i.test(text)) return { rejection: 'address' }
    if (trust === 'guessed') return { value: text }
    if (isDomainName(text, page)) return { rejection: 'address' }
    return { value: text }
  },
}

/** True for a name that ends like the page's host, such as `Other.com` on `example.com`. */
function isDomainName(text: string, page: PageView): boolean {
  const dot = text.lastIndexOf('.')
  return (
    dot > 0 &&
    !/\s$/.test(text.slice(0, dot)) &&
    page.url.hostname.endsWith(text.slice(dot).toLowerCase())
  )
}

function findHostNameInTitle({ signals, url }: PageView): { raw: string }[] {
  return signals.title
    .split(NAME_SEPARATOR)
    .filter((raw) => matchesHostName(raw, url))
    .map((raw) => ({ raw }))
}

const BAR = /[|｜]/

const MAX_NAME = 60

function findNameAtTitleEnd(page: PageView): RawMatch[] {
  const title = cleanText(page.signals.title) ?? ''
  const marks = [...title.matchAll(SEPARATOR)].filter(({ 0: mark }) => SUFFIX_MARK.test(mark))
  const first = marks.find(({ index }) => startsWithHeadingIfAny(title.slice(0, index), page))
  if (!first) return []
  // The last suffix names the site: `… | Politics | The Crumb`.
  const last = marks.findLast(({ 0: mark }) => mark.trim() === first[0].trim()) ?? first
  const isSeparator = BAR.test(last[0]) || findMainHeadings(page).length > 0
  if (page.url.pathname === '/' || !isSeparator) return []
  const suffix = title.slice(last.index + last[0].length).trim()
  if (suffix.length > MAX_NAME || !/\p{L}{2}/u.test(suffix)) return []
  return [{ raw: findHostSpelling(suffix, page) ?? suffix, at: page.signals.titleAt }]
}

function startsWithHeadingIfAny(before: string, page: PageView): boolean {
  const letters = toLetters(before)
  const headings = findMainHeadings(page)
  return headings.length === 0 || headings.some((heading) => letters.startsWith(heading.letters))
}

function findHostSpelling(suffix: string, { url }: PageView): string | undefined {
  const words = suffix.match(/[\p{L}\p{M}\p{N}.&'’-]+/gu) ?? []
  for (const [from] of words.entries()) {
    for (let to = from + 1; to <= Math.min(words.length, from + MAX_WORDS); to++) {
      const name = words.slice(from, to).join(' ')
      if (spellsHostName(toLetters(name), url)) return name
    }
  }
  return undefined
}

const MAX_WORDS = 6
