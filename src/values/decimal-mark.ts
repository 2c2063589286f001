import { memoize } from '../lib/data/memoize.js'

export type DecimalMark = '.' | ','

export const findDecimalMark: (lang: string) => DecimalMark | null = memoize((lang) => {
  const locale = toLocale(lang)
  if (!locale || Intl.NumberFormat.supportedLocalesOf(locale.baseName).length === 0) return null
  const parts = new Intl.NumberFormat(locale.baseName).formatToParts(1.5)
  const mark = parts.find(({ type }) => type === 'decimal')?.value
  return mark === '.' || mark === '٫' ? '.' : mark === ',' ? ',' : null
})

/** Languages of many countries, which have no home country. */
const WORLDWIDE = new Set(['ar', 'en', 'es', 'fr', 'pt'])

/** Returns a language tag's country, or the language's home country. */
export const findCountry: (lang: string) => string | null = memoize((lang) => {
  const locale = toLocale(lang)
  if (!locale) return null
  const home = WORLDWIDE.has(locale.language) ? undefined : locale.maximize().region
  return locale.region ?? home ?? null
})

/** Maximum characters of a language tag (BCP 47, section 4.4.1). */
const MAX_TAG = 35

function toLocale(lang: string): Intl.Locale | undefined {
  if (lang.length > MAX_TAG) return undefined
  try {
    return new Intl.Locale(lang.trim().replaceAll('_', '-'))
  } catch {
    return undefined
  }
}
