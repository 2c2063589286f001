import type { Value } from '../../contracts/result.js'
import type { RuleType } from '../../contracts/rules.js'
import { toAuthor, toDate, toLang, toText } from '../../values/index.js'
import {
  type Doubt,
  type MediaCategory,
  toBoolean,
  toEmails,
  toIp,
  toMediaUrl,
  toNumber,
  toObject,
  toPrice,
  toRegexp,
  toUrl,
} from './readers.js'

export interface TypeContext {
  /** Base of relative URLs. */
  readonly base: string
  /** Language as declared by the page. */
  readonly lang: string | undefined
  /** True if the value is written for programs, not shown to readers. */
  readonly isDeclared?: boolean | undefined
  readonly now: number
  /** Receives each converted value, and may throw to refuse it. */
  readonly onValue: (value: Value) => void
  /** Receives each number that can be read in two ways. */
  readonly onDoubt?: (doubt: Doubt) => void
}

interface ValueType {
  /** Attributes to read for a rule that names no `attr`; the first that has a value is taken. */
  readonly defaultAttrs: readonly string[]
  /** Converts a value to the type; returns `null` if it is not of this type. */
  readonly convert: (value: Value, context: TypeContext) => Value
  /** Category of the media whose URL `convert` returns; `undefined` for a type that is no media. */
  readonly media?: MediaCategory
}

const MARKUP = ['html']
const TEXT = ['text']
/** Default attributes of types that are URLs. */
const ADDRESS = ['src', 'href', 'content', 'text']
/** Default attributes of dates. */
const DAY = ['datetime', 'content', 'text']

/** Creates a type that is converted from text; `convert` gets a number or boolean as its text. */
function createTextType(
  convert: (text: string, context: TypeContext) => Value,
  defaultAttrs = TEXT,
): ValueType {
  return {
    defaultAttrs,
    convert: (value, context) =>
      value === null || typeof value === 'object' ? null : convert(String(value), context),
  }
}

/** Creates a type of numbers; marks a value that is a number as declared, since its text has a decimal point. */
function createNumericType(convert: (text: string, context: TypeContext) => Value): ValueType {
  const type = createTextType(convert)
  return {
    ...type,
    convert: (value, context) =>
      type.convert(value, typeof value === 'number' ? { ...context, isDeclared: true } : context),
  }
}

function parseMediaType(category: MediaCategory): ValueType {
  return {
    defaultAttrs: ADDRESS,
    convert: (value, { base }) => toMediaUrl(value, base),
    media: category,
  }
}

/** Maximum number of characters of a byline that are read. */
const MAX_BYLINE = 2_000

const TYPES: Readonly<Record<RuleType, ValueType>> = {
  audio: parseMediaType('playable'),
  author: createTextType((value) => toAuthor(value.slice(0, MAX_BYLINE))),
  auto: { defaultAttrs: MARKUP, convert: (value) => value },
  boolean: createTextType((value) => toBoolean(value)),
  date: createTextType((value, { lang, now }) => toDate(value, { lang, now }), DAY),
  description: createTextType((value) => toText(value)),
  // Reads markup, since an email address may stand only in a `mailto:` link.
  email: createTextType((value) => toEmails(value), MARKUP),
  image: parseMediaType('image'),
  ip: createTextType((value) => toIp(value)),
  lang: createTextType((value) => toLang(value)),
  logo: parseMediaType('image'),
  number: createNumericType(toNumber),
  object: { defaultAttrs: TEXT, convert: toObject },
  price: createNumericType(toPrice),
  publisher: createTextType((value) => toText(value)),
  regexp: createTextType((value) => toRegexp(value)),
  string: createTextType((value) => value, MARKUP),
  title: createTextType((value) => toText(value)),
  url: createTextType((value, { base }) => toUrl(value, base), ADDRESS),
  video: parseMediaType('playable'),
}

export function findDefaultAttrs(type: RuleType): readonly string[] {
  return TYPES[type].defaultAttrs
}

export function findMediaCategory(type: RuleType): MediaCategory | undefined {
  return TYPES[type].media
}

/** Converts a value, or each value of a list, to `type`; converts media to their URL. */
export function convert(type: RuleType, value: Value, context: TypeContext): Value {
  if (Array.isArray(value) && type !== 'auto' && type !== 'object') {
    return dropEmpty(
      type,
      value.map((item) => convert(type, item, context)),
    )
  }
  const converted = TYPES[type].convert(value, context)
  context.onValue(converted)
  return converted === '' ? null : converted
}

/** Drops empty values, and repeated URLs and email addresses. */
export function dropEmpty(type: RuleType, values: readonly Value[]): Value[] {
  const flat = type === 'email' ? values.flat() : values
  const kept = flat.filter((value) => !isEmpty(value))
  return type === 'email' || type === 'url' ? [...new Set(kept)] : kept
}

function isEmpty(value: Value): boolean {
  if (value === null || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}
