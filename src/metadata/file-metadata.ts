import { GUESSED_LOGO, type MetaField, type TextField } from '../core/fields.js'
import type { FieldExplanation, MediaCandidate } from '../core/result.js'
import { toLang, toText } from '../values/index.js'
import type { Detection } from './detect.js'
import { hostName } from './host-name.js'
import type { DetectContext } from './page-view.js'

/** What a target that is not a page is told by: its address and the response headers. */
export interface FileContext extends DetectContext {
  readonly kind: string
}

/** Metadata of an image, a text, a PDF or any other file. */
export function detectFile({ url, headers, wanted, kind, explain }: FileContext): Detection {
  const address = new URL(url)
  const values: Record<TextField, string | null> = {
    title: fileName(headers['content-disposition']) ?? lastSegment(address),
    description: null,
    lang: toLang(headers['content-language'] ?? ''),
    author: null,
    publisher: hostName(address),
    date: null,
    url,
  }
  const text: Detection['text'] = {}
  for (const [field, value] of Object.entries(values) as [TextField, string | null][]) {
    if (wanted.has(field)) text[field] = value
  }
  const itself: MediaCandidate = { source: 'the target itself', raw: url, url }
  const favicon = new URL('/favicon.ico', url).href
  return {
    text,
    ...(wanted.has('image') ? { image: kind === 'image' ? [itself] : [] } : {}),
    ...(wanted.has('logo')
      ? { logo: [{ source: GUESSED_LOGO, raw: '/favicon.ico', url: favicon }] }
      : {}),
    ...(explain ? { explain: explainFile(text) } : {}),
  }
}

function explainFile(text: Detection['text']): { [F in MetaField]?: FieldExplanation } {
  const entries = Object.entries(text).map(([field, value]) => [
    field,
    { winner: value === null ? null : { source: 'address and headers', raw: value }, rejected: [] },
  ])
  return Object.fromEntries(entries)
}

/** RFC 6266: `filename*` (RFC 8187, percent-encoded) goes before `filename`. */
function fileName(disposition = ''): string | null {
  const extended = /filename\*\s*=\s*[\w-]*'[^']*'([^;\s]+)/i.exec(disposition)?.[1]
  if (extended !== undefined) return toText(decoded(extended))
  const quoted = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition)
  return quoted ? toText((quoted[1] ?? quoted[2] ?? '').replace(/\\(.)/g, '$1')) : null
}

function lastSegment({ pathname }: URL): string | null {
  return toText(decoded(pathname.split('/').findLast((segment) => segment !== '') ?? ''))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
