import type { JobOutcome } from './job.js'
import type { ChunkProgress, Claim } from './job-store.js'
import type { JobLink } from './link-queue.js'

/** Chunks that this worker has claimed, with the outcomes that are not stored yet. */
export class HeldChunks {
  readonly #chunks = new Map<Claim, { left: number; finished: Map<number, JobOutcome> }>()

  get size(): number {
    return this.#chunks.size
  }

  get outcomeCount(): number {
    return [...this.#chunks.values()].reduce((sum, { finished }) => sum + finished.size, 0)
  }

  addChunk(claim: Claim): void {
    this.#chunks.set(claim, { left: claim.open.length, finished: new Map() })
  }

  hasChunk(claim: Claim): boolean {
    return this.#chunks.has(claim)
  }

  recordLinkOutcome({ claim, place }: JobLink, outcome: JobOutcome): void {
    this.#chunks.get(claim)?.finished.set(place, outcome)
  }

  listChunkProgress(started: readonly JobLink[], step: 'keep' | 'leave'): readonly ChunkProgress[] {
    return [...this.#chunks].map(([claim, { left, finished }]) => ({
      claim,
      started: started.filter((link) => link.claim === claim).map(({ place }) => place),
      finished: new Map(finished),
      step: left > finished.size ? step : 'finish',
    }))
  }

  removeWrittenOutcomes(written: readonly ChunkProgress[], lost: ReadonlySet<Claim>): void {
    for (const { claim, finished } of written) {
      const chunk = this.#chunks.get(claim)
      for (const place of finished.keys()) chunk?.finished.delete(place)
      if (chunk) chunk.left -= finished.size
      if (lost.has(claim)) this.#chunks.delete(claim)
    }
  }
}
