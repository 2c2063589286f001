// Matches a primary subtag and optional subtags (BCP 47, section 2.1).
const TAG = /^([a-z]{2,3})(?:[-_][a-z0-9]{1,8})*$/i
// Codes of ISO 639-2 that name no single language, such as `und` for "undetermined".
const NO_LANGUAGE = /^(?:und|mul|zxx|mis|q[a-t][a-z])$/

/** English names of languages. They are created only if needed, since this is slow. */
let names: Intl.DisplayNames | undefined

/** Results of the slow `toIsoCode`. Those for common languages are known in advance. */
const known = new Map<string, string | null>(
  'ar cs da de el en es fr hu it ja ko nl pl pt ru sv tr zh'.split(' ').map((code) => [code, code]),
)

/** Returns the shortest ISO 639 code of a tag such as `en_US`. */
export function toLang(text: string): string | null {
  const first = text.split(/[,;]/, 1)[0]?.trim() ?? ''
  const primary = TAG.exec(first)?.[1]?.toLowerCase()
  if (primary === undefined || NO_LANGUAGE.test(primary)) return null
  if (!known.has(primary)) known.set(primary, toIsoCode(primary))
  return known.get(primary) ?? null
}

function toIsoCode(primary: string): string | null {
  // Turns `eng`, `iw` and `sh` into `en`, `he` and `sr`: the standard form of `sh` is `sr-Latn`, with a script.
  const [code = primary] = Intl.getCanonicalLocales(primary)[0]?.split('-') ?? []
  names ??= new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
  return names.of(code) === undefined ? null : code
}
