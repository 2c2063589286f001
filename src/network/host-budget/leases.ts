export interface LeaseRequest {
  readonly busy: number
  readonly queued: number
  /** Number of further requests that may be under way at once, by the current lease. */
  readonly spare: number
  /** Number of requests that the process may still start under the current lease. */
  readonly starts: number
}

/** The share of a host's budget that a process gets while its lease lasts. */
export interface Grant {
  /** Maximum number of requests that the process may have under way at once. */
  readonly places: number
  readonly starts: number
  /** True if other processes wait to send requests to the host. */
  readonly isCrowded: boolean
  /** True if places for later requests should be given back, as other processes may need them. */
  readonly isScarce: boolean
  /** Milliseconds that the host asks to wait before the next request. */
  readonly pause: number
}

/** Keeps the leases of all processes. `acquire` and `pause` reject if the store cannot be reached. */
export interface LeaseStore {
  acquire(host: string, claim: LeaseRequest): Promise<Grant>
  /** Tells all processes to wait before they send further requests to a host. */
  pause(host: string, milliseconds: number): Promise<void>
  /** Calls `onTurn` when it is this process's turn to send a request to a host. */
  listen(listener: {
    readonly onTurn: (host: string) => void
    readonly onPause: (host: string, milliseconds: number) => void
  }): void
}

/** Milliseconds for which a lease lasts if it is not renewed. */
export const LEASE = 5_000

/** Maximum number of milliseconds that a host can ask to wait. */
export const LONGEST_PAUSE = 60_000
