import type { FetchMode } from '../../contracts/result.js'
import { andThen, type MaybePromise } from '../../lib/async/maybe-promise.js'
import { cacheKeyOf, type Query } from '../../params/index.js'
import { type Pipeline, type PipelineOutcome, toFetchMode } from '../../pipeline/index.js'
import {
  ageOf,
  type Cache,
  createSingleFlight,
  type Entry,
  freshnessOf,
  type SharedFlight,
} from '../cache/index.js'
import type { AssetStore } from './asset-store.js'
import { entryWithWarnings } from './request-warnings.js'
import { requireOkEntry } from './require-ok.js'
import { entryOf, isTransientOutcome, renewedEntry, validatorsOfEntry } from './ttl.js'

export type CacheStatus = 'MISS' | 'HIT' | 'BYPASS'

/** What is known about an answer beside its body. */
export interface AnswerInfo {
  readonly cacheStatus: CacheStatus
  readonly fetchMode: FetchMode
  /** Milliseconds by stage; empty when nothing was fetched for this answer. */
  readonly timings: Readonly<Record<string, number>>
  /** Milliseconds from its making that callers may keep it; 0 for not at all. */
  readonly ttl: number
  /** Milliseconds since it was made. */
  readonly age: number
}

export interface Answer extends AnswerInfo {
  readonly entry: Entry
}

/** An answer that was made or renewed just now. */
interface Made extends Pick<AnswerInfo, 'timings'> {
  readonly entry: Entry
  /** True for the moment only. */
  readonly isTransient: boolean
}

type CallerId = () => string | undefined

export interface AnswersOptions {
  readonly pipeline: Pipeline
  readonly cache: Cache
  /** Files that answers name; `undefined` where no answer does. */
  readonly assets: AssetStore | undefined
  /** Equal work at the same time is one, among all that share the cache. */
  readonly sharedFlight: SharedFlight
  /** How long, in milliseconds, a page is kept that came instead of the one asked for, or is absent. */
  readonly wallTtl: number
  /** Told of a stale copy that could not be refreshed. */
  readonly onRefreshError: (error: unknown) => void
}

/** The one way to an answer, for every caller: from the cache, from a flight under way, or made. */
export class Answers {
  readonly #options: AnswersOptions
  readonly #flights = createSingleFlight<Entry>()

  constructor(options: AnswersOptions) {
    this.#options = options
  }

  /** Answers being made. */
  get underWay(): number {
    return this.#flights.size
  }

  /**
   * Both are asked for only when there is something to wait for.
   * @param leave gives the signal that aborts when this caller has left
   * @param caller who gets a fair share of threads and sandbox; opaque
   */
  lookUp(query: Query, leave: () => AbortSignal, caller: CallerId): MaybePromise<Answer> {
    const found = this.#find(query, leave, caller)
    if (query.warnings.length === 0 && !query.requireOk) return found
    return andThen(found, (answer) => {
      if (query.requireOk) requireOkEntry(answer.entry)
      return { ...answer, entry: entryWithWarnings(answer.entry, query.warnings) }
    })
  }

  #find(query: Query, leave: () => AbortSignal, caller: CallerId): MaybePromise<Answer> {
    if (query.personal) return this.#personal(query, leave(), caller)
    const key = cacheKeyOf(query)
    // With `force` the answer is made again: the way out when the copy is wrong and the page is
    // not.
    return andThen(query.force ? undefined : this.#kept(key), (kept) =>
      kept && freshnessOf(kept, Date.now()) !== 'expired'
        ? this.#hit(key, query, kept, caller)
        : this.#miss(key, query, kept, leave(), caller),
    )
  }

  async #personal(query: Query, signal: AbortSignal, caller: CallerId): Promise<Answer> {
    const { entry, timings } = await this.#make(query, signal, caller)
    return { entry, ...expectedInfo(query), timings, fetchMode: entry.fetchMode }
  }

  async #miss(
    key: string,
    query: Query,
    expired: Entry | undefined,
    leave: AbortSignal,
    caller: CallerId,
  ): Promise<Answer> {
    const expected = expectedInfo(query)
    let { timings } = expected
    const task = taskOf(key, query)
    const entry = await this.#fly(task, leave, async (signal) => {
      const made = await this.#renew(query, expired, signal, caller)
      timings = made.timings
      return this.#keep(key, made.entry)
    })
    return { entry, ...expected, fetchMode: entry.fetchMode, ttl: entry.ttl, timings }
  }

  /** A copy of any age; one whose files are gone is as good as none. */
  #kept(key: string): MaybePromise<Entry | undefined> {
    const { cache, assets } = this.#options
    return andThen(cache.getAnyAge(key), (entry) => {
      if (!entry?.assets) return entry
      return andThen(assets?.holds(entry), (held) => (held ? entry : undefined))
    })
  }

  #hit(key: string, query: Query, entry: Entry, caller: CallerId): Answer {
    const now = Date.now()
    if (freshnessOf(entry, now) === 'stale') this.#refresh(key, query, entry, caller)
    const { fetchMode, ttl } = entry
    return { entry, cacheStatus: 'HIT', fetchMode, timings: NONE, ttl, age: ageOf(entry, now) }
  }

  /**
   * Replaces a stale copy in the background, once however many ask. A failure, and an answer that
   * is true for the moment only, keep the old one.
   */
  #refresh(key: string, query: Query, stale: Entry, caller: CallerId): void {
    const never = new AbortController().signal
    const task = { name: key, key, since: Date.now() }
    this.#fly(task, never, async (signal) => {
      const { entry, isTransient } = await this.#renew(query, stale, signal, caller)
      return isTransient ? entry : this.#keep(key, entry)
    }).catch(this.#options.onRefreshError)
  }

  /** Equal work at the same time is one, within this process and among all that share its cache. */
  #fly(
    task: Parameters<SharedFlight>[0],
    leave: AbortSignal,
    work: (signal: AbortSignal) => Promise<Entry>,
  ): Promise<Entry> {
    const { sharedFlight } = this.#options
    return this.#flights.join(task.name, leave, (signal) => sharedFlight(task, signal, work))
  }

  /**
   * Renews a copy whose target says that nothing has changed; otherwise the answer is made again.
   */
  async #renew(
    query: Query,
    old: Entry | undefined,
    signal: AbortSignal,
    caller: CallerId,
  ): Promise<Made> {
    const known = validatorsOfEntry(old, Date.now())
    // The same page may have become slower, so a report is made again.
    if (!old || !known || query.insights?.lighthouse) return this.#make(query, signal, caller)
    const outcome = await this.#options.pipeline.refresh(query, known, signal, caller())
    if (!('notModified' in outcome)) return this.#finish(query, outcome)
    const entry = renewedEntry(old, Date.now())
    return { entry, timings: outcome.timings, isTransient: false }
  }

  async #make(query: Query, signal: AbortSignal, caller: CallerId): Promise<Made> {
    return this.#finish(query, await this.#options.pipeline.ask(query, signal, caller()))
  }

  async #finish(query: Query, outcome: PipelineOutcome): Promise<Made> {
    const { assets, wallTtl } = this.#options
    const entry = entryOf(query, outcome, Date.now(), wallTtl)
    await assets?.keep(query, outcome.assets, entry)
    return { entry, timings: outcome.timings, isTransient: isTransientOutcome(outcome) }
  }

  async #keep(key: string, entry: Entry): Promise<Entry> {
    await this.#options.cache.set(key, entry)
    return entry
  }
}

const NONE = {}

/** What can be said before there is an answer, and is said where it fails. */
export function expectedInfo(query: Query): AnswerInfo {
  const cacheStatus = query.personal || query.force ? 'BYPASS' : 'MISS'
  return { cacheStatus, fetchMode: toFetchMode(query), timings: NONE, ttl: 0, age: 0 }
}

/** A forced answer must be newer than the request: it joins no flight that set off before. */
function taskOf(key: string, { force }: Query): Parameters<SharedFlight>[0] {
  return force ? { name: `force ${key}`, key, since: Date.now() } : { name: key, key, since: 0 }
}
