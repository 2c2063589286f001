/** A job as the service shows it. */
export interface Job {
  readonly id: string
  readonly name?: string
  readonly status: 'queued' | 'running' | 'paused' | 'done' | 'cancelled'
  readonly total: number
  readonly done: number
  readonly succeeded: number
  readonly failed: number
  /** Failures by code. */
  readonly codes: Readonly<Record<string, number>>
  readonly secondsLeft?: number
  readonly createdAt: string
  /** How many hosts are waited for, of which `waiting` has the first. */
  readonly waitingHosts?: number
  readonly waiting?: readonly Wait[]
}

/** A pause for one host, or for all without a host. */
export interface Wait {
  readonly host?: string
  readonly until: string
  readonly why: string
}

export function isFinished({ status }: Job): boolean {
  return status === 'done' || status === 'cancelled'
}

/** Names a job for people. */
export function nameJob({ name, createdAt }: Job): string {
  return name ?? `Job of ${new Date(createdAt).toLocaleString()}`
}
