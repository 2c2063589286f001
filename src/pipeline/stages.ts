import type { Fetch } from '../core/http.js'
import type { Visit } from '../core/visited.js'
import type { Evaluate } from '../extract/evaluate/batch.js'
import type { MediaStage } from '../media/index.js'
import type { Oembed } from '../oembed/index.js'
import type { Reader } from '../reading/index.js'
import type { ReadingLimits } from '../reading/read-page.js'

/** The stages, ready to use. */
export interface Stages {
  readonly fetch: Fetch
  /** Judges an address without asking it for anything. */
  readonly check: (url: URL, signal: AbortSignal) => Promise<void>
  readonly reader: Reader
  readonly media: MediaStage
  readonly oembed: Oembed
  readonly evaluate: Evaluate
  /** Opens pages in the browser, if there is one. */
  readonly visit: Visit | undefined
  readonly limits: ReadingLimits
  /** Milliseconds since the epoch. */
  readonly now: () => number
}
