import { hash } from 'node:crypto'

/** Hashes a text to 48 bits, which a number holds, and which hardly collide among thousands. */
export function hashText(text: string): number {
  return Number.parseInt(hash('sha1', text).slice(0, 12), 16)
}
