import type { TextField } from '../contracts/fields.js'
import { decodePercent } from '../lib/net/parse-url.js'
import { cleanText, toLang } from '../values/index.js'
import type { Detection } from './detect.js'
import { GUESSED_LOGO } from './fields/logo.js'
import { toHostName } from './fields/site-name.js'
import type { DetectContext } from './page-view.js'
import { splitPath } from './path-segments.js'

export interface FileContext extends DetectContext {
  readonly kind: string
}

/** Detects the metadata of a file, such as a PDF, from its URL and headers. */
export function detectFileMetadata(file: FileContext): Detection {
  const { url, headers, wanted, optional, kind, explain } = file
  const address = new URL(url)
  const values: Record<TextField, string | null> = {
    title:
      readFileName(headers['content-disposition']) ?? cleanText(splitPath(address).at(-1) ?? ''),
    description: null,
    lang: toLang(headers['content-language'] ?? ''),
    author: null,
    publisher: toHostName(address),
    date: null,
    url,
  }
  const text: Detection['text'] = {}
  const explained: NonNullable<Detection['explain']> = {}
  for (const [field, value] of Object.entries(values) as [TextField, string | null][]) {
    if (!wanted.has(field)) continue
    text[field] = value
    const winner = value === null ? null : { source: 'address and headers', raw: value }
    explained[field] = { winner, rejected: [] }
  }
  const itself = { source: 'the target itself', trust: 'declared', raw: url, url } as const
  const isPlayable = kind === 'video' || kind === 'audio'
  const favicon = new URL('/favicon.ico', url).href
  return {
    text,
    ...(wanted.has('image') ? { image: kind === 'image' ? [itself] : [] } : {}),
    ...(wanted.has('logo') ? { logo: [{ ...GUESSED, raw: '/favicon.ico', url: favicon }] } : {}),
    ...(optional?.has('video') && { video: isPlayable ? [itself] : [] }),
    ...(optional?.has('audio') && { audio: isPlayable ? [itself] : [] }),
    ...(explain ? { explain: explained } : {}),
  }
}

const GUESSED = { source: GUESSED_LOGO.name, trust: GUESSED_LOGO.trust }

/** Reads the file name from `Content-Disposition` (RFC 6266 and 8187). */
function readFileName(disposition = ''): string | null {
  const extended = /filename\*\s*=\s*[\w-]*'[^']*'([^;\s]+)/i.exec(disposition)?.[1]
  if (extended !== undefined) return cleanText(decodePercent(extended))
  const quoted = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition)
  return quoted ? cleanText((quoted[1] ?? quoted[2] ?? '').replace(/\\(.)/g, '$1')) : null
}
