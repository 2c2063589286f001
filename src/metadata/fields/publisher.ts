import { toText } from '../../values/index.js'
import { jsonLd, meta, prop, source } from '../field-source.js'
import type { PageView, RawMatch } from '../page-view.js'
import { ORGANIZATIONS, PAGES, SITES, WORKS } from '../schema-types.js'
import { stripTags } from '../strip-tags.js'
import type { Field } from '../text-field.js'
import { isHostName, toHostName, toLetters } from './site-name.js'
import { NAME_SEPARATOR } from './title-separators.js'
import { findTitleSuffix } from './title-suffix.js'

export const publisher: Field = {
  sources: [
    source('site name that the host spells', findSpelledByHost),
    jsonLd('name', SITES, 'site'),
    meta('og:site_name'),
    jsonLd('publisher', WORKS, 'work'),
    jsonLd('publisher', PAGES, 'page'),
    source(
      'address as name',
      (page) => [...page.jsonLd('name', SITES), ...page.meta('og:site_name')],
      { trust: 'guessed' },
    ),
    meta('application-name'),
    meta('apple-mobile-web-app-title'),
    prop('publisher', 'name'),
    source('title part', findTitlePart),
    meta('citation_publisher'),
    meta('dc.publisher'),
    meta('dcterms.publisher'),
    jsonLd('name', ORGANIZATIONS, 'organization'),
    meta('twitter:app:name:iphone'),
    meta('publisher'),
    meta('copyright'),
    source('title suffix', findTitleSuffix, { trust: 'guessed' }),
    source('host', ({ url }) => [{ raw: toHostName(url) }], { trust: 'guessed' }),
  ],
  clean: (raw, page, { trust }) => {
    const text = toText(stripTags(raw))
    if (text === null) return { rejection: 'empty' }
    if (/^https?:/i.test(text)) return { rejection: 'address' }
    if (trust === 'guessed') return { value: text }
    if (isAddress(text, page)) return { rejection: 'address' }
    return { value: stripTagline(text, page) }
  },
}

/** Finds the declared name that the host spells: `In Bloom Bakery` at `inbloombakery.com`. */
function findSpelledByHost(page: PageView): RawMatch[] {
  return [...page.jsonLd('name', SITES), ...page.meta('og:site_name')].filter(
    ({ raw }) => /\S\s+\S/.test(raw) && isHostName(raw, page.url),
  )
}

/** True for the host's address as a name: `example.com`, `Example.com`. */
function isAddress(text: string, page: PageView): boolean {
  const dot = text.lastIndexOf('.')
  return (
    dot > 0 &&
    !/\s$/.test(text.slice(0, dot)) &&
    page.url.hostname.endsWith(text.slice(dot).toLowerCase())
  )
}

/** Returns the part of `Name - What it does` that the page declares elsewhere as the whole name. */
function stripTagline(text: string, page: PageView): string {
  const parts = text.split(NAME_SEPARATOR)
  if (parts.length < 2) return text
  const names = page.once('short names', () => findShortNames(page))
  return parts.find((part) => names.has(toLetters(part))) ?? text
}

function findShortNames(page: PageView): ReadonlySet<string> {
  const declared = [
    ...page.jsonLd('name', SITES),
    ...page.meta('og:site_name'),
    ...page.jsonLd('publisher', WORKS),
    ...page.meta('application-name'),
  ]
  return new Set(declared.map(({ raw }) => toLetters(raw)))
}

/** Finds the parts of the title that spell the host's name. */
function findTitlePart({ signals, url }: PageView): { raw: string }[] {
  return signals.title
    .split(NAME_SEPARATOR)
    .filter((raw) => isHostName(raw, url))
    .map((raw) => ({ raw }))
}
