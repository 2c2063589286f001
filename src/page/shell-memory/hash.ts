import { hash } from 'node:crypto'

/** 48 bits: the few thousand looks of a day do not meet, and a number holds them. */
export function hashOf(text: string): number {
  return Number.parseInt(hash('sha1', text).slice(0, 12), 16)
}
