import type { CandidateThing } from '../choice/candidate-thing.js'
import { isDateBefore } from '../forms/dates.js'
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
