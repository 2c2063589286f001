import type { MetaField, OptionalField } from '../../contracts/fields.js'
import type { PageFingerprint } from '../../contracts/page-fingerprint.js'
import type { Warning } from '../../contracts/result.js'
import type { Rules } from '../../contracts/rules.js'
import { type ItemReading, loadItems } from '../../items/index.js'
import { type Detection, detect, faceOf, PageView } from '../../metadata/index.js'
import {
  type DomLimits,
  interstitialOf,
  isShell,
  parseDocument,
  SHELL_CHARS,
  type SignalLimits,
  SignalReader,
  type Tree,
} from '../../page/index.js'
import { applyRules, type ExtractLimits, type PartialResult } from '../../rules/index.js'
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

/** Request for reading a page, as plain data that crosses into a worker. */
export interface ReadRequest {
  /** The page's final address. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Absent for a page that was already here. */
  readonly fetchInfo?: { readonly requestedUrl: string; readonly statusCode: number }
  readonly wanted: ReadonlySet<MetaField>
  readonly optional: ReadonlySet<OptionalField>
  /** True to read the thing that the page is about. */
  readonly item: boolean
  readonly rules: Rules
  readonly explain: boolean
  /** True to read on when all that is wanted is known. */
  readonly readToEnd?: boolean
  /** True to tell if the page is empty without its scripts. */
  readonly detectShell: boolean
  /** True to find what the page is made with. */
  readonly findsTechnologies: boolean
  /** Milliseconds since the epoch; dates in the far future are refused against it. */
  readonly now: number
  readonly limits: ReadingLimits
}

/** Result of reading a page, as plain data; media are still to be probed, functions to be run. */
export interface PageReading {
  readonly detection: Detection
  /** The thing that the page is about, if it is asked for. */
  readonly item?: ItemReading
  readonly draft?: PartialResult
  readonly warnings?: readonly Warning[]
  /** True if the page shows next to nothing before its scripts have run. */
  readonly isShell?: boolean
  /** Only of a page that was read to its end, without a warning. */
  readonly fingerprint?: PageFingerprint
  /** Evidence in the markup of what the page is made with. */
  readonly technologySignals?: readonly TechnologySignal[]
}

/** Code that only some requests need, loaded if this one does. */
export interface OptionalReaders {
  readonly technologies?: MarkupSignals | undefined
  readonly items?: Awaited<ReturnType<typeof loadItems>> | undefined
}

/** Loads what a request needs beside the fields. */
export async function loadReaders(request: ReadRequest): Promise<OptionalReaders> {
  const items = request.item ? await loadItems() : undefined
  return { technologies: await createMarkupSignals(request), items }
}

/** Reads a whole page at once. */
export function readPage(
  html: string,
  request: ReadRequest,
  { technologies, items }: OptionalReaders = {},
): PageReading {
  const signals = createSignalReader(request)
  const isRead = needsSignals(request)
  if (isRead) signals.write(html)
  const detected = {
    ...readSignals(signals, html, request, isRead ? 'all' : 'nothing', items),
    ...(technologies && { technologySignals: collectSignals(html, technologies) }),
  }
  if (request.rules.length === 0) return detected
  return addRuleValues(detected, html, parseDocument(html, request.limits.dom), request)
}

/** Adds the values of the rules to what was read without the tree. */
export function addRuleValues(
  detected: PageReading,
  html: string,
  { document, cut }: Tree,
  { url, rules, explain, now, limits }: ReadRequest,
): PageReading {
  const context = { url, html, rules, explain, now, limits: limits.extract }
  return {
    ...detected,
    draft: applyRules(document, context),
    warnings: [...(detected.warnings ?? []), ...(cut ? [CUT] : [])],
  }
}

/** True if a field or the item is wanted; rules alone need no signals. */
export function needsSignals({ wanted, optional, item }: ReadRequest): boolean {
  return item || wanted.size + optional.size > 0
}

/** Creates a reader of evidence for technologies, if they are asked for. */
async function createMarkupSignals({
  findsTechnologies,
  limits,
}: ReadRequest): Promise<MarkupSignals | undefined> {
  if (!findsTechnologies) return undefined
  const { MarkupSignals } = await loadTechnologies()
  return new MarkupSignals(limits.signals)
}

function collectSignals(html: string, technologies: MarkupSignals): readonly TechnologySignal[] {
  technologies.write(html)
  return [...technologies.end()]
}

const CUT: Warning = {
  code: 'ETRUNCATED',
  message: 'The page has more elements than the limit: rules were applied to its beginning.',
}

/**
 * Reads what a page tells without its tree.
 * @param read the part of the page that the signals are of
 */
export function readSignals(
  signals: SignalReader,
  html: string,
  request: ReadRequest,
  read: 'all' | 'beginning' | 'nothing',
  items?: OptionalReaders['items'],
): PageReading {
  const complete = read !== 'beginning'
  const found = signals.end()
  const page = new PageView(found, request)
  const { url, explain, limits } = request
  const item = items?.readItem(html, found, { url, explain, dom: limits.dom })
  const { visibleChars } = signals
  const warnings = findInterstitial(html, request, complete, visibleChars)
  const isBare = () => visibleChars < SHELL_CHARS && isShell(html)
  const shell = request.detectShell ? complete && isBare() : undefined
  const isEmpty = () => !signals.hasMuchText && (shell ?? isBare())
  return {
    detection: detect(page),
    ...(item && { item }),
    warnings: [...warnings, ...(item?.warnings ?? [])],
    ...(shell !== undefined && { isShell: shell }),
    ...(read === 'all' && warnings.length === 0 && { fingerprint: faceOf(page, isEmpty) }),
  }
}

function findInterstitial(
  html: string,
  request: ReadRequest,
  complete: boolean,
  visibleChars: number,
): Warning[] {
  const { fetchInfo, url, headers } = request
  const interstitial =
    fetchInfo && interstitialOf({ ...fetchInfo, url, headers, html, complete, visibleChars })
  return interstitial ? [interstitial] : []
}

export function createSignalReader(request: ReadRequest): SignalReader {
  return new SignalReader({ wanted: request.wanted, limits: request.limits.signals })
}
