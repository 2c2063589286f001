import type { ImageField, TextField } from '../contracts/fields.js'
import type { Candidate, FieldExplanation, MediaCandidate } from '../contracts/result.js'
import type { FieldSource } from './field-source.js'
import { author } from './fields/author.js'
import { date } from './fields/date.js'
import { description } from './fields/description.js'
import { image } from './fields/image.js'
import { lang } from './fields/lang.js'
import { logo } from './fields/logo.js'
import { collectCandidates } from './fields/media-candidates.js'
import { detectOptionalFields, type OptionalDetection } from './fields/optional-fields.js'
import { publisher } from './fields/publisher.js'
import { title } from './fields/title.js'
import { url } from './fields/url.js'
import type { PageView } from './page-view.js'
import { explainField, type Field, findFieldValue } from './text-field.js'

/** Fields of a page, as plain data to send between threads. */
export interface Detection extends OptionalDetection {
  readonly text: { [F in TextField]?: string | null }
  /** Candidates to check later, the preferred first. */
  readonly image?: MediaCandidate[]
  readonly logo?: MediaCandidate[]
  /** Absolute URL of the web manifest, which may have logos. */
  readonly manifest?: string
  readonly explain?: Explained
}

type Explained = { [F in TextField]?: FieldExplanation } & { [F in ImageField]?: Candidate[] }

export const TEXT_FIELDS: Readonly<Record<TextField, Field>> = {
  title,
  description,
  lang,
  author,
  publisher,
  date,
  url,
}
type FieldSources = readonly FieldSource[]

export const IMAGE_FIELDS: Readonly<Record<ImageField, FieldSources>> = {
  image,
  logo,
}

export function detectMetadata(page: PageView): Detection {
  const explained: Explained = {}
  const text = detectText(page, explained)
  const media = detectMedia(page, explained)
  return {
    text,
    ...media,
    ...detectOptionalFields(page),
    ...(page.context.explain ? { explain: explained } : {}),
  }
}

function detectText(page: PageView, explained: Explained): Detection['text'] {
  const text: Detection['text'] = {}
  for (const [name, field] of Object.entries(TEXT_FIELDS) as [TextField, Field][]) {
    if (!page.context.wanted.has(name)) continue
    if (page.context.explain) {
      const { value, winner, rejected } = explainField(field, page)
      text[name] = value
      explained[name] = { winner, rejected }
    } else {
      text[name] = findFieldValue(field, page).value
    }
  }
  return text
}

type DetectedMedia = { -readonly [F in ImageField | 'manifest']?: Detection[F] & {} }

function detectMedia(page: PageView, explained: Explained): DetectedMedia {
  const media: DetectedMedia = {}
  for (const [name, sources] of Object.entries(IMAGE_FIELDS) as [ImageField, FieldSources][]) {
    if (!page.context.wanted.has(name)) continue
    const gathered = collectCandidates(sources, page)
    media[name] = gathered.candidates
    if (page.context.explain) explained[name] = gathered.rejected
  }
  const [link] = page.context.wanted.has('logo') ? page.findLinks('manifest') : []
  const manifest = link && page.toAbsoluteUrl(link.href)
  if (manifest !== undefined) media.manifest = manifest
  return media
}
