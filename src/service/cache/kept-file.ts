import type { UnfinishedFile } from '../../contracts/own-files.js'
import { sumLengths } from '../../lib/net/body.js'

const BLOCK_BYTES = 32_768

/** Number of blocks to allocate at once. Smaller allocations would be slow. */
const BLOCKS_AT_ONCE = 64

/** Free blocks, reused to save garbage collection. */
const free: Buffer[] = []

function takeBlock(): Buffer {
  if (free.length === 0) {
    const slab = Buffer.allocUnsafeSlow(BLOCKS_AT_ONCE * BLOCK_BYTES)
    for (let end = slab.length; end > 0; end -= BLOCK_BYTES)
      free.push(slab.subarray(end - BLOCK_BYTES, end))
  }
  return free.pop() ?? NO_BLOCK
}

const NO_BLOCK: Buffer = Buffer.alloc(0)

/** WARC file in memory that gets its checksums at the first read. */
export class KeptFile {
  readonly size: number
  readonly #length: number
  readonly #finish: UnfinishedFile['finish']
  readonly #blocks: Buffer[] = []
  #finished: Promise<Buffer> | undefined

  constructor({ parts, finish }: UnfinishedFile) {
    this.#length = sumLengths(parts)
    this.#finish = finish
    let [block, at] = [NO_BLOCK, 0]
    for (const part of parts) {
      for (let from = 0; from < part.length; ) {
        if (at === block.length) {
          block = takeBlock()
          this.#blocks.push(block)
          at = 0
        }
        const piece = part.subarray(from, from + block.length - at)
        block.set(piece, at)
        at += piece.length
        from += piece.length
      }
    }
    this.size = this.#blocks.length * BLOCK_BYTES
  }

  /** Returns `undefined` if `freeBlocks` was called before the first reading. */
  readFile(): Promise<Buffer> | undefined {
    if (!this.#finished && this.#blocks.length === 0) return undefined
    this.#finished ??= this.#finish(Buffer.concat(this.#blocks, this.#length))
    this.freeBlocks()
    return this.#finished
  }

  freeBlocks(): void {
    free.push(...this.#blocks.splice(0))
  }
}
