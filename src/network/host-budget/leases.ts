/** A process's demand on one host's budget. */
export interface LeaseRequest {
  /** Requests under way. */
  readonly busy: number
  /** Requests that wait. */
  readonly queued: number
  /** Unused places of its lease, which the process would like to keep. */
  readonly spare: number
  /** Requests that the process may still begin by its current lease. */
  readonly starts: number
}

/** The share that a process gets for as long as a lease lasts. */
export interface Grant {
  /** Maximum number of requests of the process that may be under way at once. */
  readonly places: number
  /** Maximum number of requests that may begin. */
  readonly starts: number
  /** True if other processes wait, so that the place of a request that ends is to be given back. */
  readonly isCrowded: boolean
  /** True if few places are free, so that unused ones have to be given back. */
  readonly isScarce: boolean
  /** Milliseconds for which the host wants to be left alone. */
  readonly pause: number
}

/** Keeps the leases of all processes. `acquire` and `pause` reject if the store cannot be reached. */
export interface LeaseStore {
  acquire(host: string, claim: LeaseRequest): Promise<Grant>
  /** Tells all processes to leave a host alone. */
  pause(host: string, milliseconds: number): Promise<void>
  listen(listener: LeaseListener): void
}

export interface LeaseListener {
  /** Called when a place is free for this process, as it has waited longest. */
  readonly onTurn: (host: string) => void
  /** Called when a host wants to be left alone for so many milliseconds. */
  readonly onPause: (host: string, milliseconds: number) => void
}

/** Milliseconds for which a lease lasts if it is not renewed. */
export const LEASE = 5_000

/** Maximum number of milliseconds for which a host is left alone. */
export const LONGEST_PAUSE = 60_000
