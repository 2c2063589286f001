import type { MetaField } from '../core/fields.js'
import type { Rules } from '../core/rules.js'
import type { ExtractLimits } from '../extract/limits.js'
import { select } from '../extract/select.js'
import type { Selection } from '../extract/selection.js'
import { type Detection, detect } from '../metadata/index.js'
import { type DomLimits, parseDocument } from '../page/dom.js'
import { type SignalLimits, SignalReader } from '../page/signals.js'

export interface ReadingLimits {
  readonly signals: SignalLimits
  readonly extract: ExtractLimits
  readonly dom: DomLimits
}

/** What to read from a page. Plain data: it crosses into a worker. */
export interface ReadingPlan {
  /** The page's final address. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly wanted: ReadonlySet<MetaField>
  readonly rules: Rules
  readonly explain: boolean
  /** Milliseconds since the epoch; dates in the far future are refused against it. */
  readonly now: number
  readonly limits: ReadingLimits
}

/** What was read. Plain data again: media still to be probed, values still to be converted. */
export interface PageReading {
  readonly detection: Detection
  readonly selection?: Selection
}

/** Reads a whole page at once. */
export function readPage(html: string, plan: ReadingPlan): PageReading {
  const signals = newSignalReader(plan)
  if (plan.wanted.size > 0) signals.write(html)
  const detection = detect(signals.end(), plan)
  if (plan.rules.length === 0) return { detection }
  const document = parseDocument(html, plan.limits.dom)
  const { url, rules } = plan
  return {
    detection,
    selection: select(document, { url, html, rules, limits: plan.limits.extract }),
  }
}

export function newSignalReader(plan: ReadingPlan): SignalReader {
  return new SignalReader({ url: plan.url, wanted: plan.wanted, limits: plan.limits.signals })
}
