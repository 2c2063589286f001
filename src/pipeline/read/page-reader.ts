import type { CallContext } from '../../contracts/call-context.js'
import type { Fetched } from '../../contracts/http.js'
import { concatBytes } from '../../lib/net/body.js'
import { allowsEarlyStop } from '../../metadata/index.js'
import { detectContentKind, PageText, SNIFFED_BYTES } from '../../page/index.js'
import { BodyBuffer } from './body-buffer.js'
import { createInlineReader, type InlineReader } from './inline-reader.js'
import { createLoopBudget } from './loop-budget.js'
import { createMainThreadRuleRunner } from './loop-rules.js'
import { type Content, readFileMetadata } from './read-content.js'
import { loadOptionalReaders, readPage } from './read-page.js'
import type { PageReading, ReadRequest } from './read-request.js'
import { createReadingPool, PageTooExpensive, type ReadingPoolOptions } from './reading-pool.js'
import { hasOnlyCheapRules, isSmallWithCheapRules, readSmallPage } from './small-page.js'

/** Maximum number of characters of an HTML text that the main thread reads. */
export const INLINE_BYTES = 500_000

/** Maximum number of bytes of a streamed page that the main thread reads. */
const PIECES_BYTES = 2_000_000

/** Maximum milliseconds of reading pages in one turn of the event loop. */
const LOOP_BUDGET = 5

/** Number of bytes that usually contain the whole `<head>`. */
const HEAD_BYTES = 128 * 1024

/** Creates a reader of pages. It leaves large pages and slow rules to worker threads. */
export function createPageReader(options: ReadingPoolOptions & { readonly inlineBytes: number }) {
  const pool = createReadingPool(options)
  const loopBudget = createLoopBudget(LOOP_BUDGET)
  const loopRules = createMainThreadRuleRunner(loopBudget)

  async function readFetchedContent(fetched: Fetched, request: ReadRequest, call: CallContext) {
    const contentType = fetched.headers['content-type']
    const rest = fetched.body[Symbol.asyncIterator]()
    const start = await readFirstBytes(rest)
    const kind = start.length === 0 ? 'html' : detectContentKind(contentType, start)
    const body = prependChunk(start, rest)
    if (kind === 'html') return readPageBody(body, fetched.headers, request, call)
    const isRead = request.rules.length > 0 || (kind === 'pdf' && request.wanted.has('title'))
    if (!isRead) return readFileMetadata(kind, request)
    const hasContent = kind === 'pdf' || kind === 'json' || kind === 'text'
    const whole = hasContent ? await concatBytes(body) : Buffer.alloc(0)
    return readInThread(() => ({ kind, bytes: new Uint8Array(whole), contentType }), request, call)
  }

  async function readPageBody(
    body: AsyncIterable<Uint8Array>,
    { 'content-type': contentType, 'content-length': length }: Fetched['headers'],
    request: ReadRequest,
    call: CallContext,
  ): Promise<PageReading> {
    const isPlain = hasOnlyCheapRules(request)
    const bound = isPlain ? Math.max(options.inlineBytes, PIECES_BYTES) : options.inlineBytes
    const mayEnd = request.rules.length === 0 && !request.item && request.readToEnd !== true
    let inlineBytes = bound
    if (Number(length) > bound) inlineBytes = mayEnd && allowsEarlyStop(request) ? HEAD_BYTES : 0
    const local = { ...request, isOnLoop: true }
    const readers = await loadOptionalReaders(request)
    const { rules } = readers
    const createInline = () => createInlineReader(local, contentType, readers)
    let inline = rules || inlineBytes === 0 ? undefined : createInline()
    const buffer = new BodyBuffer(bound)
    for await (const part of body) {
      buffer.append(part)
      if (buffer.size > inlineBytes || !isPlain) continue
      if (!inline && isSmallWithCheapRules(buffer.size, request)) continue
      const unread = inline ? part : buffer.bytes
      const reader: InlineReader = inline ?? createInline()
      inline = reader
      if (!reader.add(unread)) continue
      if (await loopBudget.run(() => reader.read())) return loopBudget.run(() => reader.end(false))
      if (reader.needsThread()) inlineBytes = 0
    }
    if (inline && buffer.size <= inlineBytes) {
      const reader = inline
      const detected = await loopBudget.run(() => reader.end(true))
      if (!rules) return addMissingItem(detected, reader.page, request, call)
      const page = { detected, text: reader.page, rules }
      const reading = detected.unread
        ? undefined
        : await loopRules.applyRules(page, request, call.signal)
      if (reading) return reading
    }
    if (!inline && isSmallWithCheapRules(buffer.size, request)) {
      const reading = await loopBudget.run(() =>
        readSmallPage(buffer.bytes, contentType, request, readers),
      )
      if (reading) return reading
    }
    return readInThread(() => ({ kind: 'html', bytes: buffer.bytes, contentType }), request, call)
  }

  async function addMissingItem(
    { unread, ...reading }: PageReading,
    page: PageText,
    request: ReadRequest,
    call: CallContext,
  ): Promise<PageReading> {
    if (!unread) return reading
    const content: Content = { kind: 'html', pieces: page.pieces, signals: unread }
    const { item } = await pool.read(() => content, request, call)
    const warnings = [...(reading.warnings ?? []), ...(item?.warnings ?? [])]
    return { ...reading, ...(item && { item }), warnings }
  }

  /** Reads a page in a thread. If it is too expensive, reads it again without rules. */
  async function readInThread(content: () => Content, request: ReadRequest, call: CallContext) {
    try {
      return await pool.read(content, request, call)
    } catch (error) {
      if (!(error instanceof PageTooExpensive) || request.rules.length === 0) throw error
      const reading = await pool.read(content, { ...request, rules: [] }, call)
      const message = `No rule was applied. ${error.message}`
      const warnings = [...(reading.warnings ?? []), { code: 'ENORULES', message }]
      return { ...reading, warnings }
    }
  }

  return {
    readFetched: (fetched: Fetched, request: ReadRequest, call: CallContext) =>
      readFetchedContent(fetched, request, call).finally(fetched.cancel),
    readHtml: async (html: string, request: ReadRequest, call: CallContext) => {
      if (request.rules.length > 0 || html.length > options.inlineBytes)
        return readInThread(() => ({ kind: 'html', pieces: [html] }), request, call)
      const page = new PageText([html])
      const local = { ...request, isOnLoop: true }
      const reading = readPage(page, local, await loadOptionalReaders(request))
      return addMissingItem(reading, page, request, call)
    },
    load: pool.load,
    close: pool.close,
  }
}

export type PageReader = ReturnType<typeof createPageReader>

async function readFirstBytes(body: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  let bytes: Uint8Array = new Uint8Array()
  while (bytes.length < SNIFFED_BYTES) {
    const next = await body.next()
    if (next.done) break
    bytes = bytes.length === 0 ? next.value : Buffer.concat([bytes, next.value])
  }
  return bytes
}

function prependChunk(head: Uint8Array, rest: AsyncIterator<Uint8Array>) {
  let next = async (): Promise<IteratorResult<Uint8Array>> => {
    next = () => rest.next()
    return { done: false, value: head }
  }
  return { [Symbol.asyncIterator]: () => ({ next: () => next() }) }
}
