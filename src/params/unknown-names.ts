import type { Warning } from '../contracts/result.js'
import { findNearest, formatSuggestion } from '../lib/text/nearest.js'
import { quote } from '../lib/text/quote.js'

/** Maximum number of names that get a warning of their own. Further names are only counted. */
const MAX_TOLD = 10

/** Collects warnings about unknown names, which have no effect. */
export class UnknownNames {
  readonly #messages = new Set<string>()
  #untold = 0

  /** @param what noun for a known name, such as `a field` */
  addUnknownNameWarning(
    prefix: string,
    name: string,
    what: string,
    known: Iterable<string>,
    hint = '',
  ): void {
    if (this.#messages.size >= MAX_TOLD) {
      this.#untold += 1
      return
    }
    const near = findNearest(name, [...known])
    const question = formatSuggestion(near.map((meant) => `${prefix}${meant}`))
    this.#messages.add(`${quote(`${prefix}${name}`)} is not ${what}.${question}${hint}`)
  }

  /** Warns that an option has no effect, because `parent` is off. */
  addUselessOptionWarning(name: string, parent: string): void {
    this.#messages.add(`${quote(name)} means nothing without ${quote(`${parent}=true`)}.`)
  }

  get warnings(): readonly Warning[] {
    const more = this.#untold > 0 ? [`${this.#untold} more names are unknown.`] : []
    return [...this.#messages, ...more].map((message) => ({ code: 'EUNKNOWN', message }))
  }
}
