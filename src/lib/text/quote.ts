import { collapseSpaces } from './white-space.js'

const MAX_SHOWN = 80

/** Quotes a caller's value in one short line. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  return `\`${truncateText(collapseSpaces(text), MAX_SHOWN)}\``
}

export function truncateText(text: string, maxLength: number): string {
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
