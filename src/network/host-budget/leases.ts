/** A process's demand on one host's budget. */
export interface LeaseRequest {
  /** Requests under way. */
  readonly busy: number
  /** Requests that wait. */
  readonly queued: number
  /** Further places that the process asks for. */
  readonly spare: number
  /** Requests that the process may still begin. */
  readonly starts: number
}

/** The share that a process gets for as long as a lease lasts. */
export interface Grant {
  /** Requests that may be under way, in all. */
  readonly places: number
  /** Requests that may begin. */
  readonly starts: number
  /** True if other processes wait, who get the places of requests that end. */
  readonly isCrowded: boolean
  /** True if little is left, so that unused places have to be given back. */
  readonly isScarce: boolean
  /** Milliseconds for which the host wants to be left alone. */
  readonly pause: number
}

/** Keeps the leases of all processes. Both methods may throw if the store cannot be reached. */
export interface LeaseStore {
  acquire(host: string, claim: LeaseRequest): Promise<Grant>
  /** Tells all processes to leave a host alone. */
  pause(host: string, milliseconds: number): Promise<void>
  listen(listener: LeaseListener): void
}

export interface LeaseListener {
  /** Called when a place is free for this process, which has waited longest. */
  readonly onTurn: (host: string) => void
  /** Called when a host wants to be left alone for so many milliseconds. */
  readonly onPause: (host: string, milliseconds: number) => void
}

/** Milliseconds for which a lease lasts if it is not renewed. */
export const LEASE = 5_000

/** Milliseconds for which a host is left alone at most. */
export const LONGEST_PAUSE = 60_000
