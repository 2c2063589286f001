import type { Warning } from './result.js'

/** Events of the engine, for metrics and logs. */
export interface EngineEvents {
  /** A host was refused. `reason` says in which forbidden range its IP address lies. */
  refusal: [reason: string]
  /** A response body was fetched. `bytes` is its decoded size. */
  received: [bytes: number]
  /** The `robots.txt` of `origin` demands this delay between requests. 0 means no delay. */
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
