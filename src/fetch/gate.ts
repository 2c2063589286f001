import { Turns } from '../core/turns.js'

/** Lets at most `width` holders of one key through at a time; the others wait in order. */
export class Gate {
  readonly #width: number
  readonly #turns = new Map<string, Turns>()

  constructor(width: number) {
    this.#width = width
  }

  /** Resolves to the function that lets the next one in; rejects when the signal aborts. */
  async enter(key: string, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted()
    const turns = this.#turns.get(key) ?? new Turns(this.#width)
    this.#turns.set(key, turns)
    await turns.take(signal)
    return once(() => {
      turns.give()
      if (turns.idle) this.#turns.delete(key)
    })
  }
}

/** Counts holders by key and refuses beyond a limit. */
export class Counter {
  readonly #limit: number
  readonly #counts = new Map<string, number>()

  constructor(limit: number) {
    this.#limit = limit
  }

  /** The function that gives all the keys back, or `undefined` when one of them is taken up. */
  enter(keys: readonly string[]): (() => void) | undefined {
    const distinct = [...new Set(keys)]
    if (distinct.some((key) => this.#count(key) >= this.#limit)) return undefined
    for (const key of distinct) this.#counts.set(key, this.#count(key) + 1)
    return once(() => {
      for (const key of distinct) this.#giveBack(key)
    })
  }

  #count(key: string): number {
    return this.#counts.get(key) ?? 0
  }

  #giveBack(key: string): void {
    const left = this.#count(key) - 1
    if (left > 0) this.#counts.set(key, left)
    else this.#counts.delete(key)
  }
}

function once(act: () => void): () => void {
  let done = false
  return () => {
    if (done) return
    done = true
    act()
  }
}
