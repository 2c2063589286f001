import { shortenText, toText } from '../../values/index.js'
import { jsonLd, meta, prop } from '../field-source.js'
import { PAGES, WORKS } from '../schema-types.js'
import { stripTags } from '../strip-tags.js'
import type { Field } from '../text-field.js'

/** Most characters of a description; a longer one is cut at a word. */
const DESCRIPTION_CHARS = 2_000

export const OG_DESCRIPTION = meta('og:description')

export const description: Field = {
  sources: [
    OG_DESCRIPTION,
    meta('description'),
    meta('twitter:description'),
    jsonLd('description', WORKS, 'work'),
    jsonLd('description', PAGES, 'page'),
    prop('description'),
    meta('dc.description'),
    meta('dcterms.description'),
    meta('dcterms.abstract'),
    meta('citation_abstract'),
  ],
  clean: (raw) => {
    const text = toText(stripTags(raw))
    return text === null ? { rejection: 'empty' } : { value: shortenText(text, DESCRIPTION_CHARS) }
  },
}
