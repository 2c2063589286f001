import type { Query } from '../../params/index.js'
import type { Pipeline, PipelineOutcome } from '../../pipeline/index.js'
import type { Entry } from '../cache/index.js'
import type { AssetStore } from './asset-store.js'
import { createEntry, isTransientOutcome } from './create-entry.js'

interface MadeAnswer extends Pick<PipelineOutcome, 'timings'> {
  readonly entry: Entry
  /** True if another try may soon give a better answer. */
  readonly isTransient: boolean
}

export interface AnswerMakerOptions {
  readonly pipeline: Pipeline
  readonly assets: AssetStore | undefined
  /** Maximum milliseconds to cache the answer for a missing page, a wall or a shell. */
  readonly wallTtl: number
}

/** Makes an answer, or renews `old` if the target says that the page has not changed. */
export type MakeAnswer = (
  query: Query,
  old: Entry | undefined,
  signal: AbortSignal,
  caller: string | undefined,
) => Promise<MadeAnswer>

export function createAnswerMaker(options: AnswerMakerOptions): MakeAnswer {
  const { pipeline, assets, wallTtl } = options

  async function storeAnswer(query: Query, outcome: PipelineOutcome): Promise<MadeAnswer> {
    const entry = createEntry(query, outcome, Date.now(), wallTtl)
    if (outcome.assets.length > 0) await assets?.storeAll(query, outcome.assets, entry)
    return { entry, timings: outcome.timings, isTransient: isTransientOutcome(outcome) }
  }

  return async (query, old, signal, caller) => {
    // An unchanged page may load more slowly now, so a report of Lighthouse is made again.
    const isRenewable = old?.renewal && Date.now() < old.renewal.until
    if (!isRenewable || query.insights?.lighthouse) {
      return storeAnswer(query, await pipeline.ask(query, signal, caller))
    }
    const outcome = await pipeline.refresh(query, old.renewal.validators, signal, caller)
    if ('result' in outcome) return storeAnswer(query, outcome)
    const entry = { ...old, storedAt: Date.now() }
    return { entry, timings: outcome.timings, isTransient: false }
  }
}
