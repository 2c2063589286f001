import type { Value } from '../../contracts/result.js'
import type { RuleType } from '../../contracts/rules.js'
import { cleanText, toAuthor, toDate, toLang } from '../../values/index.js'
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
  readonly base: string
  readonly lang: string | undefined
  /** True for values written for programs, such as `content` attributes. */
  readonly isDeclared?: boolean | undefined
  readonly now: number
  /** Called with each converted value. It may throw to refuse the value. */
  readonly onValue: (value: Value) => void
  readonly onDoubt?: (doubt: Doubt) => void
}

interface ValueType {
  readonly defaultAttrs: readonly AttrName[]
  readonly convert: (value: Value, context: TypeContext) => Value
  readonly media?: MediaCategory
}

const MARKUP = ['html']
const TEXT = ['text']
/** Stands for an element's text if it is an address. No caller can name a symbol. */
export const ADDRESS_TEXT = Symbol('address text')
export type AttrName = string | typeof ADDRESS_TEXT
const URL_ATTRS: readonly AttrName[] = ['src', 'href', 'content', ADDRESS_TEXT]
const DATE_ATTRS = ['datetime', 'content', 'text']

function createScalarType(
  convert: (text: string, context: TypeContext) => Value,
  defaultAttrs: readonly AttrName[] = TEXT,
): ValueType {
  return {
    defaultAttrs,
    convert: (value, context) =>
      value === null || typeof value === 'object' ? null : convert(String(value), context),
  }
}

/** Creates a numeric type. In JavaScript numbers, it always reads `.` as the decimal mark. */
function createNumericType(convert: (text: string, context: TypeContext) => Value): ValueType {
  const type = createScalarType(convert)
  return {
    ...type,
    convert: (value, context) =>
      type.convert(value, typeof value === 'number' ? { ...context, isDeclared: true } : context),
  }
}

function createMediaValueType(category: MediaCategory): ValueType {
  return {
    defaultAttrs: URL_ATTRS,
    convert: (value, { base }) => toMediaUrl(value, base),
    media: category,
  }
}

const MAX_BYLINE = 2_000

const TYPES: Readonly<Record<RuleType, ValueType>> = {
  audio: createMediaValueType('playable'),
  author: createScalarType((value) => toAuthor(value.slice(0, MAX_BYLINE))),
  auto: { defaultAttrs: MARKUP, convert: (value) => value },
  boolean: createScalarType((value) => toBoolean(value)),
  date: createScalarType((value, { lang, now }) => toDate(value, { lang, now }), DATE_ATTRS),
  description: createScalarType((value) => cleanText(value)),
  // Reads markup, since addresses may stand only in `mailto:` links.
  email: createScalarType((value) => toEmails(value), MARKUP),
  image: createMediaValueType('image'),
  ip: createScalarType((value) => toIp(value)),
  lang: createScalarType((value) => toLang(value)),
  logo: createMediaValueType('image'),
  number: createNumericType(toNumber),
  object: { defaultAttrs: TEXT, convert: toObject },
  price: createNumericType(toPrice),
  publisher: createScalarType((value) => cleanText(value)),
  regexp: createScalarType((value) => toRegexp(value)),
  string: createScalarType((value) => value, MARKUP),
  title: createScalarType((value) => cleanText(value)),
  url: createScalarType((value, { base }) => toUrl(value, base), URL_ATTRS),
  video: createMediaValueType('playable'),
}

export function findDefaultAttrs(type: RuleType): readonly AttrName[] {
  return TYPES[type].defaultAttrs
}

export function findMediaCategory(type: RuleType): MediaCategory | undefined {
  return TYPES[type].media
}

/** Converts a value, or each item of a list, to `type`. Media types give URLs. */
export function convertValue(type: RuleType, value: Value, context: TypeContext): Value {
  if (Array.isArray(value) && type !== 'auto' && type !== 'object') {
    return dropEmptyValues(
      type,
      value.map((item) => convertValue(type, item, context)),
    )
  }
  const converted = TYPES[type].convert(value, context)
  context.onValue(converted)
  return converted === '' ? null : converted
}

/** Drops empty values, and repeated values of the types `url` and `email`. */
export function dropEmptyValues(type: RuleType, values: readonly Value[]): Value[] {
  const flat = type === 'email' ? values.flat() : values
  const kept = flat.filter((value) => !isEmptyValue(value))
  return type === 'email' || type === 'url' ? [...new Set(kept)] : kept
}

function isEmptyValue(value: Value): boolean {
  if (value === null || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}
