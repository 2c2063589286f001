import { decodeAttribute, decodeEntities } from '../entities.js'
import { ImageUrlFinder, isDataUrl } from './image-urls.js'
import type { MarkupReader } from './markup.js'
import type { Byline, Marked, SignalLimits, Signals } from './signal-types.js'
import type { TextCollector } from './text-collector.js'

/** Matches paths about authors, but not `/licenses/by/` (Creative Commons). */
const AUTHOR_PATH =
  /(?<!\/licenses)\/(?:author|authors|autor|autoren|auteur|auteurs|autore|autori|by|redaktion|contributor|contributors|staff|people|profile)\/./i
/** Matches a text that begins like `By …`. */
const BY =
  /^\s*(?:(?:(?:posted|written|published|story|article|words|text|ein artikel|ein beitrag|beitrag|artikel|geschrieben|verfasst|eingestellt|veröffentlicht|écrit|publié|escrito|publicado|scritto|gespeichert) +)?(?:by|von|par|por)\b|(?:author|autor|autorin|autoren|auteur|texte?)s? *:)/i
const BY_CHARS = 80
/** Matches a text such as `By` that no name follows. */
const ONLY_BY = new RegExp(`${BY.source}[\\s:]*$`, 'i')
const BYLINE = { joint: '\n', maxChars: 400 }
/** Separator of a heading's texts. A NUL of the page is not part of them (WHATWG HTML, 13.2.6.4.7). */
const JOINT = '\0'
const DATE = { joint: ' ', maxChars: 300 }
const YEAR = /(?:19|20)\d\d/
const AROUND_YEAR = 80
const LABEL_CHARS = 40
/** Maximum number of characters of a label in markup, where entities are longer. */
const RAW_LABEL_CHARS = 120
/** Number of texts before a date that may be its label, a power of two: punctuation may stand between them. */
const LATEST_TEXTS = 4
/** Matches a word in any script. Others, such as `on`, may stand between a label and its date. */
const LABEL_WORD = /[\p{L}\p{N}]{3}|\p{Lo}{2}/u

export type Mark = Omit<Marked, 'text'>
export type Describe = () => Mark

/** Creates a reader of headings, bylines, dates, images and players. */
export function createBodyReader(signals: Signals, limits: SignalLimits, collector: TextCollector) {
  /** Latest texts, in a ring. Texts of the main heading are `undefined`, since they are no labels. */
  const texts: (string | undefined)[] = new Array(LATEST_TEXTS).fill(undefined)
  let textCount = 0
  const imageUrls = new ImageUrlFinder()

  /** Finds the last text with a word, if that is short. */
  function readLabel(): string {
    for (let back = 1; back <= LATEST_TEXTS; back++) {
      const raw = texts[(textCount - back) & (LATEST_TEXTS - 1)]?.trim()
      if (raw === undefined || raw.length > RAW_LABEL_CHARS) return ''
      const text = decodeEntities(raw).trim()
      if (LABEL_WORD.test(text)) return text.length <= LABEL_CHARS ? text : ''
    }
    return ''
  }

  function collectByline({ depth }: MarkupReader, describe: Describe, kind: Byline['kind']): void {
    if (signals.bylines.length >= limits.marks) return
    const mark = describe()
    collector.collect(depth, BYLINE, (text) => addByline(mark, kind, text))
  }

  function addByline({ tag, names, inside, at }: Mark, kind: Byline['kind'], text: string): void {
    signals.bylines.push({ tag, names, inside, at, kind, text })
  }

  function collectNameAfterBy(raw: string, mark: Mark, depth: number): void {
    const keep = (text: string) => addByline(mark, 'text', text)
    collector.collect(
      depth,
      BYLINE,
      (text) => {
        if (!ONLY_BY.test(text)) keep(text)
        else collector.collect(depth - 1, { ...BYLINE, maxChars: BY_CHARS }, keep, text)
      },
      raw,
    )
  }

  return {
    readHeading({ depth }: MarkupReader, describe: Describe): void {
      const { headings } = signals
      if (headings.length >= limits.marks) return
      const { tag, names, inside, at } = describe()
      const level = Number(tag[1])
      collector.collect(depth, { maxChars: limits.textChars, joint: JOINT }, (raw) => {
        const pieces = raw.split(JOINT)
        const text = pieces.join('')
        headings.push({ tag, names, inside, at, level, text, pieces: dropWordless(pieces) })
      })
    },
    collectByline,
    readAnchor(markup: MarkupReader, describe: Describe): void {
      const [rel, href = ''] = [markup.getAttribute('rel'), markup.getAttribute('href')]
      if (rel !== undefined && /\bauthor\b/i.test(rel)) collectByline(markup, describe, 'rel')
      else if (AUTHOR_PATH.test(href)) collectByline(markup, describe, 'link')
    },
    readDate(markup: MarkupReader, describe: Describe): void {
      const { dates } = signals
      if (dates.length >= limits.marks) return
      const { tag, names, inside, at } = describe()
      const machine = ['datetime', 'data-date', 'content', 'title']
        .map((name) => markup.getAttribute(name))
        .find((value) => value !== undefined)
      const datetime = decodeAttribute(machine ?? '')
      const mark = { tag, names, inside, at, label: readLabel(), datetime }
      collector.collect(markup.depth, DATE, (text) => dates.push({ ...mark, text }))
    },
    readImage(markup: MarkupReader, describe: Describe): void {
      const { images } = signals
      if (images.length >= limits.marks) return
      const address = imageUrls.findUrl(markup)
      if (!address) return
      const { names, inside, at } = describe()
      const width = parsePixels(markup.getAttribute('width'))
      const height = parsePixels(markup.getAttribute('height'))
      images.push({ src: decodeAttribute(address), width, height, names, inside, at })
    },
    openPicture({ depth }: MarkupReader): void {
      imageUrls.openPicture(depth)
    },
    readPlayer(markup: MarkupReader): void {
      const { players } = signals
      const src = markup.getAttribute('src') || markup.getAttribute('data-src')
      if (!src) imageUrls.readSource(markup)
      if (!src || isDataUrl(src) || players.length >= limits.marks) return
      const told = markup.name === 'source' ? (markup.getAttribute('type') ?? '') : markup.name
      const kind = (['video', 'audio'] as const).find((one) => told.trim().startsWith(one))
      players.push({ src: decodeAttribute(src), kind, at: markup.at })
    },
    readYear(raw: string, at: number, describe: Describe): void {
      const { years } = signals
      if (years.length >= limits.marks) return
      const found = raw.search(YEAR)
      if (found === -1) return
      const start = Math.max(0, found - AROUND_YEAR)
      const { tag, names, inside } = describe()
      const text = decodeEntities(raw.slice(start, found + AROUND_YEAR))
      years.push({ tag, names, inside, at: at + start, label: readLabel(), text })
    },
    keepText(raw: string, { name }: MarkupReader): void {
      texts[textCount++ & (LATEST_TEXTS - 1)] = name === 'h1' ? undefined : raw
    },
    readByline(raw: string, at: number, { depth }: MarkupReader, describe: Describe): void {
      if (raw.length > BY_CHARS || !BY.test(raw)) return
      if (signals.bylines.length >= limits.marks || collector.isFull) return
      collectNameAfterBy(raw, { ...describe(), at }, depth)
    },
  }
}

export type BodyReader = ReturnType<typeof createBodyReader>

function dropWordless(pieces: readonly string[]): string[] {
  return pieces.map((piece) => piece.trim()).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
}

/** Returns 0 for percentages (WHATWG HTML, section 2.3.4.4), which tell no size. */
function parsePixels(value = ''): number {
  return PERCENTAGE.test(value) ? 0 : Number.parseInt(value, 10) || 0
}

const PERCENTAGE = /^\s*\d+(?:\.\d*)?%/
