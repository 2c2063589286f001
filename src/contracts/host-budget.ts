/** Limits the requests that all processes together send to a host. */
export interface HostBudget {
  /**
   * Waits until a request may begin. Returns a function to call when the request has ended.
   * @throws LinkglassError `EBUSY` while requests to the host are paused
   */
  acquire(host: string, signal: AbortSignal): Promise<() => void>
  /** Pauses requests to the host for as long as the host asks. */
  pause(host: string, milliseconds: number): void
}
