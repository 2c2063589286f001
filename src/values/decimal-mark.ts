import { memoize } from '../lib/data/memoize.js'

export type DecimalMark = '.' | ','

/** Finds the decimal mark of a language, as declared: `de`, `de-CH`, `en_US`. */
export const findDecimalMark: (lang: string) => DecimalMark | null = memoize((lang) => {
  const locale = toLocale(lang)
  if (!locale || Intl.NumberFormat.supportedLocalesOf(locale.baseName).length === 0) return null
  const parts = new Intl.NumberFormat(locale.baseName).formatToParts(1.5)
  const mark = parts.find(({ type }) => type === 'decimal')?.value
  return mark === '.' || mark === '٫' ? '.' : mark === ',' ? ',' : null
})

/** Languages of many countries, which do not tell one. */
const WORLDWIDE = new Set(['ar', 'en', 'es', 'fr', 'pt'])

/** Finds the country that a language tag names, or in which alone the language is at home. */
export const findCountry: (lang: string) => string | null = memoize((lang) => {
  const locale = toLocale(lang)
  if (!locale) return null
  const home = WORLDWIDE.has(locale.language) ? undefined : locale.maximize().region
  return locale.region ?? home ?? null
})

/** Characters of the longest language tag (BCP 47, section 4.4.1). */
const MAX_TAG = 35

function toLocale(lang: string): Intl.Locale | undefined {
  if (lang.length > MAX_TAG) return undefined
  try {
    return new Intl.Locale(lang.trim().replaceAll('_', '-'))
  } catch {
    return undefined
  }
}
