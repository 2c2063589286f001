import { type Dispatcher, request } from 'undici'
import type { Fetch } from '../../src/contracts/http.js'

/** Fetches without a guard and without redirects, for tests of other things. */
export const plainFetch: Fetch = async (url, { signal, headers = {}, maxBytes }) => {
  const response = await request(url, { signal, headers: { ...headers } })
  let cut = false
  async function* body(): AsyncGenerator<Uint8Array> {
    let left = maxBytes ?? Number.POSITIVE_INFINITY
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
      cut = chunk.byteLength > left
      yield cut ? chunk.subarray(0, left) : chunk
      left -= chunk.byteLength
      if (cut) break
    }
  }
  return {
    url,
    statusCode: response.statusCode,
    headers: joined(response.headers),
    redirects: [],
    body: body(),
    cutBy: () => (cut ? 'size' : undefined),
    cancel: () => {
      response.body.on('error', () => {}).destroy()
    },
  }
}

function joined(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value = '']) => [name, [value].flat().join(', ')]),
  )
}
