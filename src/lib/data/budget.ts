/** Limits of what is made from one input. */
export interface Allowance {
  /** Characters of all texts together. */
  readonly characters: number
  /** Number of values: texts, objects, rows. */
  readonly nodes: number
}

/** Limits the size of an output by counting each part. */
export class Budget {
  readonly #allowance: Allowance
  #characters: number
  #nodes: number

  /** @param made spent before */
  constructor(allowance: Allowance, made: Allowance = NOTHING) {
    this.#allowance = allowance
    this.#characters = made.characters
    this.#nodes = made.nodes
  }

  /** Returns false if too little is left, and from then on. */
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
