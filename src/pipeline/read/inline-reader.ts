import { isSettled } from '../../metadata/index.js'
import { PageDecoder } from '../../page/encoding/index.js'
import type { SignalReader } from '../../page/index.js'
import type { MarkupSignals } from '../../technologies/index.js'
import { newSignalReader, type PageReading, type ReadRequest, readSignals } from './read-page.js'

/** Bytes between two looks at least: a page in pieces of a few is read by the kilobyte. */
const LEAST = 1_024

/** Reads an ordinary page's metadata on the main loop, as its bytes come in. */
export class InlineReader {
  readonly #decoder: PageDecoder
  readonly #signals: SignalReader
  readonly #technologies: MarkupSignals | undefined
  #html = ''
  /** Bytes that came and were not read yet, and how many were. */
  #waiting: Uint8Array[] = []
  #waitingBytes = 0
  #readBytes = 0
  readonly #request: ReadRequest

  /** @param technologies reads what the page is made with, where that is asked for */
  constructor(request: ReadRequest, contentType: string | undefined, technologies?: MarkupSignals) {
    this.#request = request
    this.#decoder = new PageDecoder(contentType)
    this.#signals = newSignalReader(request)
    this.#technologies = technologies
  }

  /**
   * Whether enough has come for a further look. Each look costs by what was read so far, so the
   * next one waits until there is an eighth more: a page that drips costs as one that pours.
   */
  take(bytes: Uint8Array): boolean {
    this.#waiting.push(bytes)
    this.#waitingBytes += bytes.length
    return this.#waitingBytes >= Math.min(LEAST, this.#readBytes) + this.#readBytes / 8
  }

  /** Reads what came. Whether everything wanted is known, and the rest need not be read. */
  look(): boolean {
    this.#readWaiting()
    // Anything may be a sign of what the page is made with, to its end.
    if (this.#technologies) return false
    return this.#request.whole !== true && isSettled(this.#signals.signals, this.#request)
  }

  /** `complete` unless the rest was not read. */
  end(complete: boolean): PageReading {
    if (complete) {
      this.#readWaiting()
      this.#add(this.#decoder.end())
    }
    const technologySignals = this.#technologies && [...this.#technologies.end()]
    return {
      ...readSignals(this.#signals, this.#html, this.#request, complete ? 'all' : 'beginning'),
      ...(technologySignals && { technologySignals }),
    }
  }

  #readWaiting(): void {
    const [only, ...more] = this.#waiting.splice(0)
    if (only === undefined) return
    this.#add(this.#decoder.write(more.length > 0 ? Buffer.concat([only, ...more]) : only))
    this.#readBytes += this.#waitingBytes
    this.#waitingBytes = 0
  }

  #add(text: string): void {
    this.#html += text
    this.#signals.write(text)
    this.#technologies?.write(text)
  }
}
