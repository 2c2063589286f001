import type { Warning } from './result.js'

/** Events of the engine, for metrics and logs. */
export interface EngineEvents {
  /** A host was refused, because of this range of IP addresses. */
  refusal: [reason: string]
  /** A response body with this number of decoded bytes was fetched. */
  received: [bytes: number]
  /** `robots.txt` demands this delay between requests, or none (0). */
  crawlDelay: [origin: string, milliseconds: number]
  /** An answer was made. `timings` has the milliseconds of each stage. */
  made: [timings: Readonly<Record<string, number>>, warnings: readonly Warning[]]
}

export interface Load {
  readonly busy: number
  readonly waiting: number
}

/** Load of each pool. Without a browser, `browser` and `functions` are absent. */
export interface Loads {
  readonly reading: Load
  readonly sandbox: Load
  readonly browser?: Load
  readonly functions?: Load
}
