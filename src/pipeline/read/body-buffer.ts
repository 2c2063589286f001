/** Collects a body. A large one is put into memory that threads share; what is not written to costs nothing. */
export class BodyBuffer {
  size = 0
  #parts: Uint8Array[] = []
  #memory: Uint8Array<SharedArrayBuffer> | undefined
  readonly #large: number

  /** @param large bytes from which a body is large */
  constructor(large: number) {
    this.#large = large
  }

  append(part: Uint8Array): void {
    const start = this.size
    this.size += part.length
    if (this.size <= this.#large) this.#parts.push(part)
    else this.#capacity().set(part, start)
  }

  /** Returns the bytes so far: a copy to give to a thread, or the shared memory. */
  get bytes(): Uint8Array {
    if (this.#memory) return this.#memory.subarray(0, this.size)
    // A buffer of its own, as a thread takes it over; without zeros, since all of it is written.
    const whole = Buffer.allocUnsafeSlow(this.size)
    let at = 0
    for (const part of this.#parts) {
      whole.set(part, at)
      at += part.length
    }
    return whole
  }

  #capacity(): Uint8Array {
    const memory = this.#memory
    if (memory && this.size <= memory.length) return memory
    const larger = new Uint8Array(new SharedArrayBuffer(Math.max(CAPACITY, 2 * this.size)))
    larger.set(memory ?? Buffer.concat(this.#parts.splice(0)))
    this.#memory = larger
    return larger
  }
}

/**
 * Bytes to reserve: from this size on, the C library gives freed memory back to the system at once (mallopt(3),
 * M_MMAP_THRESHOLD: at most 32 MiB).
 */
const CAPACITY = 32 * 2 ** 20 + 65_536
