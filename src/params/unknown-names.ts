import type { Warning } from '../contracts/result.js'
import { didYouMean, findNearest } from '../lib/text/nearest.js'
import { quote } from '../lib/text/quote.js'

/** Names in warnings at most, since a request may have thousands of unknown ones. */
const MAX_TOLD = 10

/** Collects unknown names of a request, which are accepted and answered with a warning. */
export class UnknownNames {
  readonly #messages = new Set<string>()
  #untold = 0

  /**
   * @param prefix what stands before the name, as in `meta.`
   * @param what the sort of name that it is not, as in `a field`
   * @param hint a further sentence
   */
  add(prefix: string, name: string, what: string, known: Iterable<string>, hint = ''): void {
    if (this.#messages.size >= MAX_TOLD) {
      this.#untold += 1
      return
    }
    const near = findNearest(name, [...known])
    const question = didYouMean(near.map((meant) => `${prefix}${meant}`))
    this.#messages.add(`${quote(`${prefix}${name}`)} is not ${what}.${question}${hint}`)
  }

  /** Warns of an option whose parent is off. */
  addOption(name: string, parent: string): void {
    this.#messages.add(`${quote(name)} means nothing without ${quote(`${parent}=true`)}.`)
  }

  get warnings(): readonly Warning[] {
    const more = this.#untold > 0 ? [`${this.#untold} more names are unknown.`] : []
    return [...this.#messages, ...more].map((message) => ({ code: 'EUNKNOWN', message }))
  }
}
