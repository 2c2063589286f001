import { collapseSpaces } from './white-space.js'

/** Maximum number of characters of a value that a message shows. */
const MAX_SHOWN = 80

/** Quotes a caller's value for a message, in one line and shortened. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  return `\`${shorten(collapseSpaces(text), MAX_SHOWN)}\``
}

/** Cuts a text of more than `most` characters to that length, including an ellipsis. */
export function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
