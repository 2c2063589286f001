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

/** Adds the oEmbed provider's values to a wrong or incomplete page. */
export async function completeReadingByOembed(
  describeLink: Oembed['describeLink'],
  reading: PageReading,
  request: ReadRequest,
  { requestedUrl, url }: { readonly requestedUrl: URL; readonly url: URL },
  signal: AbortSignal,
): Promise<PageReading> {
  const wall = reading.warnings?.find(({ code }) => INTERSTITIAL_CODES.has(code))
  const isNameless = !wall && reading.fingerprint?.isNameless === true && url.pathname !== '/'
  if (!wall && !isNameless && !lacksWantedField(reading.detection, request)) return reading
  // Providers do not know the URL of a login page.
  const description = await describeLink(wall ? requestedUrl : url, signal)
  if (!description) return reading
  const { fingerprint } = reading
  const { title } = description
  // An empty page is a shell if its title shares no word with the provider's.
  const isForeign =
    fingerprint?.isEmpty === true && title !== null && !sharesWord(fingerprint.title, title)
  const isShell = !wall && title !== null && (isNameless || isForeign)
  const code = isShell ? SHELL.code : wall?.code
  const described = applyLinkDescription(reading, request, description, code)
  return isShell ? { ...described, warnings: [...(described.warnings ?? []), SHELL] } : described
}

function sharesWord(one: string, other: string): boolean {
  const words = new Set(splitWords(one))
  return splitWords(other).some((word) => words.has(word))
}

function splitWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Takes the provider's values for a page that could not be loaded. */
export function replaceByOembed(
  reading: PageReading,
  request: ReadRequest,
  description: LinkDescription,
  reason: string,
): PageReading {
  const code = 'EUNREACHABLE'
  const message = `The page could not be had: ${reason} What is answered is its oEmbed provider's word.`
  const described = applyLinkDescription(reading, request, description, code)
  const warnings = [...(described.warnings ?? []), { code, message }]
  return { ...described, warnings }
}

function lacksWantedField({ text, image, video }: Detection, { wanted, optional }: ReadRequest) {
  const missing = SOURCES.some(([field]) => wanted.has(field) && text[field] === null)
  const lacksImage = wanted.has('image') && image?.length === 0
  return missing || lacksImage || (optional.has('video') && video?.length === 0)
}

/** @param code warning that something else came instead of the page. The page's own values are then replaced. */
function applyLinkDescription(
  reading: PageReading,
  { wanted, optional, explain }: ReadRequest,
  description: LinkDescription,
  code: string | undefined,
): PageReading {
  const { detection } = reading
  const text = { ...detection.text }
  const explained: Detection['explain'] & {} = { ...detection.explain }
  for (const [field, source] of SOURCES) {
    const value = description[field]
    if (!wanted.has(field) || (!code && text[field] !== null)) continue
    // Even a login page names the right publisher.
    if (value === null && field === 'publisher') continue
    text[field] = value
    if (explain) explained[field] = toExplanation(explained[field], source, value, code)
  }
  const own = (named: readonly MediaCandidate[] = []) => (code ? [] : named)
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

function toExplanation(
  fromPage: FieldExplanation | undefined,
  source: string,
  raw: string | null,
  code: string | undefined,
) {
  const reason = `the page itself did not come: ${code}`
  const own = code && fromPage?.winner ? [{ ...fromPage.winner, reason }] : []
  return {
    winner: raw === null ? null : { source, raw },
    rejected: [...own, ...(fromPage?.rejected ?? [])],
  }
}
