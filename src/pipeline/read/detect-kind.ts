import type { Fetched } from '../../contracts/http.js'
import { type ContentKind, detectContentKind, SNIFFED_BYTES } from '../../page/index.js'

/** Detects the kind of a target by its content type and first bytes; returns it with the whole body. */
export async function detectKind({
  body,
  headers,
}: Fetched): Promise<{ kind: ContentKind; body: AsyncIterable<Uint8Array> }> {
  const rest = body[Symbol.asyncIterator]()
  const start = await readStart(rest)
  const kind = start.length === 0 ? 'html' : detectContentKind(headers['content-type'], start)
  return { kind, body: prepend(start, rest) }
}

/** Reads chunks until there are enough bytes to detect the kind, or the body ends. */
async function readStart(body: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  let bytes: Uint8Array = new Uint8Array()
  while (bytes.length < SNIFFED_BYTES) {
    const next = await body.next()
    if (next.done) break
    bytes = bytes.length === 0 ? next.value : Buffer.concat([bytes, next.value])
  }
  return bytes
}

function prepend(start: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncIterable<Uint8Array> {
  let next = async (): Promise<IteratorResult<Uint8Array>> => {
    next = () => rest.next()
    return { done: false, value: start }
  }
  return { [Symbol.asyncIterator]: () => ({ next: () => next() }) }
}
