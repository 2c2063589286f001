/** Limits how many pieces of work start in one turn of the event loop. */
export class LoopQuota {
  readonly #perTurn: number
  readonly #waiting: (() => void)[] = []
  #left: number
  #isScheduled = false

  constructor(perTurn: number) {
    this.#perTurn = perTurn
    this.#left = perTurn
  }

  get isBusy(): boolean {
    return this.#waiting.length > 0
  }

  /** Resolves at once, or in a later turn if this turn's quota is used. */
  async waitForTurn(): Promise<void> {
    if (!this.#isScheduled) this.#scheduleTurn()
    if (this.#left === 0) return new Promise((resolve) => this.#waiting.push(resolve))
    this.#left -= 1
  }

  #scheduleTurn(): void {
    this.#isScheduled = true
    setImmediate(() => {
      const next = this.#waiting.splice(0, this.#perTurn)
      this.#left = this.#perTurn - next.length
      this.#isScheduled = false
      if (next.length > 0) this.#scheduleTurn()
      for (const proceed of next) proceed()
    })
  }
}
