import {
  GUESSED_LOGO,
  isMediaField,
  MEDIA_FIELDS,
  META_FIELDS,
  type MediaField,
  type MetaField,
  OPTIONAL_FIELDS,
  type OptionalField,
} from '../core/fields.js'
import type {
  Candidate,
  Explanation,
  FieldExplanation,
  Media,
  Result,
  Value,
  Warning,
} from '../core/result.js'
import type { ResolvedRules } from '../extract/index.js'
import type { Picked } from '../media/index.js'
import type { Detection } from '../metadata/index.js'
import type { EmbedResult } from '../oembed/index.js'
import type { ReadRequest } from '../reading/index.js'

export type PickedMedia = { readonly [F in MediaField]?: Picked | undefined }

/** All that a finished answer is made of. */
export interface Findings {
  readonly request: ReadRequest
  readonly detection: Detection
  readonly media: PickedMedia
  readonly iframe?: EmbedResult | undefined
  /** Of the page, taken by the browser. */
  readonly screenshot?: Media | undefined
  readonly rules: ResolvedRules | undefined
  readonly timings: Record<string, number>
}

export function assemble(found: Findings, warnings: readonly Warning[] = []): Result {
  const { request, detection, media, iframe, rules, timings } = found
  const all = [
    ...warnings,
    ...mediaWarnings(media),
    ...embedWarnings(iframe),
    ...(rules?.warnings ?? []),
  ]
  return {
    status: 'success',
    data: assembleData(found),
    ...(all.length > 0 && { warnings: all }),
    ...(request.explain && { explain: assembleExplanation(detection, media, rules, timings) }),
  }
}

/** The fields in their order, `null` where nothing was found, then what the rules gave. */
function assembleData(found: Findings): Record<string, Value> {
  const { request, detection, media, rules } = found
  const values = new Map<string, Value>()
  const ruled = new Map<string, Value>(
    rules ? Object.entries(rules.data) : request.rules.map(([name]) => [name, null]),
  )
  for (const field of META_FIELDS) {
    const value = ruled.get(field)
    if (value !== undefined) values.set(field, value)
    else if (request.wanted.has(field)) values.set(field, fieldValue(field, detection, media))
  }
  for (const field of OPTIONAL_FIELDS) {
    if (request.optional.has(field)) values.set(field, optionalValue(field, found))
  }
  if (found.screenshot) values.set('screenshot', found.screenshot)
  for (const [name, value] of ruled) values.set(name, value)
  // Own properties whatever their names are: `__proto__` under `data` is a name like any other.
  return Object.fromEntries(values)
}

function fieldValue(field: MetaField, detection: Detection, media: PickedMedia): Value {
  if (isMediaField(field)) return media[field]?.media ?? null
  return detection.text[field] ?? null
}

function optionalValue(field: OptionalField, { media, iframe }: Findings): Value {
  if (field !== 'iframe') return media[field]?.media ?? null
  return iframe?.embed ?? null
}

/** Where each value came from. */
function assembleExplanation(
  detection: Detection,
  media: PickedMedia,
  rules: ResolvedRules | undefined,
  timings: Readonly<Record<string, number>>,
): Explanation {
  const detected: Explanation['fields'] = detection.explain ?? {}
  const fields: Explanation['fields'] = {}
  for (const field of new Set([...META_FIELDS, ...MEDIA_FIELDS])) {
    const named = detected[field]
    const picked = isMediaField(field) ? media[field] : undefined
    const explained = picked ? explainPicked(picked, named) : named
    if (explained) fields[field] = explained
  }
  return { fields, rules: rules?.explain ?? {}, timings }
}

/** Of the images that the page names, the one that was taken, and why the others were not. */
function explainPicked(picked: Picked, named: FieldExplanation | undefined): FieldExplanation {
  const winner = picked.winner && placed(picked.winner)
  const unfit = picked.rejected.map(({ candidate, reason }) => ({ ...placed(candidate), reason }))
  const tried = winner ? [winner, ...unfit] : unfit
  const others = [named?.winner ?? [], named?.rejected ?? []].flat()
  const spare = others
    .filter(
      (other) => !tried.some(({ source, raw }) => source === other.source && raw === other.raw),
    )
    .map((other) => ({ ...placed(other), reason: rejectionReason(other, winner) }))
  return { winner, rejected: [...unfit, ...spare] }
}

function placed({ source, raw, at }: Candidate): Candidate {
  return { source, raw, ...(at !== undefined && { at }) }
}

/** What was fit by its name alone lost to the one that was taken, or was one too many to ask for. */
function rejectionReason({ reason = OUTRANKED }: Candidate, winner: Candidate | null): string {
  if (!reason.startsWith(OUTRANKED)) return reason
  return winner ? `${OUTRANKED} ${winner.source}` : 'not asked for: too many before it'
}

const OUTRANKED = 'outranked by'

/** Says of what was wanted but could not be had, one line each. */
function mediaWarnings(media: PickedMedia): Warning[] {
  return MEDIA_FIELDS.flatMap((field) => {
    const named = media[field]?.rejected.find(({ candidate }) => candidate.source !== GUESSED_LOGO)
    if (!named || media[field]?.media) return []
    return [{ code: 'EMEDIA', message: `No ${field}: ${named.candidate.url}: ${named.reason}.` }]
  })
}

function embedWarnings(iframe: EmbedResult | undefined): Warning[] {
  if (!iframe || iframe.embed) return []
  return [{ code: 'EIFRAME', message: `No iframe: ${iframe.reason.replace(/\.$/, '')}.` }]
}
