import type { Query } from '../../params/index.js'
import type { Pipeline, PipelineOutcome } from '../../pipeline/index.js'
import type { Entry } from '../cache/index.js'
import type { AssetStore } from './asset-store.js'
import { createEntry, findValidators, isTransientOutcome, renewEntry } from './create-entry.js'

export interface MadeAnswer {
  readonly entry: Entry
  /** Milliseconds that each stage took. */
  readonly timings: Readonly<Record<string, number>>
  /** True if another try may soon give a better answer. */
  readonly isTransient: boolean
}

export interface AnswerMakerOptions {
  readonly pipeline: Pipeline
  /** Store of the files of answers, such as screenshots, or `undefined` if no answer has files. */
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
    const known = old && findValidators(old, Date.now())
    // An unchanged page may load more slowly now, so a report of Lighthouse is made again.
    if (!known || query.insights?.lighthouse) {
      return storeAnswer(query, await pipeline.ask(query, signal, caller))
    }
    const outcome = await pipeline.refresh(query, known, signal, caller)
    if ('result' in outcome) return storeAnswer(query, outcome)
    return { entry: renewEntry(old, Date.now()), timings: outcome.timings, isTransient: false }
  }
}
