/** Budget of requests to a host, shared by all processes of a service. */
export interface HostBudget {
  /**
   * Waits until a request to the host may begin; resolves to the function to call at its end.
   * @throws LinkglassError `EBUSY` while the host wants to be left alone
   */
  enter(host: string, signal: AbortSignal): Promise<() => void>
  /** Stops requests to the host for so many milliseconds, as it asked. */
  pause(host: string, milliseconds: number): void
}
