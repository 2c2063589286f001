import { isRecord } from '../../lib/data/json.js'
import { guessLanguage, toLang } from '../../values/index.js'
import { fromItemprop, fromMeta, toSource } from '../field-source.js'
import { type PageView, type RawMatch, readTexts } from '../page-view.js'
import { PAGES, SITES, WORKS } from '../schema-types.js'
import type { Field } from '../text-field.js'

export const HTML_LANG = toSource('html lang', ({ signals }) =>
  signals.lang ? [{ raw: signals.lang }] : [],
)

export const lang: Field = {
  sources: [
    HTML_LANG,
    fromMeta('content-language'),
    fromMeta('og:locale'),
    fromInLanguage(WORKS, 'work'),
    fromInLanguage(PAGES, 'page'),
    fromInLanguage(SITES, 'site'),
    fromItemprop('inLanguage'),
    fromMeta('language'),
    fromMeta('dc.language'),
    fromMeta('dcterms.language'),
    fromMeta('citation_language'),
    toSource('header content-language', ({ context }) =>
      context.headers['content-language'] ? [{ raw: context.headers['content-language'] }] : [],
    ),
    toSource('script and small words', guessLang, { trust: 'guessed' }),
  ],
  clean: (raw) => {
    const code = toLang(raw)
    return code === null ? { rejection: 'no-language' } : { value: code }
  },
}

function fromInLanguage(types: ReadonlySet<string>, label: string) {
  return toSource(`json-ld ${label}.inLanguage`, (page) =>
    page.findJsonLdTexts('inLanguage', types, readLanguage),
  )
}

/** Reads a language's code, which is its `alternateName` (schema.org), or else its name. */
function readLanguage(page: PageView, value: unknown): string[] {
  const language = page.resolveReference([value].flat()[0])
  const code = isRecord(language) ? readTexts(page, language.alternateName) : []
  return [...code, ...readTexts(page, value)]
}

function guessLang({ signals }: PageView): readonly RawMatch[] {
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
