import type { Query } from '../../params/index.js'
import type { Pipeline, PipelineOutcome } from '../../pipeline/index.js'
import type { Entry } from '../cache/index.js'
import type { AssetStore } from './asset-store.js'
import { createEntry, findValidators, isTransientOutcome, renewEntry } from './create-entry.js'

/** An answer that was made or renewed just now. */
export interface MadeAnswer {
  readonly entry: Entry
  /** Milliseconds by stage. */
  readonly timings: Readonly<Record<string, number>>
  /** True if another try may soon give a better answer. */
  readonly isTransient: boolean
}

export interface AnswerMakerOptions {
  readonly pipeline: Pipeline
  /** Files that answers name; `undefined` where no answer does. */
  readonly assets: AssetStore | undefined
  /** Milliseconds for which an answer is kept whose page is absent or came in place of another. */
  readonly wallTtl: number
}

/** Makes an answer, or renews the `old` one if its target says that it has not changed. */
export type MakeAnswer = (
  query: Query,
  old: Entry | undefined,
  signal: AbortSignal,
  caller: string | undefined,
) => Promise<MadeAnswer>

export function createAnswerMaker(options: AnswerMakerOptions): MakeAnswer {
  const { pipeline, assets, wallTtl } = options

  async function finish(query: Query, outcome: PipelineOutcome): Promise<MadeAnswer> {
    const entry = createEntry(query, outcome, Date.now(), wallTtl)
    await assets?.keep(query, outcome.assets, entry)
    return { entry, timings: outcome.timings, isTransient: isTransientOutcome(outcome) }
  }

  return async (query, old, signal, caller) => {
    const known = old && findValidators(old, Date.now())
    // The same page may have become slower, so a report of Lighthouse is made again.
    if (!known || query.insights?.lighthouse) {
      return finish(query, await pipeline.ask(query, signal, caller))
    }
    const outcome = await pipeline.refresh(query, known, signal, caller)
    if ('result' in outcome) return finish(query, outcome)
    return { entry: renewEntry(old, Date.now()), timings: outcome.timings, isTransient: false }
  }
}
