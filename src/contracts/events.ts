import type { Warning } from './result.js'

/** Events that an operator counts. */
export interface EngineEvents {
  /** An address was refused; the reason is the name of its range. */
  refusal: [reason: string]
  /** Decoded bytes of one body that came from a target. */
  received: [bytes: number]
  /** An answer was made: milliseconds by stage, and what is missing. */
  made: [timings: Readonly<Record<string, number>>, warnings: readonly Warning[]]
}

/** Load of a pool. */
export interface Load {
  /** Workers at work. */
  readonly busy: number
  /** Tasks that wait for one. */
  readonly waiting: number
}

/** By the stages that have a pool of workers; what needs a browser where there is one. */
export interface Loads {
  readonly reading: Load
  readonly sandbox: Load
  readonly browser?: Load
  readonly functions?: Load
}
