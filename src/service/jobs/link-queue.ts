import { CHUNK_SIZE, type JobOutcome } from './job.js'
import type { Claim, HostVisit } from './job-store.js'

export interface JobLink {
  readonly claim: Claim
  readonly place: number
  readonly text: string
  readonly host: string
  /** True if the link may have killed a worker. */
  readonly isSuspect: boolean
}

export function toLinkIndex({ claim, place }: JobLink): number {
  return claim.chunk * CHUNK_SIZE + place
}

export function createHostVisit(link: JobLink, delay?: number): HostVisit {
  const { id, perHost } = link.claim.job
  return { id, host: link.host, perHost, index: toLinkIndex(link), delay }
}

/** Judgement of a host by an outcome. `refuses` is status 429, which pauses the host at once. */
export type HostVerdict = 'answers' | 'fails' | 'refuses'

const FAILS = new Set(['EFATAL', 'ETIMEOUT', 'EBRWSRTIMEOUT'])

export function classifyOutcome({ code, statusCode = 0 }: JobOutcome): HostVerdict {
  if (statusCode === 429) return 'refuses'
  return FAILS.has(code) || statusCode >= 500 ? 'fails' : 'answers'
}

const FAILURES_BEFORE_PAUSE = 5

/** Milliseconds of a host's first pause. Each further pause is twice as long. */
const FIRST_PAUSE = 10_000
const MAX_PAUSES = 5

interface HostQueue {
  readonly links: JobLink[]
  readonly perHost: number
  busy: number
  /** Value of `performance.now()` until which the host is paused. */
  notBefore: number
  failures: number
}

export class LinkQueue {
  /** Queues by job and host, the least recently served first. */
  readonly #hosts = new Map<string, HostQueue>()
  #waiting = 0
  #suspects = 0

  get size(): number {
    return this.#waiting
  }

  hasReadyHosts(count: number, now: number): boolean {
    let found = 0
    for (const { links, notBefore } of this.#hosts.values()) {
      if (links.length > 0 && notBefore <= now) found += 1
      if (found >= count) return true
    }
    return false
  }

  addLink(link: JobLink): void {
    this.#getOrAddHost(link).links.push(link)
    this.#waiting += 1
  }

  takeLink(now: number): JobLink | undefined {
    for (const [name, host] of this.#hosts) {
      const [link] = host.links
      if (!link || host.busy >= host.perHost || host.notBefore > now) continue
      if (link.isSuspect && this.#suspects > 0) continue
      host.links.shift()
      host.busy += 1
      this.#waiting -= 1
      if (link.isSuspect) this.#suspects += 1
      this.#hosts.delete(name)
      this.#hosts.set(name, host)
      return link
    }
    return undefined
  }

  releaseLink(link: JobLink): void {
    const host = this.#getOrAddHost(link)
    host.busy -= 1
    if (link.isSuspect) this.#suspects -= 1
    if (host.busy === 0 && host.links.length === 0) this.#hosts.delete(this.#toHostKey(link))
  }

  /** Returns a link. Also pauses the link's host, or all hosts of its job if `isWhole`. */
  returnLinkToQueue(link: JobLink, notBefore: number, isWhole: boolean): void {
    const { links } = this.#getOrAddHost(link)
    const isLater = ({ claim, place }: JobLink) => claim === link.claim && place > link.place
    const at = links.findIndex(isLater)
    links.splice(at < 0 ? links.length : at, 0, link)
    this.#waiting += 1
    this.releaseLink(link)
    const start = isWhole ? `${link.claim.job.id} ` : this.#toHostKey(link)
    for (const [name, host] of this.#hosts) {
      const isMeant = isWhole ? name.startsWith(start) : name === start
      if (isMeant) host.notBefore = Math.max(host.notBefore, notBefore)
    }
  }

  removeLinksOfClaims(lost: ReadonlySet<Claim>): void {
    for (const [name, host] of this.#hosts) {
      const kept = host.links.filter(({ claim }) => !lost.has(claim))
      this.#waiting -= host.links.length - kept.length
      host.links.splice(0, host.links.length, ...kept)
      if (host.busy === 0 && kept.length === 0) this.#hosts.delete(name)
    }
  }

  /** Returns the milliseconds of the host's new pause, or 0. */
  recordHostVerdict(link: JobLink, verdict: HostVerdict, now: number, minPause = 0): number {
    const host = this.#getOrAddHost(link)
    if (verdict === 'answers') host.failures = 0
    // Failures of requests that began before the pause do not count.
    else if (host.notBefore > now) return 0
    else
      host.failures = Math.max(host.failures + 1, verdict === 'refuses' ? FAILURES_BEFORE_PAUSE : 0)
    const pauses = host.failures - FAILURES_BEFORE_PAUSE
    // Limits the number of pauses, so that the job ends.
    if (pauses < 0 || pauses >= MAX_PAUSES) return 0
    const milliseconds = Math.max(FIRST_PAUSE * 2 ** pauses, minPause)
    host.notBefore = now + milliseconds
    return milliseconds
  }

  #toHostKey({ claim, host }: JobLink): string {
    return `${claim.job.id} ${host}`
  }

  #getOrAddHost(link: JobLink): HostQueue {
    const name = this.#toHostKey(link)
    const known = this.#hosts.get(name)
    if (known) return known
    const host = { links: [], perHost: link.claim.job.perHost, busy: 0, notBefore: 0, failures: 0 }
    this.#hosts.set(name, host)
    return host
  }
}
