import { toText } from '../values/text.js'
import type { Field } from './field.js'
import { plain } from './plain.js'
import { jsonLd, meta, prop, source } from './source.js'
import { PAGES, WORKS } from './types.js'

export const title: Field = {
  sources: [
    meta('og:title'),
    meta('twitter:title'),
    jsonLd('headline', WORKS, 'work'),
    jsonLd('name', WORKS, 'work'),
    prop('headline'),
    meta('citation_title'),
    meta('dc.title'),
    meta('dcterms.title'),
    meta('parsely-title'),
    meta('sailthru.title'),
    source('title', ({ signals }) => (signals.title ? [{ raw: signals.title }] : [])),
    source('h1', ({ signals }) =>
      signals.headings.filter((h) => h.level === 1).map(({ text, at }) => ({ raw: text, at })),
    ),
    jsonLd('name', PAGES, 'page'),
    source('h2', ({ signals }) =>
      signals.headings.filter((h) => h.level === 2).map(({ text, at }) => ({ raw: text, at })),
    ),
  ],
  clean: (raw) => {
    const text = toText(plain(raw))
    return text === null ? { reason: 'empty' } : { value: text }
  },
}
