import { guessLanguage, toLang } from '../../values/index.js'
import { jsonLd, meta, prop, source } from '../field-source.js'
import type { PageView, RawMatch } from '../page-view.js'
import { PAGES, SITES, WORKS } from '../schema-types.js'
import type { Field } from '../text-field.js'

export const HTML_LANG = source('html lang', ({ signals }) =>
  signals.lang ? [{ raw: signals.lang }] : [],
)

export const lang: Field = {
  sources: [
    HTML_LANG,
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
    source('script and small words', guessFromTexts, { trust: 'guessed' }),
  ],
  clean: (raw) => {
    const code = toLang(raw)
    return code === null ? { rejection: 'no-language' } : { value: code }
  },
}

/** Guesses the language from the title, description and headings. */
function guessFromTexts({ signals }: PageView): readonly RawMatch[] {
  const described = signals.metas.filter(({ key }) => DESCRIPTION.test(key))
  const texts = [
    signals.title,
    ...described.map(({ content }) => content),
    ...signals.headings.map(({ text }) => text),
  ]
  const lang = guessLanguage(texts.join('\n'))
  return lang === null ? [] : [{ raw: lang }]
}

const DESCRIPTION = /^(?:og:|twitter:)?description$/
