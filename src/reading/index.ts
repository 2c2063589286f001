import type { Load } from '../core/events.js'
import type { Turn } from '../core/fair-queue.js'
import type { Fetched } from '../core/http.js'
import type { Content } from './content.js'
import { InlineReader } from './inline.js'
import { createLoopShare } from './loop-share.js'
import { createPool, type PoolOptions, TooMuch } from './pool.js'
import { type PageReading, type ReadingPlan, readPage } from './read-page.js'
import { Slab } from './slab.js'
import { readTarget, type TargetReading } from './target.js'

export interface ReaderOptions extends PoolOptions {
  /** Bytes up to which metadata is read on the main loop, chunk by chunk. */
  readonly inlineBytes: number
}

export interface Reader {
  /** Reads what an address answered with while it arrives; asks for no more than is needed. */
  readTarget(fetched: Fetched, plan: ReadingPlan, turn: Turn): Promise<TargetReading>
  /** Reads a page that is already here. */
  readHtml(html: string, plan: ReadingPlan, turn: Turn): Promise<PageReading>
  /** Of the workers. */
  load(): Load
  close(): Promise<void>
}

/** Milliseconds of one turn of the loop in which pages are read. */
const SHARE = 5

/** Where a field that the head can settle is settled, if it is. */
const HEAD_BYTES = 128 * 1024

/**
 * Metadata of ordinary pages is read on the main loop as the bytes come in. Everything whose cost
 * a stranger can raise, large pages and selectors, goes to a worker with a deadline.
 */
export function createReader(options: ReaderOptions): Reader {
  const pool = createPool(options)
  const share = createLoopShare(SHARE)

  /** Large pages are not even decoded here. */
  async function readBody(
    body: AsyncIterable<Uint8Array>,
    { 'content-type': contentType, 'content-length': length }: Fetched['headers'],
    plan: ReadingPlan,
    turn: Turn,
  ): Promise<PageReading> {
    // What is going to be read in a worker anyway is read here only as far as it may settle.
    const inlineBytes = Number(length) > options.inlineBytes ? HEAD_BYTES : options.inlineBytes
    const inline = plan.rules.length === 0 ? new InlineReader(plan, contentType) : undefined
    const slab = new Slab(options.inlineBytes)
    for await (const part of body) {
      slab.append(part)
      if (!inline || slab.size > inlineBytes) continue
      if (!inline.take(part)) continue
      if (await share.run(() => inline.look())) return share.run(() => inline.end(false))
    }
    if (inline && slab.size <= inlineBytes) return share.run(() => inline.end(true))
    return readApart({ kind: 'html', bytes: slab.bytes, contentType }, plan, turn)
  }

  /** A page whose tree is too much may still have metadata, which costs a fraction of it. */
  async function readApart(content: Content, plan: ReadingPlan, turn: Turn) {
    try {
      return await pool.read(content, plan, turn)
    } catch (error) {
      if (!(error instanceof TooMuch) || plan.rules.length === 0) throw error
      const reading = await pool.read(content, { ...plan, rules: [] }, turn)
      const message = `No rule was applied. ${error.message}`
      const warnings = [...(reading.warnings ?? []), { code: 'ENORULES', message }]
      return { ...reading, warnings }
    }
  }

  return {
    readTarget: (fetched, plan, turn) =>
      readTarget(fetched, plan, {
        page: (bytes) => readBody(bytes, fetched.headers, plan, turn),
        content: (content) => readApart(content, plan, turn),
      }),
    readHtml: (html, plan, turn) =>
      plan.rules.length === 0 && html.length <= options.inlineBytes
        ? Promise.resolve(readPage(html, plan))
        : readApart({ kind: 'html', text: html }, plan, turn),
    load: () => pool.load(),
    close: () => pool.close(),
  }
}
