import type { Warning } from './result.js'

/** Events of the engine, for metrics and logs. */
export interface EngineEvents {
  /** Emitted when a host is refused because of its IP address. The reason is the name of the address range. */
  refusal: [reason: string]
  /** Emitted for each response body that was fetched, with the number of its decoded bytes. */
  received: [bytes: number]
  /** Emitted when `robots.txt` was read, with the delay that it demands between requests (0 for none). */
  crawlDelay: [origin: string, milliseconds: number]
  /** Emitted for each answer that was made, with the milliseconds of each stage and the warnings. */
  made: [timings: Readonly<Record<string, number>>, warnings: readonly Warning[]]
}

export interface Load {
  readonly busy: number
  readonly waiting: number
}

/** Load of each pool of workers. Without a browser, `browser` and `functions` are absent. */
export interface Loads {
  readonly reading: Load
  readonly sandbox: Load
  readonly browser?: Load
  readonly functions?: Load
}
