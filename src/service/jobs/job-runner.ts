import { setTimeout as pause } from 'node:timers/promises'
import { LinkglassError } from '../../contracts/errors.js'
import { Alarm } from './alarm.js'
import { HeldChunks } from './held-chunks.js'
import { PAUSE_REASONS, toVerdict } from './host-verdict.js'
import type { JobOutcome } from './job.js'
import type { ChunkClaims, Claim, HostVisit, HostWait, Report, Reported } from './job-store.js'
import type { JobWait, JobWork } from './link-answers.js'
import { findIndex, type JobLink, LinkQueue, toVisit } from './link-queue.js'
import { Outbox } from './outbox.js'
import {
  CONCURRENCY,
  FEW_HOSTS,
  FEW_LINKS,
  FINISHED_PER_REPORT,
  LONGEST_SHARED_WAIT,
  LOOKAHEAD,
  MAX_CLAIMS,
  MAX_DEATHS,
  PAUSE,
  RENEWAL,
} from './runner-limits.js'

export interface JobRunnerOptions {
  readonly claims: ChunkClaims
  readonly work: JobWork
  /** Called when the store fails, once until it works again. */
  readonly onError: (error: unknown) => void
}

/** Works on the links of claimed chunks, and reports what became of them. */
export class JobRunner {
  readonly #options: JobRunnerOptions
  readonly #queue = new LinkQueue()
  readonly #held = new HeldChunks()
  /** Links that are written down as started, and wait for their turn. */
  #ready: JobLink[] = []
  /** Links under way; each has a signal of its own, which would gather listeners if it were shared. */
  readonly #running = new Map<JobLink, AbortController>()
  /** Waits that are not written yet. */
  readonly #waits = new Outbox<HostWait>()
  /** Visits of hosts whose end is not written yet. */
  readonly #ended = new Outbox<HostVisit>()
  readonly #leave = new AbortController()
  #reported = 0
  #isBroken = false
  readonly #alarm = new Alarm()
  readonly #closed: Promise<void>

  constructor(options: JobRunnerOptions) {
    this.#options = options
    this.#closed = this.#run()
  }

  /** Looks for work at once. */
  wake(): void {
    this.#alarm.ring()
  }

  /** Stops working, and gives back unfinished links. */
  async close(): Promise<void> {
    const reason = new LinkglassError('ETIMEOUT', 'The service is stopping.')
    this.#leave.abort(reason)
    for (const leave of this.#running.values()) leave.abort(reason)
    this.wake()
    await this.#closed
  }

  async #run(): Promise<void> {
    const { signal } = this.#leave
    while (!signal.aborted) {
      await pause(PAUSE.least)
      const milliseconds = await this.#turn()
      if (!signal.aborted) await this.#alarm.sleep(milliseconds)
    }
    try {
      for (const link of [...this.#running.keys(), ...this.#ready]) this.#ended.push(toVisit(link))
      const progress = this.#held.toProgress([], 'leave')
      await this.#send({ progress, beginning: [] })
    } catch (error) {
      this.#options.onError(error)
    }
  }

  /** Claims, reports and starts links; returns the milliseconds until the next turn. */
  async #turn(): Promise<number> {
    try {
      await this.#claim()
      await this.#report(this.#take())
      this.#isBroken = false
    } catch (error) {
      if (!this.#isBroken) this.#options.onError(error)
      this.#isBroken = true
      return PAUSE.fault
    }
    this.#start()
    return this.#held.size > 0 ? PAUSE.working : PAUSE.idle
  }

  async #claim(): Promise<void> {
    while (this.#held.size < MAX_CLAIMS && this.#needsLinks()) {
      const claim = await this.#options.claims.claim()
      if (!claim) return
      this.#held.add(claim)
      for (const place of claim.open) this.#add(claim, place)
    }
  }

  #needsLinks(): boolean {
    return this.#queue.size < FEW_LINKS || !this.#queue.hasHosts(FEW_HOSTS, performance.now())
  }

  #add(claim: Claim, place: number): void {
    const { work } = this.#options
    const deaths = claim.deaths[place] ?? 0
    const text = claim.items[place] ?? ''
    const link = { claim, place, text, host: work.findHost(text), isSuspect: deaths > 0 }
    if (deaths < MAX_DEATHS) this.#queue.add(link)
    else {
      const error = new LinkglassError('EFATAL', GIVEN_UP)
      this.#held.finish(link, work.fail(claim.job, findIndex(link), text, error))
    }
  }

  /** Takes links that may be started once this is written down. */
  #take(): readonly JobLink[] {
    const now = performance.now()
    const room = this.#concurrency() + LOOKAHEAD - this.#running.size - this.#ready.length
    const taken: JobLink[] = []
    for (let left = room; left > 0; left--) {
      const link = this.#queue.take(now)
      if (!link) break
      taken.push(link)
    }
    return taken
  }

  async #report(taken: readonly JobLink[]): Promise<void> {
    const isDue = this.#held.size > 0 && Math.abs(Date.now() - this.#reported) > RENEWAL
    const news = taken.length + this.#held.finished + this.#waits.size + this.#ended.size
    if (news === 0 && !isDue) return
    const started = [...this.#running.keys(), ...this.#ready, ...taken]
    const progress = this.#held.toProgress(started, 'keep')
    try {
      const { lost, pauses } = await this.#send({ progress, beginning: taken.map(toVisit) })
      this.#reported = Date.now()
      this.#held.confirm(progress, lost)
      this.#admit(taken, pauses)
      this.#drop(lost)
    } catch (error) {
      for (const link of taken) this.#queue.putBack(link, 0, false)
      throw error
    }
  }

  #send(report: Pick<Report, 'progress' | 'beginning'>): Promise<Reported> {
    return this.#waits.send((waits) =>
      this.#ended.send((ended) => this.#options.claims.report({ ...report, waits, ended })),
    )
  }

  /** Puts links back whose hosts have no room; the others are ready, and suspects run first, so as to be cleared. */
  #admit(taken: readonly JobLink[], pauses: readonly number[]): void {
    const now = performance.now()
    for (const [at, link] of taken.entries()) {
      const pause = Math.min(pauses[at] ?? 0, LONGEST_SHARED_WAIT)
      if (pause > 0) this.#queue.putBack(link, now + pause, false)
      else if (link.isSuspect) this.#ready.unshift(link)
      else this.#ready.push(link)
    }
  }

  /** Forgets links of chunks that are done, or that another worker has. */
  #drop(lost: ReadonlySet<Claim>): void {
    if (lost.size === 0) return
    this.#queue.drop(lost)
    for (const link of this.#ready.filter(({ claim }) => lost.has(claim))) this.#release(link)
    this.#ready = this.#ready.filter(({ claim }) => !lost.has(claim))
  }

  #start(): void {
    while (this.#running.size < this.#concurrency()) {
      const link = this.#ready.shift()
      if (!link) return
      const leave = new AbortController()
      this.#running.set(link, leave)
      void this.#answer(link, leave.signal)
    }
  }

  async #answer(link: JobLink, signal: AbortSignal): Promise<void> {
    const { job } = link.claim
    const result = await this.#options.work.answer(job, findIndex(link), link.text, signal)
    if (signal.aborted) return
    this.#running.delete(link)
    if ('why' in result) this.#wait(link, result)
    else {
      this.#judge(link, result)
      this.#release(link)
      this.#held.finish(link, result)
    }
    this.#start()
    if (this.#held.finished >= FINISHED_PER_REPORT || this.#ready.length === 0) this.wake()
  }

  #release(link: JobLink): void {
    this.#queue.release(link)
    this.#ended.push(toVisit(link))
  }

  #putBack(link: JobLink, notBefore: number, isWhole: boolean): void {
    this.#queue.putBack(link, notBefore, isWhole)
    this.#ended.push(toVisit(link))
  }

  #wait(link: JobLink, { milliseconds, why, isWhole }: JobWait): void {
    if (!this.#held.has(link.claim)) {
      this.#release(link)
      return
    }
    this.#putBack(link, performance.now() + milliseconds, isWhole)
    this.#noteWait(link, isWhole ? '' : link.host, milliseconds, why)
  }

  /** Leaves a host alone that keeps failing. */
  #judge(link: JobLink, outcome: JobOutcome): void {
    const verdict = toVerdict(outcome)
    const pause = this.#queue.judge(link, verdict, performance.now())
    if (pause > 0) this.#noteWait(link, link.host, pause, PAUSE_REASONS[verdict])
  }

  #noteWait({ claim }: JobLink, host: string, milliseconds: number, why: string): void {
    this.#waits.push({ id: claim.job.id, host, until: Date.now() + milliseconds, why })
  }

  #concurrency(): number {
    return this.#options.work.isBusy(this.#running.size) ? CONCURRENCY.busy : CONCURRENCY.idle
  }
}

const GIVEN_UP = `The service ended ${MAX_DEATHS} times while it worked on this link, which is left out now.`
