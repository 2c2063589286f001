import type { Media, Value } from '../../core/result.js'
import type { RuleType } from '../../core/rules.js'
import { toAuthor } from '../../values/author.js'
import { toDate } from '../../values/date.js'
import { toLang } from '../../values/lang.js'
import { toText } from '../../values/text.js'
import { mediaUrl } from './media.js'
import { toNumber } from './number.js'
import { toBoolean, toEmails, toIp, toObject, toRegexp, toUrl } from './simple.js'

export interface TypeContext {
  /** Address that relative ones refer to. */
  readonly base: string
  /** The page's declared language. */
  readonly lang: string | undefined
  /** Milliseconds since 1970. */
  readonly now: number
  /** Probes a picture, film or sound; `null` for what can't be reached. */
  readonly media: (url: string) => Promise<Media | null>
}

interface Type {
  /** Whether it reads text, so that the default `attr` gives it text instead of inner HTML. */
  readonly readsText: boolean
  /** `null` for what is not of this type. */
  readonly convert: (value: Value, context: TypeContext) => Value | Promise<Value>
}

/** A type that takes text; numbers and booleans (of `evaluate`, of JSON) are written out first. */
function text(convert: (text: string, context: TypeContext) => Value, readsText = true): Type {
  return {
    readsText,
    convert: (value, context) =>
      value === null || typeof value === 'object' ? null : convert(String(value), context),
  }
}

const MEDIA: Type = {
  readsText: true,
  convert: async (value, context) => {
    const url = mediaUrl(value, context.base)
    return url === null ? null : context.media(url)
  },
}

/** What is longer is no byline; reading names out of it would only cost time. */
const MAX_BYLINE = 2_000

const TYPES: Readonly<Record<RuleType, Type>> = {
  audio: MEDIA,
  author: text((value) => toAuthor(value.slice(0, MAX_BYLINE))),
  auto: { readsText: false, convert: (value) => value },
  boolean: text((value) => toBoolean(value)),
  date: text((value, { lang, now }) => toDate(value, { lang, now })),
  description: text((value) => toText(value)),
  // Markup too: an address may stand only in a `mailto:` link.
  email: text((value) => toEmails(value), false),
  image: MEDIA,
  ip: text((value) => toIp(value)),
  lang: text((value) => toLang(value)),
  logo: MEDIA,
  number: text((value) => toNumber(value)),
  object: { readsText: true, convert: toObject },
  publisher: text((value) => toText(value)),
  regexp: text((value) => toRegexp(value)),
  string: text((value) => value, false),
  title: text((value) => toText(value)),
  url: text((value, { base }) => toUrl(value, base)),
  video: MEDIA,
}

export const readsText = (type: RuleType): boolean => TYPES[type].readsText

/** A value as `type` says; of a list (which only `evaluate` gives here) each of its values. */
export async function convert(type: RuleType, value: Value, context: TypeContext): Promise<Value> {
  const { convert: one } = TYPES[type]
  if (!Array.isArray(value) || type === 'auto' || type === 'object') {
    const converted = await one(value, context)
    return converted === '' ? null : converted
  }
  return compact(type, await Promise.all(value.map((item) => convert(type, item, context))))
}

/** A list without what is nothing; addresses in it stand only once. */
export function compact(type: RuleType, values: readonly Value[]): Value[] {
  const flat = type === 'email' ? values.flat() : values
  const kept = flat.filter((value) => !isEmpty(value))
  return type === 'email' || type === 'url' ? [...new Set(kept)] : kept
}

function isEmpty(value: Value): boolean {
  if (value === null || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}
