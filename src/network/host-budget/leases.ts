export interface LeaseRequest {
  readonly busy: number
  readonly queued: number
  /** Number of further simultaneous requests that the current lease allows. */
  readonly spare: number
  /** Number of requests that may still start under the lease. */
  readonly starts: number
}

/** A process's part of a host's budget. It is valid for one lease. */
export interface Grant {
  /** Maximum number of the process's simultaneous requests. */
  readonly places: number
  readonly starts: number
  /** True if other processes wait for the host. */
  readonly isCrowded: boolean
  /** True if the process should give back unused places. */
  readonly isScarce: boolean
  /** Milliseconds that the host asks to wait. */
  readonly pause: number
}

/** Leases of all processes. Methods reject if the store is unreachable. */
export interface LeaseStore {
  acquire(host: string, claim: LeaseRequest): Promise<Grant>
  /** Makes all processes wait before further requests to the host. */
  pause(host: string, milliseconds: number): Promise<void>
  /** Calls `onTurn` when this process may send a request, and `onPause` when a host is paused. */
  listen(listener: {
    readonly onTurn: (host: string) => void
    readonly onPause: (host: string, milliseconds: number) => void
  }): void
}

/** Milliseconds for which a lease lasts without renewal. */
export const LEASE = 5_000

/** Maximum milliseconds of a pause, even if a host asks for more. */
export const LONGEST_PAUSE = 60_000
