import { toLang } from '../values/index.js'
import { jsonLd, meta, prop, source } from './field-source.js'
import { PAGES, SITES, WORKS } from './schema-types.js'
import type { Field } from './text-field.js'

export const lang: Field = {
  sources: [
    source('html lang', ({ signals }) => (signals.lang ? [{ raw: signals.lang }] : [])),
    meta('content-language'),
    meta('og:locale'),
    jsonLd('inLanguage', WORKS, 'work'),
    jsonLd('inLanguage', PAGES, 'page'),
    jsonLd('inLanguage', SITES, 'site'),
    prop('inLanguage'),
    meta('language'),
    meta('dc.language'),
    meta('dcterms.language'),
    meta('citation_language'),
    source('header content-language', ({ context }) =>
      context.headers['content-language'] ? [{ raw: context.headers['content-language'] }] : [],
    ),
  ],
  clean: (raw) => {
    const code = toLang(raw)
    return code === null ? { reason: 'not a language code' } : { value: code }
  },
}
