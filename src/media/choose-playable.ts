import type { MediaCandidate } from '../core/result.js'
import type { Inspect } from './inspect.js'
import { type Picked, pick, type RejectedCandidate } from './picked.js'

/** In order, the first that is reachable and of the kind asked for. */
export async function choosePlayable(
  inspect: Inspect,
  kind: 'video' | 'audio',
  candidates: readonly MediaCandidate[],
  signal: AbortSignal,
): Promise<Picked> {
  const rejected: RejectedCandidate[] = []
  for (const candidate of candidates) {
    const found = await inspect(new URL(candidate.url), signal)
    if (!('reason' in found) && found.kind === kind) return pick({ candidate, found }, rejected)
    const reason = 'reason' in found ? found.reason : `it is no ${kind} but ${found.type}`
    rejected.push({ candidate, reason })
  }
  return pick(undefined, rejected)
}
