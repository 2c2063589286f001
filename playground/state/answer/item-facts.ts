import type { ItemExplanation } from '../../../src/contracts/result.js'
import { isRecord } from '../../../src/lib/data/json.js'
import { toDateText } from '../rules/value-shape.js'

/** A field of an item as people read it. */
export interface ItemFact {
  readonly name: string
  readonly text: string
  /** Lines of a list, in their order. */
  readonly lines: readonly string[]
  /** Syntax and property that it comes from. */
  readonly source: string | undefined
}

/** Fields that say first what a thing of a type is. */
const LEADING: Readonly<Record<string, readonly string[]>> = {
  recipe: ['yield', 'totalMinutes', 'rating', 'ingredients', 'instructions'],
  product: ['price', 'originalPrice', 'priceRange', 'availability', 'brand', 'rating'],
  event: ['start', 'end', 'location', 'price', 'status'],
  job: ['organization', 'salary', 'locations', 'employmentType'],
  book: ['author', 'isbn', 'price', 'rating'],
  movie: ['director', 'actors', 'duration', 'rating'],
  place: ['address', 'phone', 'openingHours', 'rating'],
  video: ['author', 'duration', 'views'],
  list: ['total', 'items'],
}
/** Fields that the head of the card shows. */
const IN_HEAD = new Set(['type', 'kind', 'name', 'image', 'images'])

/** Lists what is known of an item: first what its type is about, then the rest in its order. */
export function toFacts(
  item: Readonly<Record<string, unknown>>,
  fields: ItemExplanation['fields'],
): ItemFact[] {
  const leading = LEADING[String(item.type)] ?? []
  const names = new Set([...leading, ...Object.keys(item)])
  return [...names].flatMap((name) => {
    const value = Object.hasOwn(item, name) ? item[name] : null
    const lines = Array.isArray(value) ? value.map(toText).filter((line) => line !== '') : []
    const text = Array.isArray(value) ? lines.join(', ') : toText(value)
    if (IN_HEAD.has(name) || text === '') return []
    const own = Object.hasOwn(fields, name) ? fields[name] : undefined
    return [{ name, text, lines, source: own?.winner?.source }]
  })
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(toText).filter(Boolean).join(', ')
  if (typeof value === 'string') return toDateText(value) ?? value
  if (!isRecord(value)) return String(value)
  if (typeof value.amount === 'number') return `${value.amount} ${toText(value.currency)}`.trim()
  if (typeof value.text === 'string') return value.text
  return Object.entries(value)
    .map(([name, inner]) => [name, toText(inner)] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}: ${text}`)
    .join(', ')
}
