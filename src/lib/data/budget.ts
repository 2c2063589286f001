/** Limits for what one input may produce. */
export interface Allowance {
  /** Characters of all texts together. */
  readonly characters: number
  /** Number of values, such as texts, objects and rows. */
  readonly nodes: number
}

/** Limits the size of an output by counting each part of it. */
export class Budget {
  readonly #allowance: Allowance
  #characters: number
  #nodes: number

  /** @param made characters and values spent before */
  constructor(allowance: Allowance, made: Allowance = NOTHING) {
    this.#allowance = allowance
    this.#characters = made.characters
    this.#nodes = made.nodes
  }

  /** Counts a part; returns false if all parts so far exceed the budget. */
  spend(characters: number, nodes = 1): boolean {
    this.#characters += characters
    this.#nodes += nodes
    return !this.spent
  }

  get spent(): boolean {
    const { characters, nodes } = this.#allowance
    return this.#characters > characters || this.#nodes > nodes
  }

  get made(): Allowance {
    return { characters: this.#characters, nodes: this.#nodes }
  }
}

const NOTHING: Allowance = { characters: 0, nodes: 0 }
