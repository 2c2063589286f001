/** Decides if a page opens in a browser: at once (`chooseLoadMethod`), or after a plain fetch (`findReasonToOpen`). */
import { mentionsPage, needsOnlyHtml } from '../../contracts/caller-function.js'
import type { MetaField } from '../../contracts/fields.js'
import { findInPageRules } from '../../contracts/rules.js'
import { actsOnPage, type Query } from '../../params/index.js'
import type { PartialRule } from '../../rules/index.js'
import type { PageReading, ReadRequest } from '../read/index.js'
import { listOptionalFields } from './create-read-request.js'
import { isTransient } from './fetch-target.js'
import type { ReadPage } from './page-source.js'

/**
 * Ways to load a page at first:
 * - `fetch`: by a plain fetch
 * - `render`: by the browser, or by a plain fetch if the browser fails
 * - `visit`: by the browser, with screenshots and all else that is asked for
 * - `visit and fetch`: by both, with the markup from the plain fetch
 */
export type LoadMethod = 'fetch' | 'render' | 'visit' | 'visit and fetch'

export function chooseLoadMethod(query: Query, hasBrowser: boolean): LoadMethod {
  const { prerender, browserOptions } = query
  const isPlain = prerender === false
  if (hasBrowser && opensPage(query))
    return isPlain && needsPage(query) ? 'visit and fetch' : 'visit'
  if (isPlain) return 'fetch'
  const isActed = prerender === true || actsOnPage(browserOptions)
  return isActed || (hasBrowser && listPageCode(query).length > 0) ? 'render' : 'fetch'
}

/** True if a screenshot, a PDF or a function needs the page to be opened in a browser. */
export function opensPage({ screenshot, pdf, function: request }: Query): boolean {
  return (
    screenshot !== undefined ||
    pdf !== undefined ||
    (request !== undefined && mentionsPage(request))
  )
}

export function needsPage(query: Query): boolean {
  const { meta, rules, insights, item } = query
  const fields = meta.size + listOptionalFields(query).length
  if (item || fields + rules.length > 0 || insights !== undefined) return true
  return query.function !== undefined && needsOnlyHtml(query.function)
}

/** Lists the code that rules run in the page. Empty if the caller allows only a plain fetch. */
export function listPageCode({ prerender, rules }: Query): string[] {
  if (prerender === false) return []
  return [...new Set(findInPageRules(rules).flatMap(({ evaluate }) => evaluate ?? []))]
}

/** Returns the reason to open a page in a browser after a plain fetch, as `explain` words it. */
export function findReasonToOpen(query: Query, fetched: ReadPage): string | undefined {
  const { request, reading, source } = fetched
  if (source.mode !== 'fetch' || query.prerender !== 'auto' || opensPage(query)) return undefined
  // If the page took all the time for a plain fetch, none is left for a visit.
  if (source.page?.cutBy() === 'time') return undefined
  // A warning says that the browser has failed already, so that the page was fetched.
  if (source.warnings.length > 0) return undefined
  const codes = new Set(reading.warnings?.map(({ code }) => code))
  if (codes.has('EBOTWALL')) return 'a plain fetch gets a check for robots'
  // A target that refuses for a time, such as by a 429, should not get another request.
  if (codes.has('EREFUSED') && !isTransient(source.document.statusCode))
    return 'a plain fetch is refused'
  if (codes.has('ESHELL')) return 'a plain fetch gets what the host sends for any address'
  const lacks = source.markup !== undefined || lacksAnything(request, reading)
  return reading.isShell === true && lacks ? EMPTY_WITHOUT_SCRIPTS : undefined
}

export const EMPTY_WITHOUT_SCRIPTS = 'without its scripts the page is empty'

export function lacksAnything(request: ReadRequest, reading: PageReading): boolean {
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
      // A rule without selectors always matches, even on an empty page, and so counts as lacking.
      const isBare = alternatives.some(({ selectors }) => selectors.length === 0)
      return isBare || !hasMatch(reading.draft?.rules[index])
    })
  )
}

/** Fields that may have a value even for an empty page, since they can be derived from its URL. */
const ADDRESS_FIELDS: ReadonlySet<string> = new Set(['url', 'publisher', 'logo'])

export function lacksEverything(request: ReadRequest, reading: PageReading): boolean {
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
