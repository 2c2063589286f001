interface Queue {
  active: number
  /** Those who wait, the longest first. */
  readonly waiting: Set<() => void>
}

/** Lets at most `width` holders of one key through at a time; the others wait in order. */
export class Gate {
  readonly #width: number
  readonly #queues = new Map<string, Queue>()

  constructor(width: number) {
    this.#width = width
  }

  /** Resolves to the function that lets the next one in; rejects when the signal aborts. */
  async enter(key: string, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted()
    const queue = this.#queues.get(key) ?? { active: 0, waiting: new Set() }
    this.#queues.set(key, queue)
    if (queue.active < this.#width) queue.active++
    else await turn(queue, signal)
    return once(() => this.#leave(key, queue))
  }

  #leave(key: string, queue: Queue): void {
    const [next] = queue.waiting
    if (next !== undefined) next()
    else if (--queue.active === 0) this.#queues.delete(key)
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

/** The place of the one before is handed over, so `active` stays as it is. */
function turn(queue: Queue, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const proceed = () => {
      queue.waiting.delete(proceed)
      signal.removeEventListener('abort', leave)
      resolve()
    }
    const leave = () => {
      queue.waiting.delete(proceed)
      reject(signal.reason)
    }
    queue.waiting.add(proceed)
    signal.addEventListener('abort', leave, { once: true })
  })
}

function once(act: () => void): () => void {
  let done = false
  return () => {
    if (done) return
    done = true
    act()
  }
}
