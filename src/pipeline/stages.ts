import type { Fetch } from '../contracts/http.js'
import type { MeasurePage } from '../contracts/insights.js'
import type { Visit } from '../contracts/visit-result.js'
import type { MediaStage } from '../media/index.js'
import type { Oembed } from '../oembed/index.js'
import type { ShellDetector } from '../page/shell-memory/index.js'
import type { Evaluate, Functions } from '../rules/sandbox/index.js'
import type { PageReader, ReadingLimits } from './read/index.js'

/** The stages, ready to use. */
export interface Stages {
  readonly fetch: Fetch
  /** Opens pages in the browser, if there is one. */
  readonly visit: Visit | undefined
  /** Measures pages in the browser, if there is what does it. */
  readonly measure: MeasurePage | undefined
  /** Checks an address without asking it for anything. */
  readonly check: (url: URL, signal: AbortSignal) => Promise<void>
  readonly reader: PageReader
  /** Tells what a host sends for any address from a page of its own. */
  readonly shells: ShellDetector
  readonly media: MediaStage
  readonly oembed: Oembed
  /** Whether a link's oEmbed provider is asked what its page does not say. */
  readonly repairs: boolean
  readonly evaluate: Evaluate
  readonly functions: Functions
  readonly limits: ReadingLimits
  /** Milliseconds since the epoch. */
  readonly now: () => number
}
