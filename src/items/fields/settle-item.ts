import type { CandidateThing } from '../choice/find-candidates.js'
import { isDateBefore } from '../forms/dates.js'
import { ITEM_LIMITS } from '../item-limits.js'
import type { PageFacts } from '../page-facts.js'
import { listDeclaredFields } from './read-fields.js'

/** Fills empty fields. Returns `null` for nameless items and empty lists. */
export function completeItem(
  { type, kind, name }: CandidateThing,
  values: Map<string, unknown>,
  page: PageFacts,
): Record<string, unknown> | null {
  const text = (field: string) => {
    const value = values.get(field)
    return typeof value === 'string' ? value : null
  }
  const number = (field: string) => {
    const value = values.get(field)
    return typeof value === 'number' ? value : null
  }
  if (!text('lang')) values.set('lang', page.lang)
  if (!text('name')) values.set('name', page.headings[0] ?? (page.title.split(' | ')[0] || null))
  if (!text('name') && name === '') return null
  const images = values.get('images')
  values.set('image', Array.isArray(images) ? (images[0] ?? null) : null)
  if (!text('url')) values.set('url', page.addresses[1] ?? page.url)
  const [start, end] = [text('start'), text('end')]
  if (start && end && isDateBefore(end, start)) values.set('end', null)
  if (type === 'recipe' && number('totalMinutes') === null) {
    const [prep, cook] = [number('prepMinutes'), number('cookMinutes')]
    if (prep !== null && cook !== null) values.set('totalMinutes', prep + cook)
  }
  if (type === 'list') {
    const items = values.get('items')
    if (!Array.isArray(items) || items.length === 0) return null
    if (number('total') === null) values.set('total', items.length)
  }
  return Object.fromEntries([
    ['type', type],
    ['kind', kind],
    ...listDeclaredFields(type).map(([field]) => [field, values.get(field) ?? null]),
  ])
}

/** Halves the item's largest values until it fits its limit. Returns true if the item was changed. */
export function shrinkItem(item: Record<string, unknown>): boolean {
  const sizes = new Map(
    Object.entries(item).map(([name, value]) => [name, countJsonCharacters(value)]),
  )
  const total = () => [...sizes.values()].reduce((sum, size) => sum + size, 0)
  if (total() <= ITEM_LIMITS.item) return false
  while (total() > ITEM_LIMITS.item) {
    const [largest] = [...sizes].toSorted(([, one], [, other]) => other - one)
    if (!largest) break
    const [name] = largest
    item[name] = truncateToHalf(item[name])
    sizes.set(name, countJsonCharacters(item[name]))
  }
  return true
}

function countJsonCharacters(value: unknown): number {
  return JSON.stringify(value)?.length ?? 0
}

function truncateToHalf(value: unknown): unknown {
  if (Array.isArray(value) || (typeof value === 'string' && value.length > 1))
    return value.slice(0, Math.floor(value.length / 2))
  return null
}
