import type { Value } from '../../contracts/result.js'
import type { RuleType } from '../../contracts/rules.js'
import { toAuthor, toDate, toLang, toText } from '../../values/index.js'
import { type MediaCategory, mediaUrl } from './media-url.js'
import { type Doubt, toNumber, toPrice } from './numeric.js'
import { toBoolean, toEmails, toIp, toObject, toRegexp, toUrl } from './simple.js'

export interface TypeContext {
  /** Address that relative ones refer to. */
  readonly base: string
  /** The page's declared language. */
  readonly lang: string | undefined
  /** True if the value is written for programs, not shown to readers. */
  readonly isDeclared?: boolean | undefined
  /** Milliseconds since 1970. */
  readonly now: number
  /** Told of each value that is made; may throw when it is too much. */
  readonly made: (value: Value) => void
  /** Told of each number that can be read in two ways. */
  readonly doubted?: (doubt: Doubt) => void
}

interface ValueType {
  /** What it is given of an element whose rule names no `attr`: the first that has a value. */
  readonly defaultAttrs: readonly string[]
  /** `null` for what is not of this type. */
  readonly convert: (value: Value, context: TypeContext) => Value
  /** For media: what has to be found at the address that `convert` gives. */
  readonly media?: MediaCategory
}

const MARKUP = ['html']
const TEXT = ['text']
/** Where an element keeps an address, or a day, if not in its text. */
const ADDRESS = ['src', 'href', 'content', 'text']
const DAY = ['datetime', 'content', 'text']

/** A type that takes text; numbers and booleans (of `evaluate`, of JSON) are written out first. */
function textType(
  convert: (text: string, context: TypeContext) => Value,
  defaultAttrs = TEXT,
): ValueType {
  return {
    defaultAttrs,
    convert: (value, context) =>
      value === null || typeof value === 'object' ? null : convert(String(value), context),
  }
}

/** Numbers that are written out first have a point before their decimals. */
function numericType(convert: (text: string, context: TypeContext) => Value): ValueType {
  const type = textType(convert)
  return {
    ...type,
    convert: (value, context) =>
      type.convert(value, typeof value === 'number' ? { ...context, isDeclared: true } : context),
  }
}

function mediaType(category: MediaCategory): ValueType {
  return {
    defaultAttrs: ADDRESS,
    convert: (value, { base }) => mediaUrl(value, base),
    media: category,
  }
}

/** What is longer is not a byline; reading names out of it would only cost time. */
const MAX_BYLINE = 2_000

const TYPES: Readonly<Record<RuleType, ValueType>> = {
  audio: mediaType('playable'),
  author: textType((value) => toAuthor(value.slice(0, MAX_BYLINE))),
  auto: { defaultAttrs: MARKUP, convert: (value) => value },
  boolean: textType((value) => toBoolean(value)),
  date: textType((value, { lang, now }) => toDate(value, { lang, now }), DAY),
  description: textType((value) => toText(value)),
  // Markup too: an address may stand only in a `mailto:` link.
  email: textType((value) => toEmails(value), MARKUP),
  image: mediaType('image'),
  ip: textType((value) => toIp(value)),
  lang: textType((value) => toLang(value)),
  logo: mediaType('image'),
  number: numericType(toNumber),
  object: { defaultAttrs: TEXT, convert: toObject },
  price: numericType(toPrice),
  publisher: textType((value) => toText(value)),
  regexp: textType((value) => toRegexp(value)),
  string: textType((value) => value, MARKUP),
  title: textType((value) => toText(value)),
  url: textType((value, { base }) => toUrl(value, base), ADDRESS),
  video: mediaType('playable'),
}

export function defaultAttrsOf(type: RuleType): readonly string[] {
  return TYPES[type].defaultAttrs
}

/** What has to be found at the addresses that a type of media converts to. */
export function mediaOf(type: RuleType): MediaCategory | undefined {
  return TYPES[type].media
}

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
