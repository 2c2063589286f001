/** Limit of requests to each host, for all processes together. */
export interface HostBudget {
  /**
   * Waits until a request may begin. Returns a function that ends the request.
   * @throws LinkglassError `EBUSY` while requests to the host are paused
   */
  acquire(host: string, signal: AbortSignal): Promise<() => void>
  /** Pauses requests to the host for as long as the host asks. */
  pause(host: string, milliseconds: number): void
}
