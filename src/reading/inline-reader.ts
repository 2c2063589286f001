import { PageDecoder } from '../encoding/index.js'
import { isSettled } from '../metadata/index.js'
import { isShell, type SignalReader } from '../page/index.js'
import {
  detectFields,
  interstitialWarnings,
  newSignalReader,
  type PageReading,
  type ReadRequest,
} from './read-page.js'

/** Reads an ordinary page's metadata on the main loop, as its bytes come in. */
export class InlineReader {
  readonly #decoder: PageDecoder
  readonly #signals: SignalReader
  #html = ''
  readonly #request: ReadRequest

  constructor(request: ReadRequest, contentType: string | undefined) {
    this.#request = request
    this.#decoder = new PageDecoder(contentType)
    this.#signals = newSignalReader(request)
  }

  /** Whether everything wanted is known, and the rest need not be read. */
  write(bytes: Uint8Array): boolean {
    this.#add(this.#decoder.write(bytes))
    return this.#request.optional.size === 0 && isSettled(this.#signals.signals, this.#request)
  }

  /** `complete` unless the rest was not read. */
  end(complete: boolean): PageReading {
    if (complete) this.#add(this.#decoder.end())
    const detected = detectFields(this.#signals.end(), this.#request)
    const warnings = interstitialWarnings(this.#html, this.#request, complete)
    const { tellsShell } = this.#request
    return { ...detected, warnings, ...(tellsShell && { shell: complete && isShell(this.#html) }) }
  }

  #add(text: string): void {
    this.#html += text
    this.#signals.write(text)
  }
}
