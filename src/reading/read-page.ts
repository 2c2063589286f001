import type { MetaField, OptionalField } from '../core/fields.js'
import type { Warning } from '../core/result.js'
import type { Rules } from '../core/rules.js'
import { applyRules, type Draft, type ExtractLimits } from '../extract/index.js'
import { type Detection, detect } from '../metadata/index.js'
import {
  type DomLimits,
  interstitialOf,
  isShell,
  parseDocument,
  type SignalLimits,
  SignalReader,
} from '../page/index.js'
import { MarkupSignals, type TechnologySignal } from '../technologies/index.js'

export interface ReadingLimits {
  readonly signals: SignalLimits
  readonly extract: ExtractLimits
  readonly dom: DomLimits
  readonly pdf: {
    readonly maxPages: number
    /** Bytes that its streams may unpack to. */
    readonly maxMemory: number
  }
}

/** What to read from a page. Plain data: it crosses into a worker. */
export interface ReadRequest {
  /** The page's final address. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** How the page was fetched; absent for one that was already here. */
  readonly landing?: { readonly requestedUrl: string; readonly statusCode: number }
  readonly wanted: ReadonlySet<MetaField>
  readonly optional: ReadonlySet<OptionalField>
  readonly rules: Rules
  readonly explain: boolean
  /** Whether to tell if the page is empty without its scripts. */
  readonly tellsShell: boolean
  /** Whether to find what it is made with. */
  readonly findsTechnologies: boolean
  /** Milliseconds since the epoch; dates in the far future are refused against it. */
  readonly now: number
  readonly limits: ReadingLimits
}

/** What was read. Plain data again: media are still to be probed, callers' functions to be asked. */
export interface PageReading {
  readonly detection: Detection
  readonly draft?: Draft
  readonly warnings?: readonly Warning[]
  /** Whether the page shows next to nothing before its scripts have run. */
  readonly shell?: boolean
  /** What of its markup tells what it is made with. */
  readonly technologySignals?: readonly TechnologySignal[]
}

/** Reads a whole page at once. */
export function readPage(html: string, request: ReadRequest): PageReading {
  const signals = newSignalReader(request)
  if (request.wanted.size + request.optional.size > 0) signals.write(html)
  const detected = {
    detection: detect(signals.end(), request),
    warnings: interstitialWarnings(html, request),
    ...(request.tellsShell && { shell: isShell(html) }),
    ...(request.findsTechnologies && { technologySignals: technologySignals(html, request) }),
  }
  if (request.rules.length === 0) return detected
  const { document, cut } = parseDocument(html, request.limits.dom)
  const { url, rules, explain, now } = request
  const context = { url, html, rules, explain, now, limits: request.limits.extract }
  return {
    ...detected,
    draft: applyRules(document, context),
    warnings: cut ? [...detected.warnings, CUT] : detected.warnings,
  }
}

function technologySignals(html: string, { limits }: ReadRequest): readonly TechnologySignal[] {
  const signals = new MarkupSignals(limits.signals)
  signals.write(html)
  return [...signals.end()]
}

const CUT: Warning = {
  code: 'ETRUNCATED',
  message: 'The page has more elements than the limit: rules were applied to its beginning.',
}

/** The warning of an interstitial that came instead of the page; `complete` unless reading stopped early. */
export function interstitialWarnings(
  html: string,
  request: ReadRequest,
  complete = true,
): Warning[] {
  const { landing, url, headers } = request
  const interstitial = landing && interstitialOf({ ...landing, url, headers, html, complete })
  return interstitial ? [interstitial] : []
}

export function newSignalReader(request: ReadRequest): SignalReader {
  return new SignalReader({ wanted: request.wanted, limits: request.limits.signals })
}
