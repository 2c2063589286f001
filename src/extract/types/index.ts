import type { Value } from '../../core/result.js'
import type { RuleType } from '../../core/rules.js'
import { toAuthor } from '../../values/author.js'
import { toDate } from '../../values/date.js'
import { toLang } from '../../values/lang.js'
import { toText } from '../../values/text.js'
import { type MediaSort, mediaUrl } from './media.js'
import { toNumber } from './number.js'
import { toBoolean, toEmails, toIp, toObject, toRegexp, toUrl } from './simple.js'

export interface TypeContext {
  /** Address that relative ones refer to. */
  readonly base: string
  /** The page's declared language. */
  readonly lang: string | undefined
  /** Milliseconds since 1970. */
  readonly now: number
  /** Told of each value that is made; may throw when it is too much. */
  readonly made: (value: Value) => void
}

interface Type {
  /** What it is given of an element whose rule names no `attr`: the first that has a value. */
  readonly reads: readonly string[]
  /** `null` for what is not of this type. */
  readonly convert: (value: Value, context: TypeContext) => Value
  /** For media: what has to be behind the address that `convert` gives. */
  readonly media?: MediaSort
}

const MARKUP = ['html']
const TEXT = ['text']
/** Where an element keeps an address, or a day, if not in its text. */
const ADDRESS = ['src', 'href', 'content', 'text']
const DAY = ['datetime', 'content', 'text']

/** A type that takes text; numbers and booleans (of `evaluate`, of JSON) are written out first. */
function text(convert: (text: string, context: TypeContext) => Value, reads = TEXT): Type {
  return {
    reads,
    convert: (value, context) =>
      value === null || typeof value === 'object' ? null : convert(String(value), context),
  }
}

function media(sort: MediaSort): Type {
  return {
    reads: ADDRESS,
    convert: (value, { base }) => mediaUrl(value, base),
    media: sort,
  }
}

/** What is longer is no byline; reading names out of it would only cost time. */
const MAX_BYLINE = 2_000

const TYPES: Readonly<Record<RuleType, Type>> = {
  audio: media('recording'),
  author: text((value) => toAuthor(value.slice(0, MAX_BYLINE))),
  auto: { reads: MARKUP, convert: (value) => value },
  boolean: text((value) => toBoolean(value)),
  date: text((value, { lang, now }) => toDate(value, { lang, now }), DAY),
  description: text((value) => toText(value)),
  // Markup too: an address may stand only in a `mailto:` link.
  email: text((value) => toEmails(value), MARKUP),
  image: media('picture'),
  ip: text((value) => toIp(value)),
  lang: text((value) => toLang(value)),
  logo: media('picture'),
  number: text((value) => toNumber(value)),
  object: { reads: TEXT, convert: toObject },
  publisher: text((value) => toText(value)),
  regexp: text((value) => toRegexp(value)),
  string: text((value) => value, MARKUP),
  title: text((value) => toText(value)),
  url: text((value, { base }) => toUrl(value, base), ADDRESS),
  video: media('recording'),
}

export const readsOf = (type: RuleType): readonly string[] => TYPES[type].reads

/** What has to be found at the addresses that a type of media converts to. */
export const mediaOf = (type: RuleType): MediaSort | undefined => TYPES[type].media

/**
 * A value as `type` says, or the address of the media that it names; of a list (which only JSON
 * and `evaluate` give here) each of its values. It needs nothing but time, so that it can be done
 * in a thread.
 */
export function convert(type: RuleType, value: Value, context: TypeContext): Value {
  if (Array.isArray(value) && type !== 'auto' && type !== 'object') {
    return compact(
      type,
      value.map((item) => convert(type, item, context)),
    )
  }
  const converted = TYPES[type].convert(value, context)
  context.made(converted)
  return converted === '' ? null : converted
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
