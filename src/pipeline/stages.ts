import type { CallContext } from '../contracts/call-context.js'
import type { EnterByRobots, Fetch } from '../contracts/http.js'
import type { MediaStage } from '../media/index.js'
import type { Oembed } from '../media/oembed/index.js'
import type { ShellDetector } from '../page/shell-memory/index.js'
import type { MeasurePage, Query, Visit } from '../params/index.js'
import type { Evaluate, Functions } from '../rules/sandbox/index.js'
import type { PageReader, ReadingLimits } from './read/index.js'

export interface PipelineContext {
  readonly stages: Stages
  readonly query: Query
  readonly call: CallContext
  readonly watch: ReturnType<typeof createStopwatch>
}

export interface Stages {
  readonly fetch: Fetch
  readonly visit: Visit | undefined
  readonly measure: MeasurePage | undefined
  /** Checks that a URL may be requested, without requesting it. */
  readonly check: (url: URL, signal: AbortSignal) => Promise<void>
  readonly robots: EnterByRobots
  readonly reader: PageReader
  /** Recognizes pages that a host sends for any address. */
  readonly shells: ShellDetector
  readonly media: MediaStage
  readonly oembed: Oembed
  /** True to ask the oEmbed provider for missing fields. */
  readonly repairs: boolean
  readonly evaluate: Evaluate
  readonly functions: Functions
  readonly limits: ReadingLimits
  readonly now: () => number
}

export function createStopwatch() {
  /** Milliseconds of each stage. A stage that still runs has 0. */
  const timings: Record<string, number> = {}
  return {
    /** `performance.now()` when the request began. */
    started: performance.now(),
    timings,
    async measureTime<T>(stage: string, work: Promise<T>): Promise<T> {
      // Adds the stage now, to list the stages in the order in which they begin.
      timings[stage] = 0
      const started = performance.now()
      try {
        return await work
      } finally {
        timings[stage] = Math.round((performance.now() - started) * 10) / 10
      }
    },
  }
}
