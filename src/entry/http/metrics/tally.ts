interface Labels {
  readonly outcome: string
  readonly cache: string
}

/**
 * Requests since somebody last read the counts. There are thousands of hits a second and a reader every
 * few seconds: the library's own way to tell labels apart is a good part of a hit.
 */
export class Tally {
  readonly #counts = new Map<string, Map<string, number>>()

  add({ outcome, cache }: Labels): void {
    const counts = this.#counts.get(outcome)
    if (counts) counts.set(cache, (counts.get(cache) ?? 0) + 1)
    else this.#counts.set(outcome, new Map([[cache, 1]]))
  }

  /** What was counted, which is forgotten with that. */
  *take(): Generator<[labels: { outcome: string; cache: string }, count: number]> {
    for (const [outcome, counts] of this.#counts) {
      for (const [cache, count] of counts) yield [{ outcome, cache }, count]
    }
    this.#counts.clear()
  }
}
