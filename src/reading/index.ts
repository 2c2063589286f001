import type { Load } from '../core/events.js'
import type { Fetched } from '../core/http.js'
import { settled } from '../metadata/index.js'
import type { Content } from './content.js'
import { createLarge } from './large.js'
import { createPool, type PoolOptions, TooMuch } from './pool.js'
import {
  detectAll,
  newSignalReader,
  type PageReading,
  type ReadingPlan,
  wallWarnings,
} from './read-page.js'
import { readTarget, type TargetReading } from './target.js'

export interface ReaderOptions extends PoolOptions {
  /** Characters up to which metadata is read on the main loop, chunk by chunk. */
  readonly inlineChars: number
  /** Bodies larger than that which are held at once. */
  readonly largePages: number
}

export interface Reader {
  /** Reads what an address answered with while it arrives; asks for no more than is needed. */
  readTarget(fetched: Fetched, plan: ReadingPlan, signal: AbortSignal): Promise<TargetReading>
  /** Reads a page that is already here. */
  readHtml(html: string, plan: ReadingPlan): Promise<PageReading>
  /** Of the workers. */
  load(): Load
  close(): Promise<void>
}

/**
 * Metadata of ordinary pages is read on the main loop as the bytes come in. Everything whose cost
 * a stranger can raise, large pages and selectors, goes to a worker with a deadline.
 */
export function createReader(options: ReaderOptions): Reader {
  const pool = createPool(options)
  const large = createLarge({ from: options.inlineChars, atOnce: options.largePages })

  async function read(chunks: AsyncIterable<string>, plan: ReadingPlan, signal?: AbortSignal) {
    const signals = newSignalReader(plan)
    let html = ''
    let complete = true
    let inline = plan.rules.length === 0
    for await (const chunk of chunks) {
      html += chunk
      inline &&= html.length <= options.inlineChars
      if (inline) signals.write(chunk)
      if (inline && plan.asked.size === 0 && settled(signals.signals, plan)) {
        complete = false
        break
      }
    }
    const detected = inline && detectAll(signals.end(), plan)
    if (detected) return { ...detected, warnings: wallWarnings(html, plan, complete) }
    return readApart({ kind: 'html', text: html }, plan, signal)
  }

  /** A page whose tree is too much may still have metadata, which costs a fraction of it. */
  async function readApart(content: Content, plan: ReadingPlan, signal?: AbortSignal) {
    try {
      return await pool.read(content, plan, signal)
    } catch (error) {
      if (!(error instanceof TooMuch) || plan.rules.length === 0) throw error
      const reading = await pool.read(content, { ...plan, rules: [] }, signal)
      const message = `No rule was applied. ${error.message}`
      const warnings = [...(reading.warnings ?? []), { code: 'ENORULES', message }]
      return { ...reading, warnings }
    }
  }

  return {
    readTarget: (fetched, plan, signal) =>
      large(fetched, signal, (held) =>
        readTarget(held, plan, {
          page: (chunks) => read(chunks, plan, signal),
          content: (content) => readApart(content, plan, signal),
        }),
      ),
    readHtml: (html, plan) => read(one(html), plan),
    load: () => pool.load(),
    close: () => pool.close(),
  }
}

async function* one(html: string): AsyncGenerator<string> {
  yield html
}
