import { shorten, toText } from '../values/text.js'
import type { Field } from './field.js'
import { plain } from './plain.js'
import { jsonLd, meta, prop } from './source.js'
import { PAGES, WORKS } from './types.js'

/** Longer descriptions are cut at a word, in characters. */
export const DESCRIPTION_CHARS = 2_000

export const description: Field = {
  sources: [
    meta('og:description'),
    meta('description'),
    meta('twitter:description'),
    jsonLd('description', WORKS, 'work'),
    jsonLd('description', PAGES, 'page'),
    prop('description'),
    meta('dc.description'),
    meta('dcterms.description'),
    meta('dcterms.abstract'),
    meta('citation_abstract'),
    meta('sailthru.description'),
    meta('parsely-description'),
  ],
  clean: (raw) => {
    const text = toText(plain(raw))
    return text === null ? { reason: 'empty' } : { value: shorten(text, DESCRIPTION_CHARS) }
  },
}
