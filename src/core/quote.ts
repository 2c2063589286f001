import { collapseSpaces } from './white-space.js'

/** Shortens a caller's value for an error text: one line, at most `max` characters. */
export function quote(value: unknown, max = 80): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  const line = collapseSpaces(text)
  return `\`${line.length > max ? `${line.slice(0, max - 1)}…` : line}\``
}
