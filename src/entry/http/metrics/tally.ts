interface Labels {
  readonly outcome: string
  readonly cache: string
}

/** Counts requests between two readings; the library's own counting would be a good part of a hit. */
export class Tally {
  readonly #counts = new Map<string, Map<string, number>>()

  add({ outcome, cache }: Labels): void {
    const counts = this.#counts.get(outcome)
    if (counts) counts.set(cache, (counts.get(cache) ?? 0) + 1)
    else this.#counts.set(outcome, new Map([[cache, 1]]))
  }

  /** Returns the counts and resets them. */
  *take(): Generator<[labels: { outcome: string; cache: string }, count: number]> {
    for (const [outcome, counts] of this.#counts) {
      for (const [cache, count] of counts) yield [{ outcome, cache }, count]
    }
    this.#counts.clear()
  }
}
