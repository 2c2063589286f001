/** Collects a body. A large one is kept in shared memory. */
export class BodyBuffer {
  size = 0
  #parts: Uint8Array[] = []
  #memory: Uint8Array<SharedArrayBuffer> | undefined
  readonly #threshold: number

  /** @param threshold number of bytes above which the body moves to shared memory */
  constructor(threshold: number) {
    this.#threshold = threshold
  }

  append(part: Uint8Array): void {
    const start = this.size
    this.size += part.length
    if (this.size <= this.#threshold) this.#parts.push(part)
    else this.#growMemory().set(part, start)
  }

  get bytes(): Uint8Array {
    if (this.#memory) return this.#memory.subarray(0, this.size)
    // Allocates outside of Node's pool, so that the buffer can move to a thread. All bytes are overwritten.
    const whole = Buffer.allocUnsafeSlow(this.size)
    let at = 0
    for (const part of this.#parts) {
      whole.set(part, at)
      at += part.length
    }
    return whole
  }

  #growMemory(): Uint8Array {
    const memory = this.#memory
    if (memory && this.size <= memory.length) return memory
    const larger = new Uint8Array(new SharedArrayBuffer(Math.max(CAPACITY, 2 * this.size)))
    larger.set(memory ?? Buffer.concat(this.#parts.splice(0)))
    this.#memory = larger
    return larger
  }
}

/** Minimum number of shared bytes. Above 32 MiB, freed memory returns to the system (mallopt(3)). */
const CAPACITY = 32 * 2 ** 20 + 65_536
