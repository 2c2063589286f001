import { LinkglassError } from '../../contracts/errors.js'
import type { Fetch } from '../../contracts/http.js'
import { createDeadline } from '../../lib/async/deadline.js'
import { isRecord } from '../../lib/data/json.js'
import { readBody } from '../../lib/net/body.js'

export const OEMBED_LIMITS = { maxBytes: 256 * 2 ** 10, timeout: 5_000 }
export type OembedLimits = Readonly<typeof OEMBED_LIMITS>

/** Asks an endpoint (oEmbed 1.0, section 2.2). @throws only the signal's reason */
export async function askProvider(
  fetch: Fetch,
  endpoint: URL,
  { maxBytes, timeout }: OembedLimits,
  outer: AbortSignal,
) {
  const { signal, clear } = createDeadline(timeout, outer)
  try {
    const headers = { accept: 'application/json' }
    const fetched = await fetch(endpoint, { signal, headers, maxBytes })
    if (fetched.statusCode !== 200) {
      fetched.cancel()
      return { answer: null, reason: `its provider answered ${fetched.statusCode}` }
    }
    const text = (await readBody(fetched)).toString().replace(/^\ufeff/, '')
    const answer: unknown = JSON.parse(text)
    if (isRecord(answer)) return { answer, url: fetched.url }
    throw new SyntaxError('its provider gave a value')
  } catch (error) {
    outer.throwIfAborted()
    const reason = error instanceof LinkglassError ? error.message : 'its provider gave no JSON'
    return { answer: null, reason }
  } finally {
    clear()
  }
}
