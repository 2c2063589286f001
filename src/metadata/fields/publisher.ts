import { toText } from '../../values/index.js'
import { jsonLd, meta, prop, source } from '../field-source.js'
import type { PageView, RawMatch } from '../page-view.js'
import { ORGANIZATIONS, PAGES, SITES, WORKS } from '../schema-types.js'
import { stripTags } from '../strip-tags.js'
import type { Field } from '../text-field.js'
import { hostName, isHostName, lettersOnly } from './site-name.js'
import { titleSuffix } from './title-suffix.js'

export const publisher: Field = {
  sources: [
    source('site name that the host spells', spelledByHost),
    jsonLd('name', SITES, 'site'),
    meta('og:site_name'),
    source('name of the site for a company', insteadOfCompany),
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
    source('title part', titlePart),
    meta('citation_publisher'),
    meta('dc.publisher'),
    meta('dcterms.publisher'),
    jsonLd('name', ORGANIZATIONS, 'organization'),
    meta('twitter:app:name:iphone'),
    meta('publisher'),
    meta('copyright'),
    source('title suffix', titleSuffix, { trust: 'guessed' }),
    source('host', ({ url }) => [{ raw: hostName(url) }], { trust: 'guessed' }),
  ],
  clean: (raw, page, { trust }) => {
    const text = toText(stripTags(raw))
    if (text === null) return { rejection: 'empty' }
    if (/^https?:/i.test(text)) return { rejection: 'address' }
    if (trust === 'guessed') return { value: text }
    if (isAddress(text, page)) return { rejection: 'address' }
    return { value: withoutTagline(text, page) }
  },
}

/** Of several declared names the one in the host, written out: `In Bloom Bakery` at `inbloombakery.com`. */
function spelledByHost(page: PageView): RawMatch[] {
  return [...page.jsonLd('name', SITES), ...page.meta('og:site_name')].filter(
    ({ raw }) => /\S\s+\S/.test(raw) && isHostName(raw, page.url),
  )
}

/** What a company adds to its name: readers of its site know it without. */
const COMPANY =
  /\b(?:inc|llc|ltd|plc|corp|gmbh|ag|s\.?a|s\.?r\.?l|b\.?v|publishing group(?: \p{L}+)?)\.?$/iu

/** The name that the host spells, where the declared publisher is the company behind it. */
function insteadOfCompany(page: PageView): RawMatch[] {
  const [declared] = page.jsonLd('publisher', WORKS)
  if (!declared || !COMPANY.test(toText(declared.raw) ?? '')) return []
  const names = page.meta('application-name').filter(({ raw }) => isHostName(raw, page.url))
  return [...names, ...titlePart(page)]
}

/** `example.com`, or the name with a public suffix after it: `Example.com`. */
function isAddress(text: string, page: PageView): boolean {
  const dot = text.lastIndexOf('.')
  return (
    dot > 0 &&
    !/\s$/.test(text.slice(0, dot)) &&
    page.url.hostname.endsWith(text.slice(dot).toLowerCase())
  )
}

const SEPARATOR = /(?<!\s)(?:\s+[|\-–—·:»›«•~]\s+|\s*[|｜]\s*)|:\s+/u

/** The part of `Name - What it does` that the page elsewhere declares as the whole name. */
function withoutTagline(text: string, page: PageView): string {
  const parts = text.split(SEPARATOR)
  if (parts.length < 2) return text
  const names = page.once('short names', () => shortNames(page))
  return parts.find((part) => names.has(lettersOnly(part))) ?? text
}

function shortNames(page: PageView): ReadonlySet<string> {
  const declared = [
    ...page.jsonLd('name', SITES),
    ...page.meta('og:site_name'),
    ...page.jsonLd('publisher', WORKS),
    ...page.meta('application-name'),
  ]
  return new Set(declared.map(({ raw }) => lettersOnly(raw)))
}

/** What the title ends or begins with, when that spells the host's name. */
function titlePart({ signals, url }: PageView): { raw: string }[] {
  return signals.title
    .split(SEPARATOR)
    .filter((raw) => isHostName(raw, url))
    .map((raw) => ({ raw }))
}
