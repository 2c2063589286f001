import type { Warning } from './result.js'

/** Events that an operator counts. */
export interface EngineEvents {
  /** An address was refused; the reason is the name of its range. */
  refusal: [reason: string]
  /** Decoded bytes of one body that came from a target. */
  received: [bytes: number]
  /** Milliseconds between two requests that the `robots.txt` of an origin asks for. */
  crawlDelay: [origin: string, milliseconds: number]
  /** Milliseconds by stage, and warnings of an answer that was made. */
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
