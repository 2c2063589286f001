import { toCsv } from '../../../src/lib/text/csv.js'
import type { Success } from '../answer/answer.js'
import type { Row } from '../rules/rules.js'

/** Writes what a request asked for as CSV: its rules where it has any, else the fields. */
export function exportCsv({ data }: Pick<Success, 'data'>, rows: readonly Row[]): string {
  const names = rows.map(({ name }) => name).filter((name) => Object.hasOwn(data, name))
  const wanted = names.length > 0 ? names : Object.keys(data)
  return toSafeCsv(toTable(wanted.map((name) => [name, data[name]])))
}

type Column = readonly [name: string, value: unknown]

/**
 * Lays values out as rows. Lists of one length stand side by side; others below each other, since a list
 * leaves out what it did not find and its places mean nothing then.
 */
function toTable(columns: readonly Column[]): unknown {
  const lists = columns.filter(([, value]) => Array.isArray(value))
  const lengths = new Set(lists.map(([, value]) => (value as unknown[]).length))
  const [only] = columns
  if (lists.length === 0) return Object.fromEntries(columns)
  if (columns.length === 1) return only?.[1]
  if (lengths.size === 1) return besideEachOther(columns, lengths.values().next().value ?? 0)
  return lists.flatMap(([name, value]) => (value as unknown[]).map((item) => ({ [name]: item })))
}

function besideEachOther(columns: readonly Column[], length: number): unknown {
  return Array.from({ length }, (_, index) =>
    Object.fromEntries(
      columns.map(([name, value]) => [name, Array.isArray(value) ? value[index] : value]),
    ),
  )
}

/** Writes a value as CSV that a spreadsheet only shows. */
export function toSafeCsv(value: unknown): string {
  return toCsv(withoutFormulas(value))
}

/**
 * Puts a quote before text that a spreadsheet would run as a formula: it is the page's
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
function withoutFormulas(value: unknown): unknown {
  if (typeof value === 'string') return /^[=+@\t\r-]/.test(value) ? `'${value}` : value
  if (Array.isArray(value)) return value.map(withoutFormulas)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withoutFormulas(inner)]),
  )
}
