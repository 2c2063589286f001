import { setMaxListeners } from 'node:events'

/** Lets at most `concurrency` holders in at once; the others wait in order. */
export class Turns {
  private readonly waiting: Array<() => void> = []
  private held = 0

  constructor(private readonly concurrency: number) {}

  /** Holders that have to wait. */
  get queued(): number {
    return this.waiting.length
  }

  /** Whether the next one would have to wait. */
  get full(): boolean {
    return this.held >= this.concurrency
  }

  /** Resolves when it is this one's turn; throws the signal's reason when it gives up before. */
  async take(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (this.full) return this.wait(signal)
    this.held++
  }

  /** Hands the place to the next in line. */
  give(): void {
    const next = this.waiting.shift()
    if (next) next()
    else this.held--
  }

  private wait(signal: AbortSignal): Promise<void> {
    // One request's rules may wait by the hundred for one signal.
    setMaxListeners(0, signal)
    return new Promise((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        this.waiting.splice(this.waiting.indexOf(start), 1)
        reject(signal.reason)
      }
      signal.addEventListener('abort', leave, { once: true })
      this.waiting.push(start)
    })
  }
}
