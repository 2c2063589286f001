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
    /** Maximum number of bytes that the unpacked streams of a PDF may take. */
    readonly maxMemory: number
  }
}

/** Request for reading a page, as plain data that is sent to a worker thread. */
export interface ReadRequest extends DetectContext {
  readonly optional: ReadonlySet<OptionalField>
  /** Absent for a page that was given as HTML and not fetched. */
  readonly fetchInfo?: Arrival | undefined
  readonly item: boolean
  /** True if the main thread reads the page, and not a worker thread. */
  readonly isOnLoop?: boolean
  readonly rules: Rules
  readonly readToEnd?: boolean
  /** True to find out if the page is empty before its scripts run. */
  readonly detectShell: boolean
  readonly findsTechnologies: boolean
  readonly limits: ReadingLimits
}

export interface PageReading {
  readonly detection: Detection
  readonly item?: ItemReading
  /** Present if the page's `item` must still be read in a worker thread. */
  readonly unread?: Signals
  readonly draft?: PartialResult
  readonly warnings?: readonly Warning[]
  readonly isShell?: boolean
  /** Fingerprint of the page, if the page was read to its end without a warning. */
  readonly fingerprint?: PageFingerprint
  readonly technologySignals?: readonly TechnologySignal[]
}
