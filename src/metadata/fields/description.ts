import { shortenText, toText } from '../../values/index.js'
import { jsonLd, meta, prop, source } from '../field-source.js'
import type { PageView, RawMatch } from '../page-view.js'
import { PAGES, WORKS } from '../schema-types.js'
import { stripTags } from '../strip-tags.js'
import type { Field } from '../text-field.js'

/** Longer descriptions are cut at a word, in characters. */
const DESCRIPTION_CHARS = 2_000

export const description: Field = {
  sources: [
    source('description and twitter:description that agree', findAgreeing),
    source('description instead of an excerpt', findWhole),
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
    const text = toText(stripTags(raw))
    return text === null ? { rejection: 'empty' } : { value: shortenText(text, DESCRIPTION_CHARS) }
  },
}

/** Finds descriptions that `twitter:description` repeats. */
export function findAgreeing(page: PageView): readonly RawMatch[] {
  const other = new Set(page.meta('twitter:description').map(({ raw }) => toText(raw)))
  return page.meta('description').filter(({ raw }) => other.has(toText(raw)))
}

const EXCERPT = /(?:…|\.{3}|\[…\]|\[\.{3}\])$/
const SENTENCE = /[^.…][.!?]["”»)]?$/

/** Finds a description in whole sentences if `og:description` is a cut excerpt. */
function findWhole(page: PageView): readonly RawMatch[] {
  const [excerpt] = page.meta('og:description')
  if (!excerpt || !EXCERPT.test(excerpt.raw.trim())) return []
  return page.meta('description').filter(({ raw }) => SENTENCE.test(raw.trim()))
}
