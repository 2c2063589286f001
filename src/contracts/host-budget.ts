/** Limit of requests to each host, shared by all processes of a service. */
export interface HostBudget {
  /**
   * Waits until a request to the host may begin. Returns a function to call when the request has ended.
   * @throws LinkglassError `EBUSY` while requests to the host are paused
   */
  acquire(host: string, signal: AbortSignal): Promise<() => void>
  /** Pauses requests to the host for the milliseconds that the host asks for. */
  pause(host: string, milliseconds: number): void
}
