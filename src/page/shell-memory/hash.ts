import { hash } from 'node:crypto'

/** Hashes a text to 48 bits, which fit into a number and hardly collide among thousands of texts. */
export function hashText(text: string): number {
  return Number.parseInt(hash('sha1', text).slice(0, 12), 16)
}
