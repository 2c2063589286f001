import { LinkglassError } from '../core/errors.js'

/** Steps between two looks at the clock. */
const LOOK = 1_024

/** Steps that a piece of a rule's work counts for: looking at the clock is dearer than most pieces. */
const ENTRY = 256

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
    this.#count(ENTRY)
  }

  /** Called in the innermost loops; throws as `enterRule` does. */
  tick(): void {
    this.#count(1)
  }

  #count(steps: number): void {
    this.#steps += steps
    if (this.#steps < LOOK) return
    this.#steps = 0
    this.#check()
  }

  #check(): void {
    if (performance.now() <= this.#end) return
    const why = `selecting took longer than ${this.#milliseconds} ms`
    throw new LinkglassError('EINVALDATA', `\`${this.#path}\`: ${why}. Give simpler selectors.`, {
      data: { [this.#path]: why },
    })
  }
}
