import { LinkglassError } from '../../contracts/errors.js'

/** Steps between two looks at the clock. */
const LOOK = 1_024

/** The time that all rules of one request have together, and which of them is at work. */
export class TimeBudget {
  readonly #end: number
  #steps = 0
  #path = 'data'
  readonly #milliseconds: number

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds
    this.#end = performance.now() + milliseconds
  }

  /**
   * A rule begins another piece of work.
   * @throws LinkglassError `EINVALDATA` naming the rule when the time is over
   */
  enterRule(path: string): void {
    this.#path = path
    this.#check()
  }

  /** Called in the innermost loops; throws as `enterRule` does. */
  tick(): void {
    if (++this.#steps % LOOK === 0) this.#check()
  }

  #check(): void {
    if (performance.now() <= this.#end) return
    const why = `selecting took longer than ${this.#milliseconds} ms`
    throw new LinkglassError('EINVALDATA', `\`${this.#path}\`: ${why}. Give simpler selectors.`, {
      data: { [this.#path]: why },
    })
  }
}
