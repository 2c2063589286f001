import { toText } from '../values/text.js'
import type { Field } from './field.js'
import { hostDomain } from './host.js'
import { plain } from './plain.js'
import { jsonLd, meta, source } from './source.js'
import { ORGANIZATIONS, PAGES, SITES, WORKS } from './types.js'

export const publisher: Field = {
  sources: [
    jsonLd('name', SITES, 'site'),
    meta('og:site_name'),
    jsonLd('publisher', WORKS, 'work'),
    jsonLd('publisher', PAGES, 'page'),
    meta('application-name'),
    meta('apple-mobile-web-app-title'),
    meta('citation_publisher'),
    meta('dc.publisher'),
    meta('dcterms.publisher'),
    meta('publisher'),
    jsonLd('name', ORGANIZATIONS, 'organization'),
    meta('twitter:app:name:iphone'),
    source('host', ({ url }) => [{ raw: hostDomain(url) }]),
  ],
  clean: (raw) => {
    const text = toText(plain(raw))
    if (text === null) return { reason: 'empty' }
    if (/^https?:/i.test(text)) return { reason: 'an address, not a name' }
    return { value: text }
  },
}
