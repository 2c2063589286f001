import type { Warning } from '../../contracts/result.js'
import { quote } from '../../lib/text/quote.js'
import type { Doubt } from '../convert/index.js'

/** Gathers numbers that can be read in two ways, the first of each rule. */
export class Doubts {
  readonly #warnings = new Map<string, Warning>()

  get warnings(): Warning[] {
    return [...this.#warnings.values()]
  }

  add(path: string, { text, taken, other }: Doubt): void {
    if (this.#warnings.has(path)) return
    const message = `\`${path}\`: ${quote(text)} was read as ${taken}, and may mean ${other}.`
    this.#warnings.set(path, { code: 'EAMBIGUOUS', message })
  }
}
