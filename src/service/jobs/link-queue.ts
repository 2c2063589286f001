import type { Claim } from './chunk-claims.js'

/** A link of a claimed chunk. */
export interface JobLink {
  readonly claim: Claim
  /** Place in the chunk. */
  readonly place: number
  readonly text: string
  /** True if a worker died while it was under way: such a link goes alone. */
  readonly isSuspect: boolean
}

interface HostQueue {
  readonly links: JobLink[]
  readonly perHost: number
  busy: number
  /** Unix milliseconds before which the host is left alone. */
  notBefore: number
}

/** Queues links by job and host, and takes them so that hosts are mixed and none gets too many at once. */
export class LinkQueue {
  readonly #findHost: (text: string) => string
  /** In the order in which they were last taken from. */
  readonly #hosts = new Map<string, HostQueue>()
  #waiting = 0
  #suspects = 0

  constructor(findHost: (text: string) => string) {
    this.#findHost = findHost
  }

  /** Links that wait. */
  get size(): number {
    return this.#waiting
  }

  add(link: JobLink): void {
    this.#hostOf(link).links.push(link)
    this.#waiting += 1
  }

  /** Takes a link whose host has room. */
  take(now: number): JobLink | undefined {
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

  /** Gives back the place of a link that was taken. */
  release(link: JobLink): void {
    const host = this.#hostOf(link)
    host.busy -= 1
    if (link.isSuspect) this.#suspects -= 1
    if (host.busy === 0 && host.links.length === 0) this.#hosts.delete(this.#nameOf(link))
  }

  /** Puts a link back that was taken, and leaves its host alone for a time; with `isWhole` all hosts of its job. */
  putBack(link: JobLink, notBefore: number, isWhole: boolean): void {
    this.add(link)
    this.release(link)
    const start = isWhole ? `${link.claim.job.id} ` : this.#nameOf(link)
    for (const [name, host] of this.#hosts) {
      if (isWhole ? name.startsWith(start) : name === start) host.notBefore = notBefore
    }
  }

  /** Drops the waiting links of claims that are lost. */
  drop(lost: ReadonlySet<Claim>): void {
    for (const [name, host] of this.#hosts) {
      const kept = host.links.filter(({ claim }) => !lost.has(claim))
      this.#waiting -= host.links.length - kept.length
      host.links.splice(0, host.links.length, ...kept)
      if (host.busy === 0 && kept.length === 0) this.#hosts.delete(name)
    }
  }

  #nameOf({ claim, text }: JobLink): string {
    return `${claim.job.id} ${this.#findHost(text)}`
  }

  #hostOf(link: JobLink): HostQueue {
    const name = this.#nameOf(link)
    const known = this.#hosts.get(name)
    if (known) return known
    const host = { links: [], perHost: link.claim.job.perHost, busy: 0, notBefore: 0 }
    this.#hosts.set(name, host)
    return host
  }
}
