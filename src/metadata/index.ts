import type { MetaField, TextField } from '../core/fields.js'
import type { FieldExplanation, MediaCandidate } from '../core/result.js'
import type { Signals } from '../page/signals.js'
import { author } from './author.js'
import { date } from './date.js'
import { description } from './description.js'
import { decide, explain, type Field } from './field.js'
import { image } from './image.js'
import { lang } from './lang.js'
import { logo } from './logo.js'
import { explainMedia, gather } from './media.js'
import { type DetectContext, Page } from './page.js'
import { publisher } from './publisher.js'
import type { Source } from './source.js'
import { title } from './title.js'
import { url } from './url.js'

export type { DetectContext } from './page.js'
export { settled } from './settled.js'

/** What a page's signals tell. Plain data: it crosses from a worker. */
export interface Detection {
  readonly text: { [F in TextField]?: string | null }
  /** Candidates in order of preference; the first that is reachable and fits is to be taken. */
  readonly image?: MediaCandidate[]
  readonly logo?: MediaCandidate[]
  /** Absolute address of a web manifest, whose icons are further logos. */
  readonly manifest?: string
  readonly explain?: { [F in MetaField]?: FieldExplanation }
}

export const TEXT_FIELDS: Readonly<Record<TextField, Field>> = {
  title,
  description,
  lang,
  author,
  publisher,
  date,
  url,
}
export const MEDIA_FIELDS: Readonly<Record<'image' | 'logo', readonly Source[]>> = { image, logo }

/** Decides every wanted field. */
export function detect(signals: Signals, context: DetectContext): Detection {
  const page = new Page(signals, context)
  const text: Detection['text'] = {}
  const explained: { [F in MetaField]?: FieldExplanation } = {}
  for (const [name, field] of Object.entries(TEXT_FIELDS) as [TextField, Field][]) {
    if (!context.wanted.has(name)) continue
    if (!context.explain) {
      text[name] = decide(field, page).value
      continue
    }
    const { value, winner, rejected } = explain(field, page)
    text[name] = value
    explained[name] = { winner, rejected }
  }
  const media: { image?: MediaCandidate[]; logo?: MediaCandidate[]; manifest?: string } = {}
  for (const name of ['image', 'logo'] as const) {
    if (!context.wanted.has(name)) continue
    const gathered = gather(MEDIA_FIELDS[name], page)
    media[name] = gathered.candidates
    if (context.explain) explained[name] = explainMedia(gathered)
  }
  const manifest = context.wanted.has('logo') ? manifestOf(page) : undefined
  return {
    text,
    ...media,
    ...(manifest === undefined ? {} : { manifest }),
    ...(context.explain ? { explain: explained } : {}),
  }
}

function manifestOf(page: Page): string | undefined {
  const found = page.signals.links.find(({ rel }) => rel.split(/\s+/).includes('manifest'))
  return found && page.absolute(found.href)
}
