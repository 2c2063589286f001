import { httpUrl } from '../../core/http-url.js'
import type { Value } from '../../core/result.js'

/** A video container may hold nothing but audio, so these two are one category. */
export type MediaCategory = 'image' | 'playable'

/** One candidate of a `srcset`: an address, then a width or a density. */
const CANDIDATE = /^(\S+)\s+(\d+(?:\.\d+)?)[wx]$/

/** The address of an image, video or audio file in a value: an address, a `srcset`, or `{ url }`. */
export function mediaUrl(value: Value, base: string): string | null {
  if (typeof value === 'string') return httpUrl(largest(value) ?? value, base)?.href ?? null
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null
  return typeof value.url === 'string' ? mediaUrl(value.url, base) : null
}

function largest(srcset: string): string | undefined {
  const candidates = srcset
    .split(/,\s/)
    .map((text) => CANDIDATE.exec(text.trim()))
    .filter((match) => match !== null)
  return candidates.sort((a, b) => Number(b[2]) - Number(a[2]))[0]?.[1]
}
