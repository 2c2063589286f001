// BCP 47 section 2.1: a primary subtag of two or three letters, then optional subtags.
const TAG = /^([a-z]{2,3})(?:[-_][a-z0-9]{1,8})*$/i
// Codes for "undetermined", "multiple", "no linguistic content", "uncoded" and private use (ISO 639-2).
const NO_LANGUAGE = /^(?:und|mul|zxx|mis|q[a-t][a-z])$/

/** English names of languages. Created at the first use, as this takes as long as reading several pages. */
let names: Intl.DisplayNames | undefined

/** Cache of the results of the slow `toIsoCode`, filled in advance for the languages of most pages. */
const known = new Map<string, string | null>(
  'ar cs da de el en es fr hu it ja ko nl pl pt ru sv tr zh'.split(' ').map((code) => [code, code]),
)

/** Returns the shortest ISO 639 code of a BCP 47 tag or `og:locale`, or `null` for unknown languages. */
export function toLang(text: string): string | null {
  const first = text.split(/[,;]/, 1)[0]?.trim() ?? ''
  const primary = TAG.exec(first)?.[1]?.toLowerCase()
  if (primary === undefined || NO_LANGUAGE.test(primary)) return null
  if (!known.has(primary)) known.set(primary, toIsoCode(primary))
  return known.get(primary) ?? null
}

function toIsoCode(primary: string): string | null {
  // `eng` and `iw` are still in use; their canonical forms are `en` and `he`.
  const code = Intl.getCanonicalLocales(primary)[0] ?? primary
  names ??= new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
  return names.of(code) === undefined ? null : code
}
