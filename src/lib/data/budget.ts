export interface Allowance {
  readonly characters: number
  /** Number of values, such as texts, objects and rows. */
  readonly nodes: number
}

export class Budget {
  readonly #allowance: Allowance
  #characters: number
  #nodes: number

  constructor(allowance: Allowance, spent: Allowance = NOTHING) {
    this.#allowance = allowance
    this.#characters = spent.characters
    this.#nodes = spent.nodes
  }

  /** Adds to the total. Returns false if it exceeds the budget. */
  spend(characters: number, nodes = 1): boolean {
    this.#characters += characters
    this.#nodes += nodes
    return !this.isExceeded
  }

  reset(): void {
    this.#characters = 0
    this.#nodes = 0
  }

  get isExceeded(): boolean {
    const { characters, nodes } = this.#allowance
    return this.#characters > characters || this.#nodes > nodes
  }

  get total(): Allowance {
    return { characters: this.#characters, nodes: this.#nodes }
  }
}

const NOTHING: Allowance = { characters: 0, nodes: 0 }
