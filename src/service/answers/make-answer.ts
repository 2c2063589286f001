import type { Query } from '../../params/index.js'
import type { Pipeline, PipelineOutcome } from '../../pipeline/index.js'
import type { Entry } from '../cache/index.js'
import type { AssetStore } from './asset-store.js'
import { createEntry, isTransientOutcome } from './create-entry.js'

export interface AnswerMakerOptions {
  readonly pipeline: Pipeline
  readonly assets: AssetStore
  readonly wallTtl: number
}

/** Makes an answer, or renews `old` if the page is unchanged. */
export async function makeAnswer(
  options: AnswerMakerOptions,
  query: Query,
  old: Entry | undefined,
  signal: AbortSignal,
  caller: string | undefined,
) {
  const { pipeline } = options
  // Lighthouse measures an unchanged page again, since it may be slower now.
  const isRenewable = old?.renewal && Date.now() < old.renewal.until
  if (!isRenewable || query.insights?.lighthouse) {
    return createEntryAndStoreAssets(options, query, await pipeline.ask(query, signal, caller))
  }
  const outcome = await pipeline.refresh(query, old.renewal.validators, signal, caller)
  if ('result' in outcome) return createEntryAndStoreAssets(options, query, outcome)
  const entry = { ...old, storedAt: Date.now() }
  return { entry, timings: outcome.timings, isTransient: false }
}

async function createEntryAndStoreAssets(
  options: AnswerMakerOptions,
  query: Query,
  outcome: PipelineOutcome,
) {
  const entry = createEntry(query, outcome, Date.now(), options.wallTtl)
  if (outcome.assets.length > 0) await options.assets.storeAll(query, outcome.assets, entry)
  return { entry, timings: outcome.timings, isTransient: isTransientOutcome(outcome) }
}
