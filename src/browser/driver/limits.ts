import type { Bounds } from './meter.js'

const MB = 1_048_576

/**
 * Bytes of one message that are kept. Logs are dropped, and so are events of requests with addresses that no
 * server accepts; other events may hold addresses of frames, up to two million characters in Chromium.
 */
export function longestMessages(maxAsset: number): Bounds {
  return { log: 0, network: MB / 16, event: 4 * MB, answer: inBase64(maxAsset) + MB }
}

/** Bytes of one visit: a thousand requests take 20 MB, and a file may be sent more than once. */
export function visitBounds(maxAsset: number): Bounds {
  const all = Number.POSITIVE_INFINITY
  return { log: all, network: 64 * MB, event: 64 * MB, answer: 4 * inBase64(maxAsset) + 64 * MB }
}

/** RFC 4648, section 4. */
function inBase64(bytes: number): number {
  return Math.ceil(bytes / 3) * 4
}
