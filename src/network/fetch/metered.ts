import type { Fetch } from '../../contracts/http.js'

/** Wraps a fetch and reports how many bytes of each body were read. */
export function withByteCount(fetch: Fetch, tell: (bytes: number) => void): Fetch {
  return async (url, options) => {
    const fetched = await fetch(url, options)
    return { ...fetched, body: counted(fetched.body, tell) }
  }
}

async function* counted(
  chunks: AsyncIterable<Uint8Array>,
  tell: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  try {
    for await (const chunk of chunks) {
      bytes += chunk.byteLength
      yield chunk
    }
  } finally {
    tell(bytes)
  }
}
