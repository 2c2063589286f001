/** Budget of requests to a host, shared by all processes of a service. */
export interface HostBudget {
  /**
   * Resolves once a request to the host may begin, to what has to be called at its end.
   * @throws LinkglassError `EBUSY` while the host wants to be left alone
   */
  enter(host: string, signal: AbortSignal): Promise<() => void>
  /** The host said that it wants no requests for so many milliseconds. */
  pause(host: string, milliseconds: number): void
}
