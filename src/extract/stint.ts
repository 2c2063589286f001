import { LinkglassError } from '../core/errors.js'

/** Steps between two looks at the clock. */
const LOOK = 1_024

/** The time that all rules of one request have together, and which of them is at work. */
export class Stint {
  private readonly end: number
  private steps = 0
  private path = 'data'

  constructor(private readonly milliseconds: number) {
    this.end = performance.now() + milliseconds
  }

  /**
   * A rule begins another piece of work.
   * @throws LinkglassError `EINVALDATA` naming the rule when the time is over
   */
  at(path: string): void {
    this.path = path
    this.look()
  }

  /** Called in the innermost loops; throws as `at` does. */
  step(): void {
    if (++this.steps % LOOK === 0) this.look()
  }

  private look(): void {
    if (performance.now() <= this.end) return
    const why = `selecting took longer than ${this.milliseconds} ms`
    throw new LinkglassError('EINVALDATA', `\`${this.path}\`: ${why}. Give simpler selectors.`, {
      data: { [this.path]: why },
    })
  }
}
