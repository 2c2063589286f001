import { isRecord } from '../data/json.js'

/** Maximum number of columns. A wider table becomes one column of JSON. */
export const MAX_COLUMNS = 100

/** Maximum depth to which objects become columns. Deeper objects stay JSON. */
const MAX_DEPTH = 3

/** Formats CSV (RFC 4180). Values that are not objects are in the column `value`. */
export function toCsv(value: unknown): string {
  const rows = (Array.isArray(value) ? value : [value]).map(toCellsByColumn)
  const names = [...new Set(rows.flatMap((row) => [...row.keys()]))]
  if (names.length > MAX_COLUMNS) return toCsv([value].flat().map((row) => JSON.stringify(row)))
  const lines = rows.map((row) => names.map((name) => row.get(name) ?? ''))
  return [names, ...lines].map((cells) => `${cells.map(quoteCsvCell).join(',')}\r\n`).join('')
}

export function unwrapOnlyList(data: Readonly<Record<string, unknown>>): unknown {
  const lists = Object.values(data).filter(Array.isArray)
  return lists.length === 1 ? lists[0] : data
}

function toCellsByColumn(item: unknown): ReadonlyMap<string, string> {
  const cells = new Map<string, string>()
  const add = (name: string, value: unknown, depth: number) => {
    if (isRecord(value) && depth < MAX_DEPTH) {
      for (const [key, inner] of Object.entries(value)) {
        add(name === '' ? key : `${name}.${key}`, inner, depth + 1)
      }
    } else cells.set(name === '' ? 'value' : name, formatCell(value))
  }
  add('', item, 0)
  return cells
}

export function formatCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

export function quoteCsvCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
