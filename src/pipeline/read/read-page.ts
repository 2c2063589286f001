import type { MetaField } from '../../contracts/fields.js'
import type { Warning } from '../../contracts/result.js'
import { loadItems } from '../../items/index.js'
import { computeOnce } from '../../lib/data/lazy.js'
import { computeFingerprint, detectMetadata, PageView } from '../../metadata/index.js'
import {
  detectInterstitial,
  isShell,
  type Landing,
  type PageText,
  SHELL_CHARS,
  SignalReader,
  type Signals,
  TagPositions,
} from '../../page/index.js'
import { loadTechnologies } from '../../technologies/index.js'
import type { PageReading, ReadRequest } from './read-request.js'

const loadRuleValues = computeOnce(() => import('./rule-values.js'))

export type OptionalReaders = Partial<Awaited<ReturnType<typeof loadOptionalReaders>>>

export async function loadOptionalReaders(request: ReadRequest) {
  const technologies = request.findsTechnologies ? await loadTechnologies() : undefined
  return {
    technologies: technologies && new technologies.MarkupEvidence(request.limits.signals),
    items: request.item ? await loadItems() : undefined,
    rules: request.rules.length > 0 ? await loadRuleValues() : undefined,
  }
}

export function readPage(
  text: PageText,
  request: ReadRequest,
  { technologies, items, rules }: OptionalReaders = {},
): PageReading {
  const signals = createSignalReader(request, text)
  const isRead = needsSignals(request)
  for (const piece of text.pieces) {
    if (isRead) signals.write(piece)
    technologies?.write(piece)
  }
  const part = isRead ? 'all' : 'nothing'
  const detected = {
    ...readPageFields(signals, text, request, part, items),
    ...(technologies && { technologySignals: [...technologies.end()] }),
  }
  return rules ? rules.applyRulesToPage(detected, text, request) : detected
}

export function needsSignals({ wanted, optional, item }: ReadRequest): boolean {
  return item || wanted.size + optional.size > 0
}

export function readPageFields(
  signals: SignalReader,
  text: PageText,
  request: ReadRequest,
  part: 'all' | 'beginning' | 'nothing',
  items?: OptionalReaders['items'],
  view?: PageView,
): PageReading {
  const complete = part !== 'beginning'
  const found = signals.end()
  const page = view?.isUpToDate ? view : new PageView(found, request)
  const item = items && readPageItem(text, found, request, items)
  const { visibleChars } = signals
  const titles = [found.title, ...found.headings.map(({ text }) => text)]
  const warnings = findInterstitialWarnings(request, text, { complete, visibleChars, titles })
  const isBare = () => visibleChars < SHELL_CHARS && isShell(text.html)
  const shell = request.detectShell ? complete && isBare() : undefined
  const isEmpty = () => !signals.hasMuchText && (shell ?? isBare())
  return {
    detection: detectMetadata(page),
    warnings: [...warnings, ...(item?.item?.warnings ?? [])],
    ...item,
    ...(shell !== undefined && { isShell: shell }),
    ...(part === 'all' &&
      warnings.length === 0 && { fingerprint: computeFingerprint(page, isEmpty) }),
  }
}

export function readPageItem(
  text: PageText,
  signals: Signals,
  { url, explain, limits, isOnLoop = false }: ReadRequest,
  items: NonNullable<OptionalReaders['items']>,
): Pick<PageReading, 'item' | 'unread'> {
  const item = items.readItem(text, signals, { url, explain, dom: limits.dom, isOnLoop })
  return item ? { item } : { unread: signals }
}

function findInterstitialWarnings(
  { fetchInfo, headers }: ReadRequest,
  text: PageText,
  found: Pick<Landing, 'complete' | 'visibleChars' | 'titles'>,
): Warning[] {
  if (!fetchInfo) return []
  const { requestedUrl, url, statusCode } = fetchInfo
  const landing = { requestedUrl, url, statusCode, headers, text, ...found }
  const interstitial = detectInterstitial(landing)
  return interstitial ? [interstitial] : []
}

/** Also records the page's tags if there are rules, which need a tree. */
export function createSignalReader(request: ReadRequest, text: PageText): SignalReader {
  // A recipe may take its author and image from the page.
  const forItem: MetaField[] = request.item ? ['author', 'image'] : []
  const wanted = new Set([...request.wanted, ...forItem])
  const { item, rules, limits } = request
  if (rules.length > 0) text.tags = new TagPositions()
  return new SignalReader({ wanted, item, limits: limits.signals, positions: text.tags })
}
