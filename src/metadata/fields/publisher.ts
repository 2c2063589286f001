import { toText } from '../../values/index.js'
import { jsonLd, meta, prop, source } from '../field-source.js'
import type { PageView } from '../page-view.js'
import { ORGANIZATIONS, PAGES, SITES, WORKS } from '../schema-types.js'
import { stripTags } from '../strip-tags.js'
import type { Field } from '../text-field.js'
import { isHostName, toHostName } from './site-name.js'
import { NAME_SEPARATOR } from './title-separators.js'
import { findTitleSuffix } from './title-suffix.js'

export const publisher: Field = {
  sources: [
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
    return { value: text }
  },
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

/** Finds the parts of the title that spell the host's name. */
function findTitlePart({ signals, url }: PageView): { raw: string }[] {
  return signals.title
    .split(NAME_SEPARATOR)
    .filter((raw) => isHostName(raw, url))
    .map((raw) => ({ raw }))
}
