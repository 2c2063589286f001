import { quote } from '../core/errors.js'
import { nearest } from '../core/nearest.js'
import type { Warning } from '../core/result.js'

/** Names told of; who sends more of them sends them by the thousand. */
const MAX_TOLD = 10
/** Names longer than this are no typing errors of ours. */
const LONGEST = 40

/**
 * Names in a request that mean nothing here. They are accepted, as the protocol asks, and the
 * answer warns of them, lest a misspelled name go unnoticed.
 */
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
    const meant = name.length <= LONGEST ? nearest(name, [...known]) : undefined
    const question = meant === undefined ? '' : ` Is ${quote(`${prefix}${meant}`)} meant?`
    this.#messages.add(`${quote(`${prefix}${name}`)} is not ${what}.${question}${hint}`)
  }

  get warnings(): readonly Warning[] {
    const more = this.#untold > 0 ? [`${this.#untold} more names are unknown.`] : []
    return [...this.#messages, ...more].map((message) => ({ code: 'EUNKNOWN', message }))
  }
}
