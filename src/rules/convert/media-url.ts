import type { Value } from '../../contracts/result.js'
import { isRecord } from '../../lib/data/json.js'
import { httpUrl } from '../../lib/net/http-url.js'
import { parseSrcset } from '../../values/index.js'

/** A video container may hold nothing but audio, so these two are one category. */
export type MediaCategory = 'image' | 'playable'

/** A width or a density. */
const DESCRIPTOR = /^(\d+(?:\.\d+)?)[wx]$/

/** The address of an image, video or audio file in a value: an address, a `srcset`, or `{ url }`. */
export function mediaUrl(value: Value, base: string): string | null {
  if (typeof value === 'string') return httpUrl(largest(value) ?? value, base)?.href ?? null
  if (!isRecord(value)) return null
  return typeof value.url === 'string' ? mediaUrl(value.url, base) : null
}

/** The address of most pixels; none in a text without descriptors, which is an address itself. */
function largest(srcset: string): string | undefined {
  const sizeOf = (descriptor: string) => Number(DESCRIPTOR.exec(descriptor)?.[1] ?? Number.NaN)
  const sized = [...parseSrcset(srcset)]
    .map(({ url, descriptor }) => ({ url, size: sizeOf(descriptor) }))
    .filter(({ size }) => !Number.isNaN(size))
  return sized.sort((a, b) => b.size - a.size)[0]?.url
}
