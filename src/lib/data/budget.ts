/** The most that may be made out of one input. */
export interface Allowance {
  /** Characters of all texts together. */
  readonly characters: number
  /** Values, whatever their size: texts, objects, rows. */
  readonly nodes: number
}

/**
 * What may still be made. A limit on an input says nothing about what comes out of it: references,
 * wildcards and joins multiply. So each text and value is paid for where it is produced, and who
 * can't pay leaves the rest out.
 */
export class Budget {
  readonly #allowance: Allowance
  #characters: number
  #nodes: number

  /** @param made what was made of it before */
  constructor(allowance: Allowance, made: Allowance = NOTHING) {
    this.#allowance = allowance
    this.#characters = made.characters
    this.#nodes = made.nodes
  }

  /** Whether there was enough left; once there was not, nothing more can be had. */
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
