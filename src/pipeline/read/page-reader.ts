import type { CallContext } from '../../contracts/call-context.js'
import type { Load } from '../../contracts/events.js'
import type { Fetched } from '../../contracts/http.js'
import { BodyBuffer } from './body-buffer.js'
import { InlineReader } from './inline-reader.js'
import { createLoopBudget } from './loop-budget.js'
import type { Content } from './read-content.js'
import { type PageReading, type ReadRequest, readPage, technologyReader } from './read-page.js'
import { readTarget } from './read-target.js'
import { createReadingPool, PageTooExpensive, type ReadingPoolOptions } from './reading-pool.js'
import { isSmall, readSmallPage } from './small-page.js'

export interface PageReaderOptions extends ReadingPoolOptions {
  /** Bytes up to which metadata is read on the main loop, chunk by chunk. */
  readonly inlineBytes: number
}

/** Bytes up to which a page is read on the main loop. */
export const INLINE_BYTES = 500_000

export interface PageReader {
  /** Reads what an address answered with while it arrives; asks for no more than is needed. */
  readTarget(fetched: Fetched, request: ReadRequest, call: CallContext): Promise<PageReading>
  /** Reads a page that is already here. */
  readHtml(html: string, request: ReadRequest, call: CallContext): Promise<PageReading>
  /** Of the workers. */
  load(): Load
  close(): Promise<void>
}

/** Milliseconds of one turn of the loop in which pages are read. */
const LOOP_BUDGET = 5

/** Where a field that the head can settle is settled, if it is. */
const HEAD_BYTES = 128 * 1024

/**
 * Metadata of ordinary pages is read on the main loop as the bytes come in, and small pages with
 * plain rules. Everything whose cost a stranger can raise, large pages and selectors, goes to a
 * worker with a deadline.
 */
export function createPageReader(options: PageReaderOptions): PageReader {
  const pool = createReadingPool(options)
  const loopBudget = createLoopBudget(LOOP_BUDGET)

  /** Large pages are not even decoded here. */
  async function readBody(
    body: AsyncIterable<Uint8Array>,
    { 'content-type': contentType, 'content-length': length }: Fetched['headers'],
    request: ReadRequest,
    call: CallContext,
  ): Promise<PageReading> {
    // What is going to be read in a worker anyway is read here only as far as it may settle.
    const inlineBytes = Number(length) > options.inlineBytes ? HEAD_BYTES : options.inlineBytes
    const technologies = await technologyReader(request)
    const inline =
      request.rules.length === 0 ? new InlineReader(request, contentType, technologies) : undefined
    const buffer = new BodyBuffer(options.inlineBytes)
    for await (const part of body) {
      buffer.append(part)
      if (!inline || buffer.size > inlineBytes) continue
      if (!inline.take(part)) continue
      if (await loopBudget.run(() => inline.look())) return loopBudget.run(() => inline.end(false))
    }
    if (inline && buffer.size <= inlineBytes) return loopBudget.run(() => inline.end(true))
    if (!inline && isSmall(buffer.size, request)) {
      const reading = await loopBudget.run(() =>
        readSmallPage(buffer.bytes, contentType, request, technologies),
      )
      if (reading) return reading
    }
    return readApart(() => ({ kind: 'html', bytes: buffer.bytes, contentType }), request, call)
  }

  /** A page whose tree is too much may still have metadata, which costs a fraction of it. */
  async function readApart(content: () => Content, request: ReadRequest, call: CallContext) {
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
    readTarget: (fetched, request, call) =>
      readTarget(fetched, request, {
        page: (bytes) => readBody(bytes, fetched.headers, request, call),
        content: (content) => readApart(content, request, call),
      }),
    readHtml: async (html, request, call) =>
      request.rules.length === 0 && html.length <= options.inlineBytes
        ? readPage(html, request, await technologyReader(request))
        : readApart(() => ({ kind: 'html', text: html }), request, call),
    load: () => pool.load(),
    close: () => pool.close(),
  }
}
