import { collapseSpaces } from '../../lib/text/white-space.js'
import { decodeEntities } from '../entities.js'
import { type MarkupHandler, MarkupReader } from '../stream/markup.js'
import { createAttributeTable } from '../stream/tag-attributes.js'

export const SUMMARIZED_CHARS = 100_000

/** @param enoughChars number of visible characters after which reading stops */
export function summarizePage(
  html: string,
  isWhole: boolean,
  enoughChars = Number.POSITIVE_INFINITY,
) {
  const reader = new SummaryReader()
  const markup = new MarkupReader(reader, WANTED, LIMITS)
  readMarkupInSteps(markup, html.slice(0, SUMMARIZED_CHARS), () => reader.chars >= enoughChars)
  return {
    /** `News | Site` gives `news | site`, `news` and `site`. */
    titles: reader.titles.flatMap(splitTitle),
    opening: toLowerCaseLine(reader.opening),
    /** Infinite if the page is not whole. */
    chars: isWhole ? reader.chars : Number.POSITIVE_INFINITY,
    passwords: reader.passwords,
    fields: reader.fields,
  }
}

export type VisibleSummary = ReturnType<typeof summarizePage>

export function readMarkupInSteps(markup: MarkupReader, html: string, isEnough: () => boolean) {
  for (let at = 0; at < html.length && !isEnough(); at += STEP) {
    markup.write(html.slice(at, at + STEP))
  }
  markup.end()
}

const STEP = 8_192
const MAX_TITLE = 200
const MAX_OPENING = 200
/** Matches ` | `, ` - ` or `: ` beside a site's name. */
const SEPARATORS = /(?<!\s)(?:\s+[|–—·•»«>/-]+\s+|\s*[|»]\s*)|:\s+/

export function splitTitle(raw: string): string[] {
  const title = toLowerCaseLine(raw)
  if (title === '' || title.length > MAX_TITLE) return []
  const parts = title.split(SEPARATORS)
  return parts.length === 1 ? [title] : [title, ...parts.filter((part) => part !== '')]
}

function toLowerCaseLine(raw: string): string {
  return collapseSpaces(decodeEntities(raw)).trim().toLowerCase()
}

const WANTED = createAttributeTable(['type'])
export const LIMITS = { depth: 512, attributes: 64, valueChars: 64 }

export const UNSEEN: ReadonlySet<string> = new Set(
  'script style noscript template title svg textarea'.split(' '),
)

const TITLES = new Set(['title', 'h1', 'h2'])
const TYPED = new Set(['text', 'email', 'tel', 'password', 'url', 'number', 'date'])

class SummaryReader implements MarkupHandler {
  readonly titles: string[] = []
  opening = ''
  chars = 0
  passwords = 0
  fields = 0
  /** Depth of the outermost hidden element, or 0. */
  #unseen = 0
  #titleDepth = 0

  onElementStart(markup: MarkupReader): void {
    const { name, depth } = markup
    if (this.#unseen === 0 && UNSEEN.has(name)) this.#unseen = depth
    if (name === 'input') {
      const type = markup.getAttribute('type')?.toLowerCase() ?? 'text'
      if (type === 'password') this.passwords++
      if (TYPED.has(type)) this.fields++
    }
    if (name === 'textarea' || name === 'select') this.fields++
    if (this.#titleDepth === 0 && TITLES.has(name)) {
      this.#titleDepth = depth
      this.titles.push('')
    }
  }

  onElementEnd({ depth }: MarkupReader): void {
    if (depth <= this.#unseen) this.#unseen = 0
    if (depth <= this.#titleDepth) this.#titleDepth = 0
  }

  get wantsText(): boolean {
    return this.#titleDepth > 0 || this.#unseen === 0
  }

  onText(raw: string): void {
    if (this.#titleDepth > 0) this.titles.push((this.titles.pop() ?? '') + raw.slice(0, MAX_TITLE))
    if (this.#unseen > 0) return
    this.chars += raw.trim().length
    if (this.opening.length < MAX_OPENING) this.opening += raw.slice(0, MAX_OPENING)
  }
}
