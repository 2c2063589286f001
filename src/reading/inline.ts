import { PageDecoder } from '../fetch/charset.js'
import { settled } from '../metadata/index.js'
import { isShell } from '../page/shell.js'
import type { SignalReader } from '../page/signals.js'
import {
  detectAll,
  newSignalReader,
  type PageReading,
  type ReadingPlan,
  wallWarnings,
} from './read-page.js'

/** Reads an ordinary page's metadata on the main loop, as its bytes come in. */
export class InlineReader {
  private readonly decoder: PageDecoder
  private readonly signals: SignalReader
  private html = ''

  constructor(
    private readonly plan: ReadingPlan,
    contentType: string | undefined,
  ) {
    this.decoder = new PageDecoder(contentType)
    this.signals = newSignalReader(plan)
  }

  /** Whether everything wanted is known, and the rest need not be read. */
  write(bytes: Uint8Array): boolean {
    this.add(this.decoder.write(bytes))
    return this.plan.asked.size === 0 && settled(this.signals.signals, this.plan)
  }

  /** `complete` unless the rest was not read. */
  end(complete: boolean): PageReading {
    if (complete) this.add(this.decoder.end())
    const detected = detectAll(this.signals.end(), this.plan)
    const warnings = wallWarnings(this.html, this.plan, complete)
    const { tellsShell } = this.plan
    return { ...detected, warnings, ...(tellsShell && { shell: complete && isShell(this.html) }) }
  }

  private add(text: string): void {
    this.html += text
    this.signals.write(text)
  }
}
