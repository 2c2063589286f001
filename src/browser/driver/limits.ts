import type { Bounds } from './meter.js'

const MB = 1_048_576

/** Creates the limits of one message in bytes; a frame's URL alone may make an event two million characters long. */
export function createMessageBounds(maxAsset: number): Bounds {
  return { log: 0, network: MB / 16, event: 4 * MB, answer: toBase64Length(maxAsset) + MB }
}

/** Creates the limits of one visit in bytes, enough for 1,000 requests (20 MB) and four of the largest files. */
export function createVisitBounds(maxAsset: number): Bounds {
  return {
    log: Number.POSITIVE_INFINITY,
    network: 64 * MB,
    event: 64 * MB,
    answer: 4 * toBase64Length(maxAsset) + 64 * MB,
  }
}

/** Returns the number of characters that bytes take in Base64 (RFC 4648, section 4). */
function toBase64Length(bytes: number): number {
  return Math.ceil(bytes / 3) * 4
}
