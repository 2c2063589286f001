/** Limits the steps that resume in one turn of the event loop. */
export class LoopQuota {
  readonly #perTurn: number
  readonly #waiting: (() => void)[] = []
  #left: number
  #isArmed = false

  constructor(perTurn: number) {
    this.#perTurn = perTurn
    this.#left = perTurn
  }

  /** True if steps wait for a later turn. */
  get isBusy(): boolean {
    return this.#waiting.length > 0
  }

  /** Resolves in this turn or, if this one is full, in a later one, in order. */
  async step(): Promise<void> {
    if (!this.#isArmed) this.#arm()
    if (this.#left === 0) return new Promise((resolve) => this.#waiting.push(resolve))
    this.#left -= 1
  }

  #arm(): void {
    this.#isArmed = true
    setImmediate(() => {
      const next = this.#waiting.splice(0, this.#perTurn)
      this.#left = this.#perTurn - next.length
      this.#isArmed = false
      if (next.length > 0) this.#arm()
      for (const proceed of next) proceed()
    })
  }
}
