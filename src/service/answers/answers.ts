import type { FetchMode } from '../../contracts/result.js'
import { andThen, type MaybePromise } from '../../lib/async/maybe-promise.js'
import { decodeBytes } from '../../page/encoding/index.js'
import { createCacheKey, type Query } from '../../params/index.js'
import { type MarkupOptions, type PipelineOutcome, toFetchMode } from '../../pipeline/index.js'
import {
  type Cache,
  createSingleFlight,
  type Entry,
  type FlightTask,
  getEntryAge,
  getEntryFreshness,
  type SharedFlight,
} from '../cache/index.js'
import { adaptEntryToQuery } from './adapt-to-request.js'
import { createEntry } from './create-entry.js'
import { type AnswerMakerOptions, makeAnswer } from './make-answer.js'

export interface AnswerInfo {
  readonly cacheStatus: 'MISS' | 'HIT' | 'BYPASS'
  readonly fetchMode: FetchMode
  /** Milliseconds that each stage took. Empty if nothing was fetched. */
  readonly timings: Readonly<Record<string, number>>
  /** Milliseconds for which callers may cache an answer, counted from when it was made. */
  readonly ttl: number
  /** Milliseconds since the answer was made. */
  readonly age: number
}

export interface Answer extends AnswerInfo {
  readonly entry: Entry
}

type CallerId = () => string | undefined

interface AnswersOptions extends AnswerMakerOptions {
  readonly cache: Cache
  readonly sharedFlight: SharedFlight
  readonly replay: (query: Query, file: Uint8Array, leave: AbortSignal) => Promise<PipelineOutcome>
  readonly onRefreshError: (error: unknown) => void
}

export class Answers {
  readonly #options: AnswersOptions
  readonly #flights = createSingleFlight<Entry>()
  queryCount = 0

  constructor(options: AnswersOptions) {
    this.#options = options
  }

  get pendingCount(): number {
    return this.#flights.size
  }

  /** @param caller returns the caller's id. Callers with different ids share threads fairly. */
  answerQuery(query: Query, leave: () => AbortSignal, caller: CallerId): MaybePromise<Answer> {
    this.queryCount += 1
    if (query.personal) return this.#makeUnsharedAnswer(query, leave(), caller)
    const key = createCacheKey(query)
    const copy = query.force
      ? undefined
      : this.#omitWithoutFiles(this.#options.cache.getAnyAge(key))
    const answer = andThen(copy, (old) => {
      const now = Date.now()
      const freshness = old ? getEntryFreshness(old, now) : 'expired'
      if (!old || freshness === 'expired')
        return this.#makeSharedAnswer(key, query, old, leave(), caller)
      if (freshness === 'stale') this.#refreshEntryInBackground(key, query, old, caller)
      return toCachedAnswer(old, now)
    })
    if (query.warnings.length === 0 && !query.requireOk) return answer
    return andThen(answer, (found) => ({ ...found, entry: adaptEntryToQuery(found.entry, query) }))
  }

  /** Makes an answer from a given page, without the cache. */
  async answerFromPage(
    bytes: Uint8Array,
    contentType: string | undefined,
    query: Query,
    options: MarkupOptions,
  ): Promise<Answer> {
    const { text } = decodeBytes(bytes, contentType)
    return this.#createAnswer(query, await this.#options.pipeline.read(text, query, options))
  }

  async answerFromCapture(capture: Uint8Array, query: Query, leave: AbortSignal): Promise<Answer> {
    return this.#createAnswer(query, await this.#options.replay(query, capture, leave))
  }

  async #createAnswer(query: Query, outcome: PipelineOutcome): Promise<Answer> {
    const { assets, wallTtl } = this.#options
    const { fetchMode, timings } = outcome
    const entry = createEntry(query, outcome, Date.now(), wallTtl)
    await assets.storeAll({ personal: true }, outcome.assets, entry)
    const adapted = adaptEntryToQuery(entry, query)
    return { entry: adapted, cacheStatus: 'BYPASS', fetchMode, timings, ttl: 0, age: 0 }
  }

  /** Ignores a copy whose files are gone. */
  #omitWithoutFiles(copy: MaybePromise<Entry | undefined>): MaybePromise<Entry | undefined> {
    const { assets } = this.#options
    return andThen(copy, (entry) => {
      if (!entry?.assets) return entry
      return andThen(assets.hasAll(entry), (isWhole) => (isWhole ? entry : undefined))
    })
  }

  #refreshEntryInBackground(key: string, query: Query, stale: Entry, caller: CallerId): void {
    // Joining would cost more at each hit, and report a failure once for each.
    if (this.#flights.has(key)) return
    const never = new AbortController().signal
    const task = this.#createTask(key, key, Date.now())
    this.#shareWork(task, never, async (signal) => {
      const made = await makeAnswer(this.#options, query, stale, signal, caller())
      if (!made.isTransient) await this.#options.cache.set(key, made.entry)
      return made.entry
    }).catch(this.#options.onRefreshError)
  }

  async #makeSharedAnswer(
    key: string,
    query: Query,
    expired: Entry | undefined,
    leave: AbortSignal,
    caller: CallerId,
  ): Promise<Answer> {
    const expected = createProvisionalAnswerInfo(query)
    let { timings } = expected
    const entry = await this.#shareWork(
      this.#createSharedAnswerTask(key, query),
      leave,
      async (signal) => {
        const made = await makeAnswer(this.#options, query, expired, signal, caller())
        timings = made.timings
        await this.#options.cache.set(key, made.entry)
        return made.entry
      },
    )
    return { entry, ...expected, fetchMode: entry.fetchMode, ttl: entry.ttl, timings }
  }

  async #makeUnsharedAnswer(query: Query, signal: AbortSignal, caller: CallerId): Promise<Answer> {
    const made = await makeAnswer(this.#options, query, undefined, signal, caller())
    const entry = adaptEntryToQuery(made.entry, query)
    const { fetchMode } = entry
    return { entry, ...createProvisionalAnswerInfo(query), timings: made.timings, fetchMode }
  }

  #createSharedAnswerTask(key: string, { force, robots }: Query): FlightTask {
    const name = robots === 'respect' ? `robots ${key}` : key
    return force
      ? this.#createTask(`force ${name}`, key, Date.now())
      : this.#createTask(name, key, 0)
  }

  #createTask(name: string, key: string, since: number): FlightTask {
    return { name, since, find: () => this.#omitWithoutFiles(this.#options.cache.get(key)) }
  }

  #shareWork(task: FlightTask, leave: AbortSignal, work: (signal: AbortSignal) => Promise<Entry>) {
    const { sharedFlight } = this.#options
    return this.#flights.join(task.name, leave, (signal) => sharedFlight(task, signal, work))
  }
}

const NONE = {}

function toCachedAnswer(entry: Entry, now: number): Answer {
  const { fetchMode, ttl } = entry
  const age = getEntryAge(entry, now)
  return { entry, cacheStatus: 'HIT', fetchMode, timings: NONE, ttl, age }
}

export function createProvisionalAnswerInfo(query: Query): AnswerInfo {
  const cacheStatus = query.personal || query.force ? 'BYPASS' : 'MISS'
  return { cacheStatus, fetchMode: toFetchMode(query), timings: NONE, ttl: 0, age: 0 }
}
