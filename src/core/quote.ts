import { collapseSpaces } from './white-space.js'

/** Characters of a value that a message shows. */
const MAX_SHOWN = 80

/** A caller's value for a message: in one line, and cut. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  const line = collapseSpaces(text)
  return `\`${line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN - 1)}…` : line}\``
}
