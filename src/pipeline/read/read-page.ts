import type { MetaField, OptionalField } from '../../contracts/fields.js'
import type { PageFingerprint } from '../../contracts/page-fingerprint.js'
import type { Warning } from '../../contracts/result.js'
import type { Rules } from '../../contracts/rules.js'
import { type Detection, detect, faceOf, PageView } from '../../metadata/index.js'
import {
  type DomLimits,
  interstitialOf,
  isShell,
  parseDocument,
  SHELL_CHARS,
  type SignalLimits,
  SignalReader,
} from '../../page/index.js'
import { applyRules, type Draft, type ExtractLimits } from '../../rules/index.js'
import {
  loadTechnologies,
  type MarkupSignals,
  type TechnologySignal,
} from '../../technologies/index.js'

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
  /** Whether to read to the end, though all that is wanted is known before. */
  readonly whole?: boolean
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
  /** Only for a page that was read to its end, and for which there is no warning. */
  readonly face?: PageFingerprint
  /** What of its markup tells what it is made with. */
  readonly technologySignals?: readonly TechnologySignal[]
}

/**
 * Reads a whole page at once.
 * @param technologies reads what it is made with, where that is asked for
 */
export function readPage(
  html: string,
  request: ReadRequest,
  technologies?: MarkupSignals,
): PageReading {
  const signals = newSignalReader(request)
  const isRead = request.wanted.size + request.optional.size > 0
  if (isRead) signals.write(html)
  const detected = {
    ...readSignals(signals, html, request, isRead ? 'all' : 'nothing'),
    ...(technologies && { technologySignals: signalsIn(html, technologies) }),
  }
  if (request.rules.length === 0) return detected
  const { document, cut } = parseDocument(html, request.limits.dom)
  const { url, rules, explain, now } = request
  const context = { url, html, rules, explain, now, limits: request.limits.extract }
  return {
    ...detected,
    draft: applyRules(document, context),
    warnings: [...(detected.warnings ?? []), ...(cut ? [CUT] : [])],
  }
}

/** A reader of what one page is made with, where that is asked for. */
export async function technologyReader({
  findsTechnologies,
  limits,
}: ReadRequest): Promise<MarkupSignals | undefined> {
  if (!findsTechnologies) return undefined
  const { MarkupSignals } = await loadTechnologies()
  return new MarkupSignals(limits.signals)
}

function signalsIn(html: string, technologies: MarkupSignals): readonly TechnologySignal[] {
  technologies.write(html)
  return [...technologies.end()]
}

const CUT: Warning = {
  code: 'ETRUNCATED',
  message: 'The page has more elements than the limit: rules were applied to its beginning.',
}

/**
 * What a page tells without its tree.
 * @param read how much of the page the reader of signals was given
 */
export function readSignals(
  signals: SignalReader,
  html: string,
  request: ReadRequest,
  read: 'all' | 'beginning' | 'nothing',
): PageReading {
  const complete = read !== 'beginning'
  const page = new PageView(signals.end(), request)
  const { visibleChars } = signals
  const warnings = interstitialWarnings(html, request, complete, visibleChars)
  const isBare = () => visibleChars < SHELL_CHARS && isShell(html)
  const shell = request.tellsShell ? complete && isBare() : undefined
  const isEmpty = () => !signals.hasMuchText && (shell ?? isBare())
  return {
    detection: detect(page),
    warnings,
    ...(shell !== undefined && { shell }),
    ...(read === 'all' && warnings.length === 0 && { face: faceOf(page, isEmpty) }),
  }
}

/** The warning of an interstitial that came instead of the page. */
function interstitialWarnings(
  html: string,
  request: ReadRequest,
  complete: boolean,
  visibleChars: number,
): Warning[] {
  const { landing, url, headers } = request
  const interstitial =
    landing && interstitialOf({ ...landing, url, headers, html, complete, visibleChars })
  return interstitial ? [interstitial] : []
}

export function newSignalReader(request: ReadRequest): SignalReader {
  return new SignalReader({ wanted: request.wanted, limits: request.limits.signals })
}
