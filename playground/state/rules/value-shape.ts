import type { Media, Value } from '../../../src/contracts/result.js'
import { isRecord } from '../../../src/lib/data/json.js'

/** A value as people look at it. */
export type ValueShape =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'image'; readonly media: Media }
  | { readonly kind: 'link'; readonly url: string; readonly text: string }
  | { readonly kind: 'number' | 'date' | 'text'; readonly text: string }
  | { readonly kind: 'table'; readonly table: ValueTable }

/** Rows of cells; a list of plain values has one column without a name. */
export interface ValueTable {
  readonly columns: readonly string[]
  readonly rows: ReadonlyArray<readonly Value[]>
}

const IMAGES = new Set('jpg jpeg png gif webp avif svg ico bmp tiff'.split(' '))
const ADDRESS = /^https?:\/\/\S+$/
const DATE = /^\d{4}-\d\d-\d\d(?:T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?$/

export function findShape(value: Value | undefined): ValueShape {
  if (value === null || value === undefined || value === '') return { kind: 'nothing' }
  if (Array.isArray(value)) return { kind: 'table', table: toTable(value) }
  if (typeof value === 'object') return findShapeOfObject(value)
  if (typeof value !== 'string') return { kind: 'number', text: String(value) }
  const date = toDateText(value)
  if (date !== undefined) return { kind: 'date', text: date }
  return ADDRESS.test(value)
    ? { kind: 'link', url: value, text: value }
    : { kind: 'text', text: value }
}

function findShapeOfObject(value: Exclude<Value, null | string | number | boolean>): ValueShape {
  const { amount, currency, url, text, type } = value as Readonly<Record<string, Value>>
  if (typeof amount === 'number') {
    return { kind: 'number', text: [amount.toFixed(2), currency].filter(Boolean).join(' ') }
  }
  if (typeof url === 'string' && IMAGES.has(String(type))) {
    return { kind: 'image', media: value as Media }
  }
  if (typeof url === 'string' && ADDRESS.test(url) && typeof text === 'string') {
    return { kind: 'link', url, text }
  }
  const entries = Object.entries(value as Readonly<Record<string, Value>>)
  return {
    kind: 'table',
    table: {
      columns: entries.map(([name]) => name),
      rows: [entries.map(([, inner]) => inner)],
    },
  }
}

function toTable(items: readonly Value[]): ValueTable {
  const isPlain = items.every((item) => findShape(item).kind !== 'table')
  if (isPlain) return { columns: [''], rows: items.map((item) => [item]) }
  const names = new Set(items.flatMap((item) => (isRecord(item) ? Object.keys(item) : [''])))
  const columns = [...names]
  return { columns, rows: items.map((item) => columns.map((name) => readCell(item, name))) }
}

function readCell(item: Value, name: string): Value {
  if (!isRecord(item) || Array.isArray(item)) return name === '' ? item : null
  const record = item as Readonly<Record<string, Value>>
  return Object.hasOwn(record, name) ? (record[name] ?? null) : null
}

/**
 * Writes a date of ISO 8601 in words, and its time as it is there, without a look at the zone; midnight
 * stands for a day without a time. `undefined` for anything else.
 */
export function toDateText(iso: string): string | undefined {
  const [, time = '00:00'] = DATE.exec(iso) ?? []
  const day = new Date(`${iso.slice(0, 10)}T${time}Z`)
  if (!DATE.test(iso) || Number.isNaN(day.getTime())) return undefined
  const timeStyle = time === '00:00' ? undefined : 'short'
  return day.toLocaleString('en', { dateStyle: 'long', timeStyle, timeZone: 'UTC' })
}
