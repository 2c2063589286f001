import type { TextField } from '../../contracts/fields.js'
import type { FieldExplanation, MediaCandidate, Warning } from '../../contracts/result.js'
import type { LinkDescription, Oembed } from '../../media/oembed/index.js'
import type { Detection } from '../../metadata/index.js'
import { INTERSTITIAL_CODES } from '../../page/index.js'
import type { PageReading, ReadRequest } from '../read/index.js'

const SOURCES = [
  ['title', 'oembed title'],
  ['author', 'oembed author_name'],
  ['publisher', 'oembed provider_name'],
  ['description', 'oembed description'],
] as const satisfies readonly (readonly [TextField, string])[]

const IMAGE_SOURCE = 'oembed thumbnail_url'
const VIDEO_SOURCE = 'oembed video'

export const SHELL: Warning = {
  code: 'ESHELL',
  message: 'The target sent what it sends for any address, and nothing of the page itself.',
}

/** Asks the link's oEmbed provider, if the host sent another page than asked for, or a wanted field is missing. */
export async function completeByOembed(
  describeLink: Oembed['describeLink'],
  reading: PageReading,
  request: ReadRequest,
  { requestedUrl, url }: { readonly requestedUrl: URL; readonly url: URL },
  signal: AbortSignal,
): Promise<PageReading> {
  const isWall = reading.warnings?.some(({ code }) => INTERSTITIAL_CODES.has(code)) ?? false
  const isNameless = !isWall && reading.fingerprint?.isNameless === true && url.pathname !== '/'
  // Checked first, since finding a provider goes through the whole list of providers.
  if (!isWall && !isNameless && !lacksField(reading.detection, request)) return reading
  // A wall has a URL of its own, which no provider knows.
  const description = await describeLink(isWall ? requestedUrl : url, signal)
  if (!description) return reading
  const { fingerprint } = reading
  const { title } = description
  // The title of an empty page that is not a shell shares a word with the provider's title.
  const isForeign =
    fingerprint?.isEmpty === true && title !== null && !sharesWord(fingerprint.title, title)
  const isShell = !isWall && title !== null && (isNameless || isForeign)
  const described = applyDescription(reading, request, description, isWall || isShell)
  return isShell ? { ...described, warnings: [...(described.warnings ?? []), SHELL] } : described
}

function sharesWord(one: string, other: string): boolean {
  const words = new Set(splitWords(one))
  return splitWords(other).some((word) => words.has(word))
}

function splitWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

export function replaceByOembed(
  reading: PageReading,
  request: ReadRequest,
  description: LinkDescription,
  reason: string,
): PageReading {
  const message = `The page could not be had: ${reason} What is answered is its oEmbed provider's word.`
  const described = applyDescription(reading, request, description, true)
  const warnings = [...(described.warnings ?? []), { code: 'EUNREACHABLE', message }]
  return { ...described, warnings }
}

function lacksField({ text, image, video }: Detection, { wanted, optional }: ReadRequest): boolean {
  const missing = SOURCES.some(([field]) => wanted.has(field) && text[field] === null)
  const lacksImage = wanted.has('image') && image?.length === 0
  return missing || lacksImage || (optional.has('video') && video?.length === 0)
}

/** @param instead true to replace the page's values, and not only to fill in missing ones */
function applyDescription(
  reading: PageReading,
  { wanted, optional, explain }: ReadRequest,
  description: LinkDescription,
  instead: boolean,
): PageReading {
  const { detection } = reading
  const text = { ...detection.text }
  const explained: Detection['explain'] & {} = { ...detection.explain }
  for (const [field, source] of SOURCES) {
    const value = description[field]
    if (!wanted.has(field) || (!instead && text[field] !== null)) continue
    // A wall names the right publisher, but not the right author.
    if (value === null && field === 'publisher') continue
    text[field] = value
    if (explain) explained[field] = toExplanation(explained[field], source, value)
  }
  const own = (named: readonly MediaCandidate[] = []) => (instead ? [] : named)
  return {
    ...reading,
    detection: {
      ...detection,
      text,
      ...(wanted.has('image') && {
        image: [...own(detection.image), ...toCandidates(IMAGE_SOURCE, description.image)],
      }),
      ...(optional.has('video') && {
        video: [...own(detection.video), ...toCandidates(VIDEO_SOURCE, description.video)],
      }),
      ...(explain && { explain: explained }),
    },
  }
}

function toCandidates(source: string, address: string | null): MediaCandidate[] {
  return address === null ? [] : [{ source, trust: 'declared', raw: address, url: address }]
}

function toExplanation(page: FieldExplanation | undefined, source: string, raw: string | null) {
  const own = page?.winner ? [{ ...page.winner, reason: 'the page is a wall' }] : []
  return {
    winner: raw === null ? null : { source, raw },
    rejected: [...own, ...(page?.rejected ?? [])],
  }
}
