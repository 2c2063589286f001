import { collapseSpaces } from './white-space.js'

const MAX_SHOWN = 80

/** Quotes a caller's value for a message, in one line and shortened. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  return `\`${truncateText(collapseSpaces(text), MAX_SHOWN)}\``
}

export function truncateText(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
