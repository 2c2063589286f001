import type { JobOutcome } from './job.js'
import type { ChunkProgress, Claim } from './job-store.js'
import type { JobLink } from './link-queue.js'

interface HeldChunk {
  /** Number of links that are not written as done. */
  left: number
  /** Outcomes that are not written yet, by place. */
  readonly finished: Map<number, JobOutcome>
}

/** Holds the chunks of a worker, with the outcomes of their links that are not written yet. */
export class HeldChunks {
  readonly #chunks = new Map<Claim, HeldChunk>()

  get size(): number {
    return this.#chunks.size
  }

  /** Outcomes that are not written yet. */
  get finished(): number {
    return [...this.#chunks.values()].reduce((sum, { finished }) => sum + finished.size, 0)
  }

  add(claim: Claim): void {
    this.#chunks.set(claim, { left: claim.open.length, finished: new Map() })
  }

  has(claim: Claim): boolean {
    return this.#chunks.has(claim)
  }

  /** Adds the outcome of a link, unless its chunk was lost meanwhile. */
  finish({ claim, place }: JobLink, outcome: JobOutcome): void {
    this.#chunks.get(claim)?.finished.set(place, outcome)
  }

  /** Lists the progress of each chunk, to be written. */
  toProgress(started: readonly JobLink[], step: 'keep' | 'leave'): readonly ChunkProgress[] {
    return [...this.#chunks].map(([claim, { left, finished }]) => ({
      claim,
      started: started.filter((link) => link.claim === claim).map(({ place }) => place),
      finished: new Map(finished),
      step: left > finished.size ? step : 'finish',
    }))
  }

  /** Forgets outcomes that are written now, and chunks that are lost or done. */
  confirm(written: readonly ChunkProgress[], lost: ReadonlySet<Claim>): void {
    for (const { claim, finished } of written) {
      const chunk = this.#chunks.get(claim)
      for (const place of finished.keys()) chunk?.finished.delete(place)
      if (chunk) chunk.left -= finished.size
      if (lost.has(claim)) this.#chunks.delete(claim)
    }
  }
}
