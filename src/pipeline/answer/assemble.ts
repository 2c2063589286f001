import type { FunctionOutcome } from '../../contracts/caller-function.js'
import {
  isMediaField,
  MEDIA_FIELDS,
  META_FIELDS,
  type MediaField,
  type MetaField,
  OPTIONAL_FIELDS,
  type OptionalField,
} from '../../contracts/fields.js'
import type {
  Candidate,
  Explanation,
  FieldExplanation,
  Result,
  Value,
  Warning,
} from '../../contracts/result.js'
import type { Rules } from '../../contracts/rules.js'
import type { Picked } from '../../media/index.js'
import type { EmbedResult } from '../../media/oembed/index.js'
import { MAX_LISTED } from '../../metadata/index.js'
import type { Query } from '../../params/index.js'
import type { ResolvedRules } from '../../rules/index.js'
import type { FoundTechnology } from '../../technologies/index.js'
import type { LoadedPage } from '../load-page/page-source.js'
import type { OwnFiles } from './assets.js'
import { filterData } from './filter.js'

export type PickedMedia = { readonly [F in MediaField]?: Picked | undefined }

export interface Findings {
  readonly loaded: Pick<LoadedPage, 'request' | 'reading' | 'source'>
  readonly media: PickedMedia
  readonly iframe?: EmbedResult | undefined
  readonly files?: OwnFiles
  readonly outcome?: FunctionOutcome | undefined
  readonly technologies?: readonly FoundTechnology[] | undefined
  readonly report?: Value | undefined
  readonly rules: ResolvedRules | undefined
  readonly timings: Record<string, number>
  readonly warnings?: readonly Warning[]
}

export function assembleResult({ filter }: Pick<Query, 'filter'>, found: Findings): Result {
  const { media, iframe, rules, warnings = [] } = found
  const { request, reading, source } = found.loaded
  const all = [
    ...(reading.warnings ?? []),
    ...warnings,
    ...createMediaWarnings(media),
    ...createEmbedWarnings(iframe),
    ...createItemWarnings(found),
    ...(rules?.warnings ?? []),
  ]
  return {
    status: 'success',
    data: filterData(assembleData(found), filter),
    ...(all.length > 0 && { warnings: all }),
    ...(request.explain && { explain: assembleExplanation(found) }),
    ...(source && {
      statusCode: source.document.statusCode,
      redirects: [...source.document.redirects],
      headers: { ...source.document.headers },
    }),
  }
}

function assembleData(found: Findings): Record<string, Value> {
  const { rules } = found
  const { request, reading } = found.loaded
  const values = new Map<string, Value>()
  const ruled = new Map<string, Value>(
    rules ? Object.entries(rules.data) : request.rules.map(toValueOfUnappliedRule),
  )
  for (const field of META_FIELDS) {
    const value = ruled.get(field)
    if (value !== undefined) values.set(field, value)
    else if (request.wanted.has(field)) values.set(field, readFieldValue(field, found))
  }
  for (const field of OPTIONAL_FIELDS) {
    if (request.optional.has(field)) values.set(field, readFieldValue(field, found))
  }
  if (request.item) values.set('item', reading.item?.item ?? null)
  for (const [name, file] of Object.entries(found.files ?? {})) values.set(name, file)
  if (found.outcome) values.set('function', found.outcome)
  const insights = toInsights(found)
  if (insights) values.set('insights', insights)
  for (const [name, value] of ruled) values.set(name, value)
  // `fromEntries` allows names such as `__proto__`.
  return Object.fromEntries(values)
}

/** Gives an empty list for `selectorAll`, as where nothing matches. */
function toValueOfUnappliedRule([name, alternatives]: Rules[number]): [string, Value] {
  return [name, alternatives.some(({ all }) => all) ? [] : null]
}

function toInsights({ technologies, report }: Findings): Value | undefined {
  if (!technologies && report === undefined) return undefined
  return {
    ...(technologies && {
      technologies: technologies.map(({ signals: _, ...one }) => ({
        ...one,
        categories: [...one.categories],
      })),
    }),
    ...(report !== undefined && { lighthouse: report }),
  }
}

function readFieldValue(field: MetaField | OptionalField, found: Findings): Value {
  if (field === 'iframe') return found.iframe?.embed ?? null
  if (isMediaField(field)) return found.media[field]?.media ?? null
  return found.loaded.reading.detection.text[field] ?? null
}

function assembleExplanation(found: Findings): Explanation {
  const { media, rules, technologies, timings } = found
  const { reading, source } = found.loaded
  const { detection, item } = reading
  const { image = [], logo = [], explain = {} } = detection
  const { image: unfitImages = [], logo: unfitLogos = [], ...texts } = explain
  // Images and logos that do not fit are shown only in the explanation.
  const named: { [F in keyof PickedMedia]?: readonly Candidate[] } = {
    image: [...image, ...unfitImages],
    logo: [...logo, ...unfitLogos],
  }
  const fields: Explanation['fields'] = {}
  for (const field of new Set([...META_FIELDS, ...MEDIA_FIELDS])) {
    const explained = isMediaField(field) ? explainMedia(media[field], named[field]) : texts[field]
    if (explained) fields[field] = explained
  }
  return {
    fields,
    rules: rules?.explain ?? {},
    ...(rules?.matched && { matched: rules.matched }),
    ...(rules?.main && { main: rules.main }),
    ...(source?.opened !== undefined && { opened: source.opened }),
    ...(item?.explanation && { item: item.explanation }),
    ...(technologies && {
      technologies: Object.fromEntries(
        technologies.map(({ name, signals }) => [name, [...signals]]),
      ),
    }),
    timings,
  }
}

function createMediaWarnings(media: PickedMedia): Warning[] {
  return MEDIA_FIELDS.flatMap((field) => {
    const named = media[field]?.rejected.find(({ candidate }) => candidate.trust !== 'guessed')
    if (!named || media[field]?.media) return []
    return [{ code: 'EMEDIA', message: `No ${field}: ${named.candidate.url}: ${named.reason}.` }]
  })
}

function createItemWarnings({ loaded }: Findings): Warning[] {
  if (!loaded.request.item || loaded.reading.item?.item) return []
  const message = 'No item: nothing that the page declares or shows is certainly what it is about.'
  return [{ code: 'ENOMATCH', message }]
}

function createEmbedWarnings(iframe: EmbedResult | undefined): Warning[] {
  if (!iframe || iframe.embed) return []
  return [{ code: 'EIFRAME', message: `No iframe: ${iframe.reason.replace(/\.$/, '')}.` }]
}

function explainMedia(
  picked: Picked | undefined,
  named: readonly Candidate[] = [],
): FieldExplanation | undefined {
  if (!picked) return undefined
  const { winner, rejected } = picked
  const refused = rejected.map(({ candidate, reason }) => ({
    ...toPublicCandidate(candidate),
    reason,
  }))
  const tried = winner ? [toPublicCandidate(winner), ...refused] : refused
  const untried = winner ? `outranked by ${winner.source}` : 'not asked for: too many before it'
  const others = named
    .slice(0, MAX_LISTED)
    .filter(
      (other) => !tried.some(({ source, raw }) => source === other.source && raw === other.raw),
    )
    .map((other) => ({ ...toPublicCandidate(other), reason: other.reason ?? untried }))
  return { winner: winner && toPublicCandidate(winner), rejected: [...refused, ...others] }
}

function toPublicCandidate({ source, raw, at }: Candidate): Candidate {
  return { source, raw, ...(at !== undefined && { at }) }
}
