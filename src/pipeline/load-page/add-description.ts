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

/** Asks the oEmbed provider about a wrong or incomplete page. */
export async function completeReadingByOembed(
  describeLink: Oembed['describeLink'],
  reading: PageReading,
  request: ReadRequest,
  { requestedUrl, url }: { readonly requestedUrl: URL; readonly url: URL },
  signal: AbortSignal,
): Promise<PageReading> {
  const isWall = reading.warnings?.some(({ code }) => INTERSTITIAL_CODES.has(code)) ?? false
  const isNameless = !isWall && reading.fingerprint?.isNameless === true && url.pathname !== '/'
  if (!isWall && !isNameless && !lacksWantedField(reading.detection, request)) return reading
  // Providers do not know the URL of a login page.
  const description = await describeLink(isWall ? requestedUrl : url, signal)
  if (!description) return reading
  const { fingerprint } = reading
  const { title } = description
  // An empty page is a shell if its title shares no word with the provider's.
  const isForeign =
    fingerprint?.isEmpty === true && title !== null && !sharesWord(fingerprint.title, title)
  const isShell = !isWall && title !== null && (isNameless || isForeign)
  const described = applyLinkDescription(reading, request, description, isWall || isShell)
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
  const described = applyLinkDescription(reading, request, description, true)
  const warnings = [...(described.warnings ?? []), { code: 'EUNREACHABLE', message }]
  return { ...described, warnings }
}

function lacksWantedField({ text, image, video }: Detection, { wanted, optional }: ReadRequest) {
  const missing = SOURCES.some(([field]) => wanted.has(field) && text[field] === null)
  const lacksImage = wanted.has('image') && image?.length === 0
  return missing || lacksImage || (optional.has('video') && video?.length === 0)
}

/** @param replacesValues true to replace the page's own values */
function applyLinkDescription(
  reading: PageReading,
  { wanted, optional, explain }: ReadRequest,
  description: LinkDescription,
  replacesValues: boolean,
): PageReading {
  const { detection } = reading
  const text = { ...detection.text }
  const explained: Detection['explain'] & {} = { ...detection.explain }
  for (const [field, source] of SOURCES) {
    const value = description[field]
    if (!wanted.has(field) || (!replacesValues && text[field] !== null)) continue
    // Even a login page names the right publisher.
    if (value === null && field === 'publisher') continue
    text[field] = value
    if (explain) explained[field] = toExplanation(explained[field], source, value)
  }
  const own = (named: readonly MediaCandidate[] = []) => (replacesValues ? [] : named)
  return {
    ...reading,
    detection: {
      ...detection,
      text,
      ...(wanted.has('image') && {
        image: [...own(detection.image), ...toMediaCandidates(IMAGE_SOURCE, description.image)],
      }),
      ...(optional.has('video') && {
        video: [...own(detection.video), ...toMediaCandidates(VIDEO_SOURCE, description.video)],
      }),
      ...(explain && { explain: explained }),
    },
  }
}

function toMediaCandidates(source: string, address: string | null): MediaCandidate[] {
  return address === null ? [] : [{ source, trust: 'declared', raw: address, url: address }]
}

function toExplanation(fromPage: FieldExplanation | undefined, source: string, raw: string | null) {
  const own = fromPage?.winner ? [{ ...fromPage.winner, reason: 'the page is a wall' }] : []
  return {
    winner: raw === null ? null : { source, raw },
    rejected: [...own, ...(fromPage?.rejected ?? [])],
  }
}
