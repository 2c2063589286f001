import type { TextField } from '../../contracts/fields.js'
import type { FieldExplanation, MediaCandidate } from '../../contracts/result.js'
import type { Detection } from '../../metadata/index.js'
import type { DescribeLink, LinkDescription } from '../../oembed/index.js'
import { INTERSTITIAL_CODES } from '../../page/index.js'
import type { PageReading, ReadRequest } from '../read/index.js'
import { SHELL } from './judge-shell.js'

/** What providers can tell, by the names that `explain` and the documents have for it. */
const SOURCES = {
  title: 'oembed title',
  author: 'oembed author_name',
  publisher: 'oembed provider_name',
  description: 'oembed description',
} as const satisfies { [F in TextField]?: string }

const IMAGE_SOURCE = 'oembed thumbnail_url'
const VIDEO_SOURCE = 'oembed video'

type Described = keyof typeof SOURCES

/**
 * What the provider of a link says of it, where its page does not: the page is a wall or a shell,
 * or lacks a field. At most one request, and none for a page that says all that is asked.
 */
export async function askForMissing(
  describe: DescribeLink,
  reading: PageReading,
  request: ReadRequest,
  { requestedUrl, url }: { readonly requestedUrl: URL; readonly url: URL },
  signal: AbortSignal,
): Promise<PageReading> {
  const isWall = reading.warnings?.some(({ code }) => INTERSTITIAL_CODES.has(code)) ?? false
  const isNameless = !isWall && reading.face?.isNameless === true && url.pathname !== '/'
  // Looked at first: finding out whether anybody knows the link means going through the whole list.
  if (!isWall && !isNameless && !lacks(reading.detection, request)) return reading
  // Walls stand at addresses of their own, which no provider knows.
  const description = await describe(isWall ? requestedUrl : url, signal)
  if (!description) return reading
  const isShell = !isWall && isContradicted(reading, description, isNameless)
  const told = described(reading, request, description, isWall || isShell)
  return isShell ? { ...told, warnings: [...(told.warnings ?? []), SHELL] } : told
}

/**
 * Whether a page is a shell by its provider's word: it names nothing but its site where the provider
 * knows a title, or shows nothing and has a title of which the provider knows no word.
 */
function isContradicted(
  { face }: PageReading,
  { title }: LinkDescription,
  isNameless: boolean,
): boolean {
  if (!face || title === null) return false
  return isNameless || (face.isEmpty === true && !sharesWord(face.title, title))
}

function sharesWord(one: string, other: string): boolean {
  const words = new Set(wordsOf(one))
  return wordsOf(other).some((word) => words.has(word))
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The reading of a page that could not be fetched, made of what its provider says. */
export function describedInstead(
  reading: PageReading,
  request: ReadRequest,
  description: LinkDescription,
  reason: string,
): PageReading {
  const message = `The page could not be had: ${reason} What is answered is its oEmbed provider's word.`
  const told = described(reading, request, description, true)
  return { ...told, warnings: [...(told.warnings ?? []), { code: 'EUNREACHABLE', message }] }
}

function lacks({ text, image, video }: Detection, { wanted, optional }: ReadRequest): boolean {
  const missing = Object.keys(SOURCES).some(
    (field) => isDescribed(field) && wanted.has(field) && text[field] === null,
  )
  const lacksImage = wanted.has('image') && image?.length === 0
  return missing || lacksImage || (optional.has('video') && video?.length === 0)
}

function isDescribed(field: string): field is Described {
  return Object.hasOwn(SOURCES, field)
}

/** @param instead of what the page says, since it is a wall; else beside it */
function described(
  reading: PageReading,
  { wanted, optional, explain }: ReadRequest,
  description: LinkDescription,
  instead: boolean,
): PageReading {
  const { detection } = reading
  const text = { ...detection.text }
  const explained: Detection['explain'] & {} = { ...detection.explain }
  for (const [field, source] of Object.entries(SOURCES) as [Described, string][]) {
    const value = description[field]
    if (!wanted.has(field) || (!instead && text[field] !== null)) continue
    // A wall has a title and a site, but does not name the page's author.
    if (value === null && field === 'publisher') continue
    text[field] = value
    if (explain) explained[field] = explanationOf(explained[field], source, value)
  }
  const own = (named: readonly MediaCandidate[] = []) => (instead ? [] : named)
  return {
    ...reading,
    detection: {
      ...detection,
      text,
      ...(wanted.has('image') && {
        image: [...own(detection.image), ...candidates(IMAGE_SOURCE, description.image)],
      }),
      ...(optional.has('video') && {
        video: [...own(detection.video), ...candidates(VIDEO_SOURCE, description.video)],
      }),
      ...(explain && { explain: explained }),
    },
  }
}

function candidates(source: string, address: string | null): MediaCandidate[] {
  return address === null ? [] : [{ source, trust: 'declared', raw: address, url: address }]
}

function explanationOf(
  page: FieldExplanation | undefined,
  source: string,
  raw: string | null,
): FieldExplanation {
  const own = page?.winner ? [{ ...page.winner, reason: 'the page is a wall' }] : []
  return {
    winner: raw === null ? null : { source, raw },
    rejected: [...own, ...(page?.rejected ?? [])],
  }
}
