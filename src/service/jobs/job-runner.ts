import { setTimeout as pause } from 'node:timers/promises'
import { LinkglassError } from '../../contracts/errors.js'
import { HeldChunks } from './held-chunks.js'
import { CHUNK_SIZE, type Job, type JobOutcome } from './job.js'
import type { ChunkClaims, Claim, HostVisit, HostWait, Report, Reported } from './job-store.js'
import {
  classifyOutcome,
  createHostVisit,
  type JobLink,
  LinkQueue,
  toLinkIndex,
} from './link-queue.js'

/** Limits of the number of links in progress at once. It depends on the load of the event loop. */
const CONCURRENCY = { least: 4, most: 16 }

/** Event loop utilization above which fewer links run at once. */
const FULL_LOAD = 0.75

const LOOKAHEAD = { least: 12, most: 128 }

const MAX_CLAIMS = 8

/** Numbers of ready hosts and of waiting links. If there are fewer, more chunks are claimed. */
const FEW_HOSTS = 4
const FEW_LINKS = CHUNK_SIZE / 2

/** Maximum milliseconds of a pause for a host. */
const LONGEST_SHARED_WAIT = 600_000

/** Number of workers that die on a link before it is given up. */
const MAX_DEATHS = 3

/** Milliseconds until the next turn, by the result of a turn. `least` is always added. */
const PAUSE = { least: 15, working: 100, yielding: 250, idle: 1_000, fault: 5_000 }

/** Milliseconds after which a report is sent even without changes, to keep chunks claimed. */
const RENEWAL = 1_000

export interface JobWait extends Pick<HostWait, 'why'> {
  readonly milliseconds: number
  /** True if all links of the job have to wait. */
  readonly isWhole: boolean
}

export interface JobWork {
  findHost(text: string): string
  /** Returns the milliseconds between requests to the host, or `undefined` while unknown. */
  findDelay(job: Job, text: string): number | undefined
  answer(job: Job, index: number, text: string, signal: AbortSignal): Promise<JobOutcome | JobWait>
  fail(job: Job, index: number, text: string, error: LinkglassError): JobOutcome
  /** True while requests wait. Requests take precedence over jobs. */
  isBusy(): boolean
}

export interface JobRunnerOptions {
  readonly claims: ChunkClaims
  readonly work: JobWork
  /** Called for faults of the store. The runner calls it once in each outage. */
  readonly onError: (error: unknown) => void
}

export class JobRunner {
  readonly #options: JobRunnerOptions
  readonly #queue = new LinkQueue()
  readonly #held = new HeldChunks()
  /** Links to run next, which the store counts as started. */
  #ready: JobLink[] = []
  /** Links in progress. Each has its own signal, since listeners would pile up on a shared one. */
  readonly #running = new Map<JobLink, AbortController>()
  #news = { waits: [] as HostWait[], ended: [] as HostVisit[] }
  readonly #leave = new AbortController()
  #most: number = CONCURRENCY.least
  #load = performance.eventLoopUtilization()
  #reported = 0
  #isBroken = false
  #alarm = new AbortController()
  readonly #closed: Promise<void>

  constructor(options: JobRunnerOptions) {
    this.#options = options
    this.#closed = this.#runTurnsUntilClosed()
  }

  startNextTurn(): void {
    this.#alarm.abort()
  }

  /** Stops working, and returns unfinished links to the store. */
  async close(): Promise<void> {
    const reason = new LinkglassError('ETIMEOUT', 'The service is stopping.')
    this.#leave.abort(reason)
    for (const leave of this.#running.values()) leave.abort(reason)
    this.startNextTurn()
    await this.#closed
  }

  async #runTurnsUntilClosed(): Promise<void> {
    const { signal } = this.#leave
    while (!signal.aborted) {
      await pause(PAUSE.least)
      const milliseconds = await this.#runTurn()
      if (signal.aborted) break
      await pause(milliseconds, undefined, { signal: this.#alarm.signal }).catch(() => undefined)
      this.#alarm = new AbortController()
    }
    try {
      const unfinished = [...this.#running.keys(), ...this.#ready]
      this.#news.ended.push(...unfinished.map((link) => createHostVisit(link)))
      await this.#sendReport({ progress: this.#held.listChunkProgress([], 'leave'), beginning: [] })
    } catch (error) {
      this.#options.onError(error)
    }
  }

  /** Runs one turn. Returns the milliseconds until the next turn. */
  async #runTurn(): Promise<number> {
    this.#adjustLinkLimit()
    try {
      await this.#claimChunks()
      await this.#reportProgress(this.#takeLinks())
      this.#isBroken = false
    } catch (error) {
      if (!this.#isBroken) this.#options.onError(error)
      this.#isBroken = true
      return PAUSE.fault
    }
    this.#startReadyLinks(true)
    if (this.#held.size === 0) return PAUSE.idle
    return this.#options.work.isBusy() ? PAUSE.yielding : PAUSE.working
  }

  async #claimChunks(): Promise<void> {
    while (this.#held.size < MAX_CLAIMS && this.#needsLinks()) {
      const claim = await this.#options.claims.claimChunk()
      if (!claim) return
      this.#held.addChunk(claim)
      for (const place of claim.open) this.#queueLink(claim, place)
    }
  }

  #needsLinks(): boolean {
    return this.#queue.size < FEW_LINKS || !this.#queue.hasReadyHosts(FEW_HOSTS, performance.now())
  }

  #queueLink(claim: Claim, place: number): void {
    const { work } = this.#options
    const deaths = claim.deaths[place] ?? 0
    const text = claim.items[place] ?? ''
    const link = { claim, place, text, host: work.findHost(text), isSuspect: deaths > 0 }
    if (link.isSuspect)
      this.#news.ended.push(createHostVisit(link, work.findDelay(claim.job, text)))
    if (deaths < MAX_DEATHS) this.#queue.addLink(link)
    else {
      const error = new LinkglassError('EFATAL', GIVEN_UP)
      this.#held.recordLinkOutcome(link, work.fail(claim.job, toLinkIndex(link), text, error))
    }
  }

  #takeLinks(): readonly JobLink[] {
    const now = performance.now()
    const ahead = Math.min(LOOKAHEAD.most, Math.max(LOOKAHEAD.least, this.#held.outcomeCount))
    const room = this.#most + ahead - this.#running.size - this.#ready.length
    const taken: JobLink[] = []
    for (let left = room; left > 0; left--) {
      const link = this.#queue.takeLink(now)
      if (!link) break
      taken.push(link)
    }
    return taken
  }

  async #reportProgress(taken: readonly JobLink[]): Promise<void> {
    const isDue = this.#held.size > 0 && Math.abs(Date.now() - this.#reported) > RENEWAL
    const news =
      taken.length + this.#held.outcomeCount + this.#news.waits.length + this.#news.ended.length
    if (news === 0 && !isDue) return
    const started = [...this.#running.keys(), ...this.#ready, ...taken]
    const progress = this.#held.listChunkProgress(started, 'keep')
    try {
      const { findDelay } = this.#options.work
      const beginning = taken.map((link) =>
        createHostVisit(link, findDelay(link.claim.job, link.text)),
      )
      const { lost, pauses } = await this.#sendReport({ progress, beginning })
      this.#reported = Date.now()
      this.#held.removeWrittenOutcomes(progress, lost)
      this.#addReadyLinks(taken, pauses)
      this.#dropLostLinks(lost)
    } catch (error) {
      for (const link of taken) this.#queue.returnLinkToQueue(link, 0, false)
      throw error
    }
  }

  async #sendReport(report: Pick<Report, 'progress' | 'beginning'>): Promise<Reported> {
    const news = this.#news
    this.#news = { waits: [], ended: [] }
    try {
      return await this.#options.claims.storeReport({ ...report, ...news })
    } catch (error) {
      this.#news.waits.unshift(...news.waits)
      this.#news.ended.unshift(...news.ended)
      throw error
    }
  }

  #addReadyLinks(taken: readonly JobLink[], pauses: readonly number[]): void {
    const now = performance.now()
    for (const [at, link] of taken.entries()) {
      const pause = Math.min(pauses[at] ?? 0, LONGEST_SHARED_WAIT)
      if (pause > 0) this.#queue.returnLinkToQueue(link, now + pause, false)
      else if (link.isSuspect) this.#ready.unshift(link)
      else this.#ready.push(link)
    }
  }

  #dropLostLinks(lost: ReadonlySet<Claim>): void {
    if (lost.size === 0) return
    this.#queue.removeLinksOfClaims(lost)
    for (const link of this.#ready.filter(({ claim }) => lost.has(claim))) this.#releaseLink(link)
    this.#ready = this.#ready.filter(({ claim }) => !lost.has(claim))
  }

  #startReadyLinks(isTurn = false): void {
    const { isBusy } = this.#options.work
    for (let count = 0; this.#running.size < this.#most; count++) {
      // While busy, only one link starts per turn.
      const link = isBusy() && (!isTurn || count > 0) ? undefined : this.#ready.shift()
      if (!link) return
      const leave = new AbortController()
      this.#running.set(link, leave)
      void this.#answerLink(link, leave.signal)
    }
  }

  async #answerLink(link: JobLink, signal: AbortSignal): Promise<void> {
    const { job } = link.claim
    const result = await this.#options.work.answer(job, toLinkIndex(link), link.text, signal)
    if (signal.aborted) return
    this.#running.delete(link)
    if ('why' in result) {
      if (this.#held.hasChunk(link.claim)) this.#postponeLink(link, result)
      else this.#releaseLink(link)
    } else {
      this.#pauseFailingHost(link, result)
      this.#releaseLink(link, result.delay)
      this.#held.recordLinkOutcome(link, result)
    }
    this.#startReadyLinks()
    // The outcome of a suspect is reported at once, since the process may die soon.
    const isAwaited = this.#ready.length === 0 || link.isSuspect
    if (isAwaited && !this.#options.work.isBusy()) this.startNextTurn()
  }

  #releaseLink(link: JobLink, delay?: number): void {
    this.#queue.releaseLink(link)
    this.#news.ended.push(createHostVisit(link, delay))
  }

  #postponeLink(link: JobLink, { milliseconds, why, isWhole }: JobWait): void {
    this.#queue.returnLinkToQueue(link, performance.now() + milliseconds, isWhole)
    this.#news.ended.push(createHostVisit(link))
    this.#addHostWait(link, milliseconds, { host: isWhole ? '' : link.host, why, isForAll: false })
  }

  #pauseFailingHost(link: JobLink, outcome: JobOutcome): void {
    const verdict = classifyOutcome(outcome)
    const wanted = Math.min(outcome.retryAfter ?? 0, LONGEST_SHARED_WAIT)
    const pause = this.#queue.recordHostVerdict(link, verdict, performance.now(), wanted)
    if (pause === 0) return
    const isForAll = verdict === 'refuses'
    this.#addHostWait(link, pause, { host: link.host, why: isForAll ? REFUSES : FAILS, isForAll })
  }

  #addHostWait({ claim }: JobLink, pause: number, wait: Omit<HostWait, 'id' | 'until'>): void {
    this.#news.waits.push({ ...wait, id: claim.job.id, until: Date.now() + pause })
  }

  #adjustLinkLimit(): void {
    const load = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(load, this.#load)
    this.#load = load
    const most = this.#most + (utilization > FULL_LOAD ? -1 : 1)
    this.#most = Math.min(CONCURRENCY.most, Math.max(CONCURRENCY.least, most))
  }
}

const FAILS = 'The host keeps failing.'
const REFUSES = 'The host answered 429: too many requests.'
const GIVEN_UP = `The service ended ${MAX_DEATHS} times while it worked on this link, which is left out now.`
