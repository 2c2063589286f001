import type { Fetched } from '../core/http.js'
import { Turns } from '../extract/turns.js'

export interface LargeOptions {
  /** Bytes from which a body is large. */
  readonly from: number
  /** Large bodies that are held at once. */
  readonly atOnce: number
}

/**
 * Bounds the memory of all large bodies together: the download of one more waits where it becomes
 * large, and goes on when another has been read. Its request's deadline goes on too.
 */
export function createLarge({ from, atOnce }: LargeOptions) {
  const turns = new Turns(atOnce)

  return async function within<T>(
    fetched: Fetched,
    signal: AbortSignal,
    read: (fetched: Fetched) => Promise<T>,
  ): Promise<T> {
    let held = false
    const body = async function* () {
      let bytes = 0
      for await (const chunk of fetched.body) {
        bytes += chunk.length
        if (!held && bytes > from) {
          await turns.take(signal)
          held = true
        }
        yield chunk
      }
    }
    try {
      return await read({ ...fetched, body: body() })
    } finally {
      if (held) turns.give()
    }
  }
}
