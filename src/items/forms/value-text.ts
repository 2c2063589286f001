import { parseHttpUrl } from '../../lib/net/http-url.js'
import { decodeAttribute, decodeEntities } from '../../page/index.js'
import { cleanText, shortenText } from '../../values/index.js'
import { isThing, type ThingValue, type ThingValues } from '../graph/thing.js'
import { ITEM_LIMITS } from '../item-limits.js'

export interface FormContext {
  /** URL against which relative URLs are resolved. */
  readonly base: string
  readonly lang: string | undefined
  /** True if an amount of zero counts as a price. */
  readonly allowsZero: boolean
  readonly onCut: () => void
}

const TAG = /<\/?[a-z][^<>]{0,2000}>/gi

/** Returns a text on one line. If `declared`, decodes its entities and removes its tags. */
export function toPlainText(raw: string, declared = true): string {
  return cleanText(declared ? decodeEntities(raw).replace(TAG, ' ') : raw) ?? ''
}

/** Returns the text of a value. For a thing, returns its name. */
export function toItemText(value: ThingValue | undefined, depth = 0): string {
  if (value === undefined || depth > 3) return ''
  if (!isThing(value)) return toPlainText(value.text.slice(0, ITEM_LIMITS.text), value.declared)
  for (const name of ['name', '@value', 'text', 'title', 'headline', 'value']) {
    for (const inner of value.getAll(name).slice(0, 3)) {
      const text = toItemText(inner, depth + 1)
      if (text !== '') return text
    }
  }
  return ''
}

export type Reader<T> = (values: ThingValues, context: FormContext) => T
type ValueReader<T> = (value: ThingValue, context: FormContext) => T | null

export function createFirstValueReader<T>(
  maxValues: number,
  read: ValueReader<T>,
): Reader<T | null> {
  return (values, context) => {
    for (const value of values.slice(0, maxValues)) {
      const found = read(value, context)
      if (found !== null) return found
    }
    return null
  }
}

export function createListReader<T>(read: ValueReader<T>): Reader<T[]> {
  return (values, context) =>
    limitEntries(values, context).flatMap((value) => read(value, context) ?? [])
}

export const readText = createFirstValueReader(5, (value, context) => {
  const text = toItemText(value)
  if (text === '' || isUrlText(text)) return null
  if (text.length > ITEM_LIMITS.description) context.onCut()
  return shortenText(text, ITEM_LIMITS.description)
})

export const readLongText = createFirstValueReader(5, (value, context) => {
  const text = toItemText(value)
  if (!isThing(value) && value.text.length > ITEM_LIMITS.text) context.onCut()
  return text === '' ? null : shortenText(text, ITEM_LIMITS.text)
})

export function limitEntries<T>(values: readonly T[], context: FormContext): readonly T[] {
  if (values.length > ITEM_LIMITS.entries) context.onCut()
  return values.slice(0, ITEM_LIMITS.entries)
}

function createTextsReader(maxValues: number, read: ValueReader<string[]>): Reader<string[]> {
  return (values, context) => {
    const texts = new Set<string>()
    for (const value of values) {
      for (const text of read(value, context) ?? []) {
        if (texts.size === maxValues) {
          context.onCut()
          return [...texts]
        }
        texts.add(text)
      }
    }
    return [...texts]
  }
}

const BY =
  /^(?:(?:recipe |written |posted )?by|courtesy of|von|par|por|di|av|af|door)[:\s]\s*(?=\S)/i
const NO_NAME = /^(?:null|undefined|n\/a)?$/i

export const readNames = createTextsReader(ITEM_LIMITS.names, (value) => {
  const name = toItemText(value)
    .replace(BY, '')
    .replace(/^[\s,;:|–-]+|(?<![\s,;|–-])[\s,;|–-]+$/g, '')
  return NO_NAME.test(name) || name.length > 200 || isUrlText(name) ? null : [name]
})

export function readName(values: ThingValues, context: FormContext): string | null {
  return readNames(values, context)[0] ?? null
}

function isUrlText(text: string): boolean {
  return /^(?:https?:)?\/\/\S+$|^(?:mailto|tel|urn):/i.test(text)
}

export const readKeywords = createTextsReader(ITEM_LIMITS.keywords, (value) => {
  const text = toItemText(value)
  if (isUrlText(text)) return null
  const words = text.split(/\s{0,9}[,;|、，،]\s{0,9}/).map((part) => part.trim().replace(/^#/, ''))
  return words.filter((word) => word !== '' && word.length <= 200)
})

const URL_PROPERTIES = ['url', 'contentUrl', 'src', '@id', 'thumbnailUrl', 'href']

export function findUrl(value: ThingValue | undefined, context: FormContext): string | null {
  if (value === undefined) return null
  if (!isThing(value)) return toHttpUrl(value.url ?? value.text, context)
  for (const name of URL_PROPERTIES) {
    for (const inner of value.getAll(name).slice(0, 3)) {
      const found = isThing(inner) ? null : findUrl(inner, context)
      if (found) return found
    }
  }
  return value.id === undefined || value.id.startsWith('_:') ? null : toHttpUrl(value.id, context)
}

function toHttpUrl(raw: string, { base }: FormContext): string | null {
  const text = decodeAttribute(raw.slice(0, 4_000)).trim()
  if (text === '' || /\s/.test(text) || text.startsWith('#') || text.startsWith('{')) return null
  const url = parseHttpUrl(text, base)
  return url?.hostname.includes('.') || url?.hostname === 'localhost' ? (url?.href ?? null) : null
}

export const readUrl = createFirstValueReader(10, findUrl)

export const readUrls = createTextsReader(ITEM_LIMITS.images, (value, context) => {
  const url = findUrl(value, context)
  return url === null ? null : [url]
})
