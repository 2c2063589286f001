import type { OptionalField } from '../../contracts/fields.js'
import type { PageFingerprint } from '../../contracts/page-fingerprint.js'
import type { Warning } from '../../contracts/result.js'
import type { Rules } from '../../contracts/rules.js'
import type { ItemReading } from '../../items/index.js'
import type { DetectContext, Detection } from '../../metadata/index.js'
import type { DomLimits, SignalLimits, Signals } from '../../page/index.js'
import type { ExtractLimits, PartialResult } from '../../rules/index.js'
import type { TechnologySignal } from '../../technologies/index.js'

export interface ReadingLimits {
  readonly signals: SignalLimits
  readonly extract: ExtractLimits
  readonly dom: DomLimits
  readonly pdf: {
    readonly maxPages: number
    /** Bytes to which the streams of a PDF may unpack. */
    readonly maxMemory: number
  }
}

/** Request for reading a page, as plain data that crosses into a worker. */
export interface ReadRequest extends DetectContext {
  readonly optional: ReadonlySet<OptionalField>
  /** Absent for a page that was already here. */
  readonly fetchInfo?: { readonly requestedUrl: string; readonly statusCode: number }
  /** True to read the thing that the page is about. */
  readonly item: boolean
  /** True on the main loop, which leaves the item of a large page to a thread. */
  readonly isOnLoop?: boolean
  readonly rules: Rules
  /** True to read the page to its end, even if all that is wanted is known. */
  readonly readToEnd?: boolean
  /** True to tell if the page is empty without its scripts. */
  readonly detectShell: boolean
  /** True to find what the page is made with. */
  readonly findsTechnologies: boolean
  readonly limits: ReadingLimits
}

/** Result of reading a page, as plain data; media are still to be probed, functions to be run. */
export interface PageReading {
  readonly detection: Detection
  /** The thing that the page is about, if it is asked for. */
  readonly item?: ItemReading
  /** Signals of a page whose item is left to a thread. */
  readonly unread?: Signals
  readonly draft?: PartialResult
  readonly warnings?: readonly Warning[]
  /** True if the page shows next to nothing before its scripts have run. */
  readonly isShell?: boolean
  /** Fingerprint of a page that was read to its end, without a warning. */
  readonly fingerprint?: PageFingerprint
  /** Evidence in the markup of what the page is made with. */
  readonly technologySignals?: readonly TechnologySignal[]
}
