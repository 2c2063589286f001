/** Decides when a page opens in a browser. */
import { mentionsPage, needsOnlyHtml } from '../../contracts/caller-function.js'
import type { MetaField } from '../../contracts/fields.js'
import { findCodeOnlyRules } from '../../contracts/rules.js'
import { actsOrWaitsOnPage, type Query } from '../../params/index.js'
import type { PartialRule } from '../../rules/index.js'
import type { PageReading, ReadRequest } from '../read/index.js'
import { listOptionalFields } from './create-read-request.js'
import { isTransientStatus } from './fetch-target.js'
import type { ReadPage } from './page-source.js'

/** `render` may fall back to `fetch`. `visit` may make screenshots. `visit and fetch` takes the markup from a fetch. */
export function chooseLoadMethod(query: Query, hasBrowser: boolean) {
  const { prerender, browserOptions } = query
  const isPlain = prerender === false
  if (hasBrowser && opensPage(query))
    return isPlain && needsPageContent(query) ? 'visit and fetch' : 'visit'
  if (isPlain) return 'fetch'
  const isActed = prerender === true || actsOrWaitsOnPage(browserOptions)
  return isActed || (hasBrowser && listInPageRuleCode(query).length > 0) ? 'render' : 'fetch'
}

/** True if a screenshot, PDF or function needs a browser. */
export function opensPage({ screenshot, pdf, function: request }: Query): boolean {
  return (
    screenshot !== undefined ||
    pdf !== undefined ||
    (request !== undefined && mentionsPage(request))
  )
}

export function needsPageContent(query: Query): boolean {
  const { meta, rules, insights, item } = query
  const fields = meta.size + listOptionalFields(query).length
  if (item || fields + rules.length > 0 || insights !== undefined) return true
  return query.function !== undefined && needsOnlyHtml(query.function)
}

export function listInPageRuleCode({ prerender, rules }: Query): string[] {
  if (prerender === false) return []
  return [...new Set(findCodeOnlyRules(rules).flatMap(({ evaluate }) => evaluate ?? []))]
}

/** Returns the reason to open a fetched page in a browser, or `undefined`. */
export function findReasonToOpen(query: Query, fetched: ReadPage): string | undefined {
  const { request, reading, source } = fetched
  if (source.mode !== 'fetch' || query.prerender !== 'auto' || opensPage(query)) return undefined
  // A slow fetch leaves no time for a visit.
  if (source.page?.cutBy() === 'time') return undefined
  // A warning means that the browser has already failed.
  if (source.warnings.length > 0) return undefined
  const codes = new Set(reading.warnings?.map(({ code }) => code))
  if (codes.has('EBOTWALL')) return 'a plain fetch gets a check for robots'
  // A busy target should not get another request.
  if (codes.has('EREFUSED') && !isTransientStatus(source.document.statusCode))
    return 'a plain fetch is refused'
  if (codes.has('ESHELL')) return 'a plain fetch gets what the host sends for any address'
  const lacks = source.markup !== undefined || lacksRequestedValue(request, reading)
  return reading.isShell === true && lacks ? EMPTY_WITHOUT_SCRIPTS : undefined
}

export const EMPTY_WITHOUT_SCRIPTS = 'without its scripts the page is empty'

export function lacksRequestedValue(request: ReadRequest, reading: PageReading): boolean {
  const { wanted, optional, rules, findsTechnologies } = request
  // Technologies may show only once scripts have run.
  if (findsTechnologies) return true
  const { video, audio } = reading.detection
  return (
    [...wanted].some((field) => !hasField(reading, field)) ||
    (request.item && !reading.item?.item) ||
    (optional.has('video') && !video?.length) ||
    (optional.has('audio') && !audio?.length) ||
    rules.some(([, alternatives], index) => {
      // A rule without selectors matches even an empty page.
      const isBare = alternatives.some(({ selectors }) => selectors.length === 0)
      return isBare || !hasMatch(reading.draft?.rules[index])
    })
  )
}

/** Fields that may come from the URL alone. */
const ADDRESS_FIELDS: ReadonlySet<string> = new Set(['url', 'publisher', 'logo'])

export function lacksAllWantedData(request: ReadRequest, reading: PageReading): boolean {
  const { detection, draft, technologySignals } = reading
  const { wanted, rules, findsTechnologies } = request
  const hasAny =
    [...wanted].some((field) => !ADDRESS_FIELDS.has(field) && hasField(reading, field)) ||
    Boolean(reading.item?.item) ||
    Boolean(detection.video?.length) ||
    Boolean(detection.audio?.length) ||
    rules.some((_, index) => hasMatch(draft?.rules[index])) ||
    (findsTechnologies && Boolean(technologySignals?.length))
  return !hasAny
}

function hasField({ detection }: PageReading, field: MetaField): boolean {
  return field === 'image' || field === 'logo'
    ? Boolean(detection[field]?.length)
    : Boolean(detection.text[field])
}

function hasMatch(draft: PartialRule | undefined): boolean {
  if (!draft) return false
  if (draft.kind === 'done') return draft.explanation.matches > 0
  return draft.alternatives.some(({ matches }) => matches > 0)
}
