import type { Warning } from './result.js'

/** Events that an operator counts. */
export interface EngineEvents {
  /** Emitted for a refused address; the reason is the name of its range. */
  refusal: [reason: string]
  /** Emitted for each body of a target, with its decoded bytes. */
  received: [bytes: number]
  /** Emitted for an origin whose `robots.txt` asks for a delay between two requests. */
  crawlDelay: [origin: string, milliseconds: number]
  /** Emitted for each answer, with milliseconds by stage and its warnings. */
  made: [timings: Readonly<Record<string, number>>, warnings: readonly Warning[]]
}

/** Load of a pool. */
export interface Load {
  /** Workers at work. */
  readonly busy: number
  /** Tasks that wait for one. */
  readonly waiting: number
}

/** Load of each pool of workers; those of a browser only where there is one. */
export interface Loads {
  readonly reading: Load
  readonly sandbox: Load
  readonly browser?: Load
  readonly functions?: Load
}
