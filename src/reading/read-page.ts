import type { AskedField, MetaField } from '../core/fields.js'
import type { Warning } from '../core/result.js'
import type { Rules } from '../core/rules.js'
import type { ExtractLimits } from '../extract/limits.js'
import { select } from '../extract/select.js'
import type { Selection } from '../extract/selection.js'
import { type AskedDetection, detectAsked } from '../metadata/asked.js'
import { type Detection, detect } from '../metadata/index.js'
import { type DomLimits, parseDocument } from '../page/dom.js'
import { isShell } from '../page/shell.js'
import { type SignalLimits, SignalReader, type Signals } from '../page/signals.js'
import { wallOf } from '../page/walls.js'

export interface ReadingLimits {
  readonly signals: SignalLimits
  readonly extract: ExtractLimits
  readonly dom: DomLimits
  readonly pdf: { readonly maxPages: number }
}

/** What to read from a page. Plain data: it crosses into a worker. */
export interface ReadingPlan {
  /** The page's final address. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** How the page was come by; absent for one that was already here. */
  readonly arrival?: { readonly asked: string; readonly statusCode: number }
  readonly wanted: ReadonlySet<MetaField>
  readonly asked: ReadonlySet<AskedField>
  readonly rules: Rules
  readonly explain: boolean
  /** Whether to tell if the page is empty without its scripts. */
  readonly tellsShell: boolean
  /** Milliseconds since the epoch; dates in the far future are refused against it. */
  readonly now: number
  readonly limits: ReadingLimits
}

/** What was read. Plain data again: media still to be probed, values still to be converted. */
export interface PageReading {
  readonly detection: Detection
  readonly asked: AskedDetection
  readonly selection?: Selection
  readonly warnings?: readonly Warning[]
  /** Whether the page shows next to nothing before its scripts have run. */
  readonly shell?: boolean
}

/** Reads a whole page at once. */
export function readPage(html: string, plan: ReadingPlan): PageReading {
  const signals = newSignalReader(plan)
  if (plan.wanted.size + plan.asked.size > 0) signals.write(html)
  const detected = {
    ...detectAll(signals.end(), plan),
    warnings: wallWarnings(html, plan),
    ...(plan.tellsShell && { shell: isShell(html) }),
  }
  if (plan.rules.length === 0) return detected
  const { document, cut } = parseDocument(html, plan.limits.dom)
  const { url, rules } = plan
  return {
    ...detected,
    selection: select(document, { url, html, rules, limits: plan.limits.extract }),
    warnings: cut ? [...detected.warnings, CUT] : detected.warnings,
  }
}

const CUT: Warning = {
  code: 'ETRUNCATED',
  message: 'The page has more elements than the limit: rules were applied to its beginning.',
}

/** Whether a wall stands before the page; `complete` unless reading stopped early. */
export function wallWarnings(html: string, plan: ReadingPlan, complete = true): Warning[] {
  const { arrival, url, headers } = plan
  const wall = arrival && wallOf({ ...arrival, url, headers, html, complete })
  return wall ? [wall] : []
}

export function detectAll(signals: Signals, plan: ReadingPlan): PageReading {
  return {
    detection: detect(signals, plan),
    asked: detectAsked(signals, plan, plan.asked),
  }
}

export function newSignalReader(plan: ReadingPlan): SignalReader {
  return new SignalReader({ wanted: plan.wanted, limits: plan.limits.signals })
}
