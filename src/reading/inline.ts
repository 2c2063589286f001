import { PageDecoder } from '../fetch/charset.js'
import { settled } from '../metadata/index.js'
import type { SignalReader } from '../page/signals.js'
import {
  detectAll,
  newSignalReader,
  type PageReading,
  type ReadingPlan,
  wallWarnings,
} from './read-page.js'

/** Bytes between two looks at least: a page in pieces of a few is read by the kilobyte. */
const LEAST = 1_024

/** Reads an ordinary page's metadata on the main loop, as its bytes come in. */
export class InlineReader {
  private readonly decoder: PageDecoder
  private readonly signals: SignalReader
  private html = ''
  /** Bytes that came and were not read yet, and how many were. */
  private waiting: Uint8Array[] = []
  private waitingBytes = 0
  private readBytes = 0

  constructor(
    private readonly plan: ReadingPlan,
    contentType: string | undefined,
  ) {
    this.decoder = new PageDecoder(contentType)
    this.signals = newSignalReader(plan)
  }

  /**
   * Whether enough has come for a further look. Each look costs by what was read so far, so the
   * next one waits until there is an eighth more: a page that drips costs as one that pours.
   */
  take(bytes: Uint8Array): boolean {
    this.waiting.push(bytes)
    this.waitingBytes += bytes.length
    return this.waitingBytes >= Math.min(LEAST, this.readBytes) + this.readBytes / 8
  }

  /** Reads what came. Whether everything wanted is known, and the rest need not be read. */
  look(): boolean {
    this.readWaiting()
    return this.plan.asked.size === 0 && settled(this.signals.signals, this.plan)
  }

  /** `complete` unless the rest was not read. */
  end(complete: boolean): PageReading {
    if (complete) {
      this.readWaiting()
      this.add(this.decoder.end())
    }
    const detected = detectAll(this.signals.end(), this.plan)
    return { ...detected, warnings: wallWarnings(this.html, this.plan, complete) }
  }

  private readWaiting(): void {
    const [only, ...more] = this.waiting.splice(0)
    if (only === undefined) return
    this.add(this.decoder.write(more.length > 0 ? Buffer.concat([only, ...more]) : only))
    this.readBytes += this.waitingBytes
    this.waitingBytes = 0
  }

  private add(text: string): void {
    this.html += text
    this.signals.write(text)
  }
}
