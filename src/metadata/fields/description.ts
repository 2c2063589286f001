import { cleanText, shortenText } from '../../values/index.js'
import { fromItemprop, fromJsonLd, fromMeta } from '../field-source.js'
import { PAGES, WORKS } from '../schema-types.js'
import { stripTags } from '../strip-tags.js'
import type { Field } from '../text-field.js'

const MAX_DESCRIPTION_CHARS = 2_000

export const OG_DESCRIPTION = fromMeta('og:description')

export const description: Field = {
  sources: [
    OG_DESCRIPTION,
    fromMeta('description'),
    fromMeta('twitter:description'),
    fromJsonLd('description', WORKS, 'work'),
    fromJsonLd('description', PAGES, 'page'),
    fromItemprop('description'),
    fromMeta('dc.description'),
    fromMeta('dcterms.description'),
    fromMeta('dcterms.abstract'),
    fromMeta('citation_abstract'),
  ],
  clean: (raw) => {
    const text = cleanText(stripTags(raw))
    return text === null
      ? { rejection: 'empty' }
      : { value: shortenText(text, MAX_DESCRIPTION_CHARS) }
  },
}
