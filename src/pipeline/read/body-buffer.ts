/**
 * The bytes of a body as they come. Those of a large one stand in memory that a worker sees too,
 * so that nothing is copied between threads; pages of it that are not written to cost nothing.
 */
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

  /** New memory each time, which can be given away; or that of a large body. */
  get bytes(): Uint8Array {
    if (this.#memory) return this.#memory.subarray(0, this.size)
    // Not from a pool that others share, and without zeros, since all of it is written.
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
 * Above the size from which the C library gives memory back to the system as soon as it is free,
 * whatever was allocated before (mallopt(3), M_MMAP_THRESHOLD: at most 32 MiB).
 */
const CAPACITY = 32 * 2 ** 20 + 65_536
