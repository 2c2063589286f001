import { shorten, toText } from '../values/text.js'
import type { Field } from './field.js'
import type { Page } from './page.js'
import { plain } from './plain.js'
import { type Found, jsonLd, meta, prop, source } from './source.js'
import { PAGES, WORKS } from './types.js'

/** Longer descriptions are cut at a word, in characters. */
const DESCRIPTION_CHARS = 2_000

export const description: Field = {
  sources: [
    source('description and twitter:description that agree', agreeing),
    source('description instead of an excerpt', whole),
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

/** What two declarations say against `og:description` alone. */
export function agreeing(page: Page): readonly Found[] {
  const other = new Set(page.meta('twitter:description').map(({ raw }) => toText(raw)))
  return page.meta('description').filter(({ raw }) => other.has(toText(raw)))
}

const EXCERPT = /(?:…|\.{3}|\[…\]|\[\.{3}\])$/
const SENTENCE = /[^.…][.!?]["”»)]?$/

/** The description in whole sentences, where `og:description` is an excerpt of the text, cut short. */
function whole(page: Page): readonly Found[] {
  const [excerpt] = page.meta('og:description')
  if (!excerpt || !EXCERPT.test(excerpt.raw.trim())) return []
  return page.meta('description').filter(({ raw }) => SENTENCE.test(raw.trim()))
}
