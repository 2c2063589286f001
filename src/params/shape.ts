import { isRecord, tryParseJson } from '../lib/data/json.js'
import { isIndex } from '../lib/data/path-tree.js'

export type NamedValue = readonly [name: string, value: unknown]

/** Lists the members of an object, a `Map` or a JSON object. Returns `undefined` for other values. */
export function toEntries(value: unknown): [name: string, value: unknown][] | undefined {
  const shape = parseIfJson(value)
  if (shape instanceof Map) return [...shape].map(([name, inner]) => [String(name), inner])
  if (!isRecord(shape)) return undefined
  return Object.entries(shape).filter(([, inner]) => isGiven(inner))
}

export function toList(value: unknown): unknown[] | undefined {
  const shape = parseIfJson(value)
  if (Array.isArray(shape)) return shape.filter(isGiven)
  if (!(shape instanceof Map) || shape.size === 0) return undefined
  const names = [...shape.keys()].map(String)
  if (!names.every(isIndex)) return undefined
  return names.sort((a, b) => Number(a) - Number(b)).map((name) => shape.get(name))
}

export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null
}

export function isBrokenJson(value: unknown): boolean {
  return looksLikeJson(value) && parseIfJson(value) === value
}

function looksLikeJson(value: unknown): value is string {
  return typeof value === 'string' && /^\s*[[{]/.test(value)
}

/** Parses a JSON object or list. Returns other values unchanged, such as the selector `[data-x]`. */
function parseIfJson(value: unknown): unknown {
  return looksLikeJson(value) ? (tryParseJson(value) ?? value) : value
}

export function compareNames([a]: NamedValue, [b]: NamedValue): number {
  return a < b ? -1 : Number(a > b)
}

export function toCamelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
