import type { JobOutcome } from './job.js'
import type { ChunkProgress, Claim } from './job-store.js'
import type { JobLink } from './link-queue.js'

/** Chunks that a worker has, with the outcomes of their links that are not written yet. */
export class HeldChunks {
  /** Links of each chunk that are not written as done. */
  readonly #left = new Map<Claim, number>()
  readonly #finished = new Map<JobLink, JobOutcome>()

  /** Returns the number of chunks. */
  get size(): number {
    return this.#left.size
  }

  /** Outcomes that are not written yet. */
  get finished(): number {
    return this.#finished.size
  }

  add(claim: Claim): void {
    this.#left.set(claim, claim.open.length)
  }

  has(claim: Claim): boolean {
    return this.#left.has(claim)
  }

  /** Takes the outcome of a link, unless its chunk was lost meanwhile. */
  finish(link: JobLink, outcome: JobOutcome): void {
    if (this.has(link.claim)) this.#finished.set(link, outcome)
  }

  /** Lists what is to be written of each chunk. */
  toProgress(started: readonly JobLink[], step: 'keep' | 'leave'): readonly ChunkProgress[] {
    return [...this.#left].map(([claim, left]) => {
      const own = [...this.#finished].filter(([link]) => link.claim === claim)
      return {
        claim,
        started: started.filter((link) => link.claim === claim).map(({ place }) => place),
        finished: new Map(own.map(([{ place }, outcome]) => [place, outcome])),
        step: left > own.length ? step : 'finish',
      }
    })
  }

  /** Forgets outcomes that are written now, and chunks that are lost or done. */
  confirm(written: readonly ChunkProgress[], lost: ReadonlySet<Claim>): void {
    const counts = new Map(written.map(({ claim, finished }) => [claim, finished]))
    for (const [link] of [...this.#finished]) {
      const isWritten = counts.get(link.claim)?.has(link.place)
      if (isWritten || lost.has(link.claim)) this.#finished.delete(link)
    }
    for (const [claim, finished] of counts) {
      const left = (this.#left.get(claim) ?? 0) - finished.size
      if (lost.has(claim)) this.#left.delete(claim)
      else this.#left.set(claim, left)
    }
  }
}
