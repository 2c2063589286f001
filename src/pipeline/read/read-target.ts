import type { Fetched } from '../../contracts/http.js'
import { concatBytes } from '../../lib/net/body.js'
import { contentKindOf, SNIFFED_BYTES } from '../../page/index.js'
import { type Content, readFile } from './read-content.js'
import type { PageReading, ReadRequest } from './read-page.js'

/** How a target is read, once it is known what it is. */
export interface ContentReaders {
  readonly page: (bytes: AsyncIterable<Uint8Array>) => Promise<PageReading>
  /** Asks for the content once for each thread that tries: it is the thread's then. */
  readonly content: (content: () => Content) => Promise<PageReading>
}

/**
 * Reads whatever the address answered with. A page is read as a page; of everything else the
 * address and the headers tell what can be told, and rules see the text if it has one.
 */
export async function readTarget(
  fetched: Fetched,
  request: ReadRequest,
  read: ContentReaders,
): Promise<PageReading> {
  const body = fetched.body[Symbol.asyncIterator]()
  const start = await beginning(body)
  const contentType = fetched.headers['content-type']
  const kind = start.length === 0 ? 'html' : contentKindOf(contentType, start)
  const bytes = resume(start, body)
  try {
    if (kind === 'html') return await read.page(bytes)
    const isRead = request.rules.length > 0 || (kind === 'pdf' && request.wanted.has('title'))
    if (!isRead) return readFile(kind, request)
    const hasContent = kind === 'pdf' || kind === 'json' || kind === 'text'
    const whole = hasContent ? await concatBytes(bytes) : Buffer.alloc(0)
    return await read.content(() => ({ kind, bytes: new Uint8Array(whole), contentType }))
  } finally {
    fetched.cancel()
  }
}

/** As many bytes as a kind is told by, if there are so many: chunks may be of any size. */
async function beginning(body: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  let bytes = new Uint8Array()
  while (bytes.length < SNIFFED_BYTES) {
    const next = await body.next()
    if (next.done) break
    bytes = bytes.length === 0 ? new Uint8Array(next.value) : Buffer.concat([bytes, next.value])
  }
  return bytes
}

async function* resume(
  start: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield start
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}
