/** What a process asks for of one host's budget. */
export interface LeaseRequest {
  /** Requests under way. */
  readonly busy: number
  /** Requests that wait. */
  readonly queued: number
  /** Places that it has beyond those, and would keep. */
  readonly spare: number
  /** Requests that it may begin already. */
  readonly starts: number
}

/** What it gets for as long as a lease lasts. */
export interface Grant {
  /** Requests that may be under way, those that are included. */
  readonly places: number
  /** Requests that may begin. */
  readonly starts: number
  /** Other processes wait: what ends here is theirs. */
  readonly isCrowded: boolean
  /** Little is left: what is not needed is to be given back. */
  readonly isScarce: boolean
  /** Milliseconds for which the host wants to be left alone. */
  readonly pause: number
}

/** Where the processes' claims are kept. Both may throw when it cannot be reached. */
export interface LeaseStore {
  acquire(host: string, claim: LeaseRequest): Promise<Grant>
  /** Tells all processes that a host wants to be left alone. */
  pause(host: string, milliseconds: number): Promise<void>
  listen(listener: LeaseListener): void
}

export interface LeaseListener {
  /** Another process gave back a place for which this one has waited longest. */
  readonly onTurn: (host: string) => void
  /** A host wants to be left alone for so many milliseconds. */
  readonly onPause: (host: string, milliseconds: number) => void
}

/** Milliseconds for which a process has what it was granted, if it does not ask again. */
export const LEASE = 5_000
