import type { OptionalField } from '../../contracts/fields.js'
import type { PageFingerprint } from '../../contracts/page-fingerprint.js'
import type { Warning } from '../../contracts/result.js'
import type { Rules } from '../../contracts/rules.js'
import type { ItemReading } from '../../items/index.js'
import type { DetectContext, Detection } from '../../metadata/index.js'
import type { Arrival, DomLimits, SignalLimits, Signals } from '../../page/index.js'
import type { ExtractLimits, PartialResult } from '../../rules/index.js'
import type { TechnologySignal } from '../../technologies/index.js'

export interface ReadingLimits {
  readonly signals: SignalLimits
  readonly extract: ExtractLimits
  readonly dom: DomLimits
  readonly pdf: {
    readonly maxPages: number
    /** Maximum bytes of all buffers of a worker thread, such as unpacked streams. */
    readonly maxMemory: number
  }
}

/** Plain data that can be sent to a worker thread. */
export interface ReadRequest extends DetectContext {
  readonly optional: ReadonlySet<OptionalField>
  /** Absent for HTML that was not fetched. */
  readonly fetchInfo?: Arrival | undefined
  readonly item: boolean
  /** True if the main thread reads the page. */
  readonly isOnLoop?: boolean
  readonly rules: Rules
  readonly readToEnd?: boolean
  /** True to test if the page is empty without scripts. */
  readonly detectShell: boolean
  readonly findsTechnologies: boolean
  readonly limits: ReadingLimits
}

export interface PageReading {
  readonly detection: Detection
  readonly item?: ItemReading
  /** Present if a worker thread must still read the `item`. */
  readonly unread?: Signals
  readonly draft?: PartialResult
  readonly warnings?: readonly Warning[]
  /** True if rules saw only the page's beginning because the time was up. */
  readonly isLate?: boolean
  readonly isShell?: boolean
  /** Present if the whole page was read without an interstitial warning. */
  readonly fingerprint?: PageFingerprint
  readonly technologySignals?: readonly TechnologySignal[]
}
