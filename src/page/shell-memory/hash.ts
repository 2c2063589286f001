import { hash } from 'node:crypto'

/** Hashes to 48 bits: enough for a few thousand looks a day not to collide, and a number holds them. */
export function hashText(text: string): number {
  return Number.parseInt(hash('sha1', text).slice(0, 12), 16)
}
