import { collapseSpaces } from './white-space.js'

/** Characters of a value that a message shows. */
const MAX_SHOWN = 80

/** A caller's value for a message: in one line, and cut. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  return `\`${shorten(collapseSpaces(text), MAX_SHOWN)}\``
}

/** At most so many characters, the last a mark where more stood there. */
export function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text
}
