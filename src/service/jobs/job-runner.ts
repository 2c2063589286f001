import { setTimeout as pause } from 'node:timers/promises'
import { LinkglassError } from '../../contracts/errors.js'
import type { ChunkClaims, ChunkProgress, Claim, HostWait } from './chunk-claims.js'
import { CHUNK_SIZE, type Job, type JobOutcome } from './job.js'
import { type HostVerdict, type JobLink, LinkQueue } from './link-queue.js'

/** A link that has to wait, because of a limit. */
export interface JobWait {
  /** Milliseconds for which it waits. */
  readonly milliseconds: number
  /** A sentence for people. */
  readonly why: string
  /** True if all links of the job wait, not those of the host alone. */
  readonly isWhole: boolean
}

/** Answers links, by the ways of the service. */
export interface JobWork {
  /** Finds the host of a link, of which only so many are asked at once. */
  readonly findHost: (text: string) => string
  readonly answer: (
    job: Job,
    index: number,
    text: string,
    signal: AbortSignal,
  ) => Promise<JobOutcome | JobWait>
  /** Makes the line of a link that is not worked on. */
  readonly fail: (job: Job, index: number, text: string, error: LinkglassError) => JobOutcome
  /** True while others wait for answers: they go first. */
  readonly isBusy: (ownLinks: number) => boolean
}

export interface JobRunnerOptions {
  readonly claims: ChunkClaims
  readonly work: JobWork
  /** Called when the store fails, once until it works again. */
  readonly onError: (error: unknown) => void
}

/** Links under way at once in one process, and while others wait for answers. */
const CONCURRENCY = { idle: 16, busy: 4 }

/** Links that are written down as started before their turn. */
const LOOKAHEAD = 32

/** Finished links that are written at once. */
const FINISHED_PER_REPORT = 32

const MAX_CLAIMS = 8

/** Hosts below which another chunk is claimed, so that those of a sorted list are mixed. */
const FEW_HOSTS = 4

/** Milliseconds for which a host waits at most because another worker was told so. */
const LONGEST_SHARED_WAIT = 600_000

/** Waiting links below which another chunk is claimed. */
const FEW_LINKS = CHUNK_SIZE / 2

/** Workers that may die while a link is under way, before it is given up. */
const MAX_DEATHS = 3

/** Milliseconds between two turns: at least, with work under way, without any, after a fault. */
const PAUSE = { least: 15, working: 100, idle: 1_000, fault: 5_000 }

/** Milliseconds after which claims are renewed. */
const RENEWAL = 3_000

/** Works on the links of claimed chunks, and reports what became of them. */
export class JobRunner {
  readonly #options: JobRunnerOptions
  readonly #queue = new LinkQueue()
  /** Links of each claim that are not written as done. */
  readonly #held = new Map<Claim, number>()
  /** Links that are written down as started, and wait for their turn. */
  #ready: JobLink[] = []
  /** Links under way; each has a signal of its own, which would gather listeners if it were shared. */
  readonly #running = new Map<JobLink, AbortController>()
  readonly #finished = new Map<JobLink, JobOutcome>()
  /** Waits that are not written yet. */
  #waits: HostWait[] = []
  readonly #leave = new AbortController()
  #reported = 0
  #isBroken = false
  #wake: () => void = () => {}
  readonly #ended: Promise<void>

  constructor(options: JobRunnerOptions) {
    this.#options = options
    this.#ended = this.#run()
  }

  /** Looks for work at once. */
  wake(): void {
    this.#wake()
  }

  /** Stops, and gives back what is not done. */
  async close(): Promise<void> {
    const reason = new LinkglassError('ETIMEOUT', 'The service is stopping.')
    this.#leave.abort(reason)
    for (const leave of this.#running.values()) leave.abort(reason)
    this.wake()
    await this.#ended
  }

  async #run(): Promise<void> {
    const { signal } = this.#leave
    while (!signal.aborted) {
      await pause(PAUSE.least)
      await this.#sleep(this.#turn())
    }
    try {
      const progress = [...this.#held.keys()].map((claim) => this.#toProgress(claim, [], false))
      if (progress.length > 0) this.#options.claims.report(progress)
    } catch (error) {
      this.#options.onError(error)
    }
  }

  async #sleep(milliseconds: number): Promise<void> {
    if (this.#leave.signal.aborted || milliseconds === 0) return
    const { promise, resolve } = createWake()
    this.#wake = resolve
    const timer = setTimeout(resolve, milliseconds)
    await promise
    clearTimeout(timer)
  }

  /** Claims, reports and starts links; returns the milliseconds until the next turn. */
  #turn(): number {
    try {
      this.#claim()
      this.#report(this.#pick())
      this.#isBroken = false
    } catch (error) {
      if (!this.#isBroken) this.#options.onError(error)
      this.#isBroken = true
      return PAUSE.fault
    }
    this.#start()
    return this.#held.size > 0 ? PAUSE.working : PAUSE.idle
  }

  #claim(): void {
    while (this.#held.size < MAX_CLAIMS && this.#needsLinks()) {
      const claim = this.#options.claims.claim()
      if (!claim) return
      this.#held.set(claim, claim.open.length)
      for (const place of claim.open) this.#add(claim, place)
    }
  }

  #needsLinks(): boolean {
    return this.#queue.size < FEW_LINKS || !this.#queue.hasHosts(FEW_HOSTS, performance.now())
  }

  #add(claim: Claim, place: number): void {
    const deaths = claim.deaths[place] ?? 0
    const text = claim.items[place] ?? ''
    const host = this.#options.work.findHost(text)
    const link = { claim, place, text, host, isSuspect: deaths > 0 }
    if (deaths < MAX_DEATHS) {
      this.#queue.add(link)
      return
    }
    const error = new LinkglassError('EFATAL', GIVEN_UP)
    this.#finished.set(link, this.#options.work.fail(claim.job, indexOf(link), link.text, error))
  }

  /** Takes links that may be started once this is written down. */
  #pick(): readonly JobLink[] {
    const picked: JobLink[] = []
    const now = performance.now()
    let room = this.#concurrency() + LOOKAHEAD - this.#running.size - this.#ready.length
    while (room > 0) {
      const link = this.#queue.take(now)
      if (!link) break
      const wait = Math.min(
        this.#options.claims.findWait(link.claim, link.host),
        LONGEST_SHARED_WAIT,
      )
      if (wait > 0) this.#queue.putBack(link, now + wait, false)
      else picked.push(link)
      if (wait <= 0) room -= 1
    }
    return picked
  }

  #report(picked: readonly JobLink[]): void {
    const { claims } = this.#options
    const isDue = Date.now() > this.#reported + RENEWAL
    const hasNews = picked.length + this.#finished.size + this.#waits.length > 0 || isDue
    const isStopped = [...this.#held.keys()].some((claim) => claims.isStopped(claim))
    if (this.#held.size === 0 || !(hasNews || isStopped)) return
    const started = [...this.#running.keys(), ...this.#ready, ...picked]
    const written = new Map(this.#finished)
    const lost = this.#tryReport(started, picked)
    this.#waits = []
    this.#reported = Date.now()
    for (const link of written.keys()) {
      this.#finished.delete(link)
      this.#held.set(link.claim, (this.#held.get(link.claim) ?? 1) - 1)
    }
    this.#ready.push(...picked)
    this.#drop(lost)
  }

  #tryReport(started: readonly JobLink[], picked: readonly JobLink[]): ReadonlySet<Claim> {
    try {
      const progress = [...this.#held.keys()].map((claim) => this.#toProgress(claim, started, true))
      return this.#options.claims.report(progress, this.#waits)
    } catch (error) {
      for (const link of picked) this.#queue.putBack(link, 0, false)
      throw error
    }
  }

  #toProgress(claim: Claim, started: readonly JobLink[], isKept: boolean): ChunkProgress {
    const own = [...this.#finished].filter(([link]) => link.claim === claim)
    return {
      claim,
      started: started.filter((link) => link.claim === claim).map(({ place }) => place),
      finished: new Map(own.map(([{ place }, outcome]) => [place, outcome])),
      isKept: isKept && (this.#held.get(claim) ?? 0) > own.length,
    }
  }

  /** Forgets claims that are done, or that another worker has. */
  #drop(lost: ReadonlySet<Claim>): void {
    if (lost.size === 0) return
    for (const claim of lost) this.#held.delete(claim)
    this.#queue.drop(lost)
    for (const link of this.#ready.filter(({ claim }) => lost.has(claim))) this.#queue.release(link)
    this.#ready = this.#ready.filter(({ claim }) => !lost.has(claim))
    for (const link of [...this.#finished.keys()]) {
      if (lost.has(link.claim)) this.#finished.delete(link)
    }
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
    const { work } = this.#options
    const { job } = link.claim
    const result = await work.answer(job, indexOf(link), link.text, signal)
    this.#running.delete(link)
    if (signal.aborted) return
    if ('why' in result) this.#putBack(link, result)
    else {
      this.#judge(link, result)
      this.#queue.release(link)
      if (this.#held.has(link.claim)) this.#finished.set(link, result)
    }
    this.#start()
    const isFull = this.#finished.size >= FINISHED_PER_REPORT
    if (isFull || this.#ready.length === 0) this.#wake()
  }

  #putBack(link: JobLink, { milliseconds, why, isWhole }: JobWait): void {
    this.#queue.putBack(link, performance.now() + milliseconds, isWhole)
    this.#noteWait(link, isWhole ? '' : link.host, milliseconds, why)
  }

  /** Leaves a host alone that keeps failing. */
  #judge(link: JobLink, outcome: JobOutcome): void {
    const verdict = toVerdict(outcome)
    const pause = this.#queue.judge(link, verdict, performance.now())
    if (pause > 0) this.#noteWait(link, link.host, pause, PAUSED[verdict])
  }

  #noteWait({ claim }: JobLink, host: string, milliseconds: number, why: string): void {
    this.#waits.push({ id: claim.job.id, host, until: Date.now() + milliseconds, why })
  }

  #concurrency(): number {
    return this.#options.work.isBusy(this.#running.size) ? CONCURRENCY.busy : CONCURRENCY.idle
  }
}

const PAUSED: Readonly<Record<HostVerdict, string>> = {
  answers: '',
  fails: 'The host keeps failing.',
  refuses: 'The host answered 429: too many requests.',
}

const FAILS = new Set(['EFATAL', 'ETIMEOUT', 'EBRWSRTIMEOUT'])

function toVerdict({ code, statusCode = 0 }: JobOutcome): HostVerdict {
  if (statusCode === 429) return 'refuses'
  return FAILS.has(code) || statusCode >= 500 ? 'fails' : 'answers'
}

const GIVEN_UP = `The service ended ${MAX_DEATHS} times while it worked on this link, which is left out now.`

function indexOf({ claim, place }: JobLink): number {
  return claim.chunk * CHUNK_SIZE + place
}

function createWake(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => {}
  const promise = new Promise<void>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
