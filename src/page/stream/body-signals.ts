import { parseSrcset } from '../../values/index.js'
import { decodeEntities } from '../entities.js'
import type { MarkupReader } from './markup.js'
import type { Byline, Marked, SignalLimits, Signals } from './signal-types.js'
import type { TextCollector } from './text-collector.js'

/** Pages about people who wrote something, in the shapes that publishing software gives them. */
const AUTHOR_PATH =
  /\/(?:author|authors|autor|autoren|auteur|auteurs|autore|autori|by|redaktion|contributor|contributors|staff|people|profile)\/./i
/** Words before a name, at the start of a text node that is not prose. */
const BY =
  /^\s*(?:(?:(?:posted|written|published|story|article|words|text|ein artikel|ein beitrag|beitrag|artikel|geschrieben|verfasst|eingestellt|veröffentlicht|écrit|publié|escrito|publicado|scritto|gespeichert) +)?(?:by|von|par|por)\b|(?:author|autor|autorin|autoren|auteur|texte?)s? *:)/i
const BY_CHARS = 80
/** Those words alone: the name stands in the element that follows. */
const ONLY_BY = new RegExp(`${BY.source}[\\s:]*$`, 'i')
const BYLINE = { joint: '\n', maxChars: 400 }
/** Separator that no page's text contains: parsers replace it (WHATWG HTML section 13.2.5). */
const JOINT = '\0'
const DATE = { joint: ' ', maxChars: 300 }
const YEAR = /(?:19|20)\d\d/
/** Characters kept on either side of a year. */
const AROUND_YEAR = 80
/** Attributes that may hold an image's address; scripts copy the `data-` ones into `src` later. */
const SOURCES = ['data-src', 'data-lazy-src', 'data-original', 'src'] as const

/** Description of an element without its text. */
export type Mark = Omit<Marked, 'text'>
/** Describes the current element on demand, since most elements need no description. */
export type Describe = () => Mark

/** Reads what stands out in a page's visible part: headings, bylines, dates, images. */
export class BodyReader {
  readonly #signals: Signals
  readonly #limits: SignalLimits
  readonly #collector: TextCollector

  constructor(signals: Signals, limits: SignalLimits, collector: TextCollector) {
    this.#signals = signals
    this.#limits = limits
    this.#collector = collector
  }

  heading({ depth }: MarkupReader, describe: Describe): void {
    const { headings } = this.#signals
    if (headings.length >= this.#limits.marks) return
    const { tag, names, inside, at } = describe()
    const level = Number(tag[1])
    this.#collector.start(depth, { maxChars: this.#limits.textChars, joint: JOINT }, (raw) => {
      const pieces = raw.split(JOINT)
      const text = pieces.join('')
      headings.push({ tag, names, inside, at, level, text, pieces: worded(pieces) })
    })
  }

  byline({ depth }: MarkupReader, describe: Describe, kind: Byline['kind']): void {
    if (this.#signals.bylines.length >= this.#limits.marks) return
    const mark = describe()
    this.#collector.start(depth, BYLINE, (text) => this.#keepByline(mark, kind, text))
  }

  #keepByline({ tag, names, inside, at }: Mark, kind: Byline['kind'], text: string): void {
    this.#signals.bylines.push({ tag, names, inside, at, kind, text })
  }

  anchor(markup: MarkupReader, describe: Describe): void {
    const rel = markup.attribute('rel')
    if (rel !== undefined && /\bauthor\b/i.test(rel)) this.byline(markup, describe, 'rel')
    else if (AUTHOR_PATH.test(markup.attribute('href') ?? '')) {
      this.byline(markup, describe, 'link')
    }
  }

  date(markup: MarkupReader, describe: Describe): void {
    const { dates } = this.#signals
    if (dates.length >= this.#limits.marks) return
    const { tag, names, inside, at } = describe()
    const machine = ['datetime', 'data-date', 'content', 'title']
      .map((name) => markup.attribute(name))
      .find((value) => value !== undefined)
    const datetime = decodeEntities(machine ?? '')
    this.#collector.start(markup.depth, DATE, (text) =>
      dates.push({ tag, names, inside, at, datetime, text }),
    )
  }

  image(markup: MarkupReader, describe: Describe): void {
    const { images } = this.#signals
    if (images.length >= this.#limits.marks) return
    const address = imageSource(markup)
    if (!address) return
    const { names, inside, at } = describe()
    const width = parsePixels(markup.attribute('width'))
    const height = parsePixels(markup.attribute('height'))
    images.push({ src: decodeEntities(address), width, height, names, inside, at })
  }

  /** Reads `video`, `audio` and their `source`; the `source` of a `picture` has no `src`. */
  player(markup: MarkupReader): void {
    const { players } = this.#signals
    const src = markup.attribute('src') || markup.attribute('data-src')
    if (!src || isData(src) || players.length >= this.#limits.marks) return
    const told = markup.name === 'source' ? (markup.attribute('type') ?? '') : markup.name
    const kind = (['video', 'audio'] as const).find((one) => told.trim().startsWith(one))
    players.push({ src: decodeEntities(src), kind, at: markup.at })
  }

  /** Reads a text node that names a year. */
  year(raw: string, at: number, describe: Describe): void {
    const { years } = this.#signals
    if (years.length >= this.#limits.marks) return
    const found = raw.search(YEAR)
    if (found === -1) return
    const start = Math.max(0, found - AROUND_YEAR)
    const { tag, names, inside } = describe()
    const text = decodeEntities(raw.slice(start, found + AROUND_YEAR))
    years.push({ tag, names, inside, at: at + start, text })
  }

  /**
   * Reads a text node like `By …`. The name is in that node, in the rest of its element, or in the
   * next element.
   */
  by(raw: string, at: number, { depth }: MarkupReader, describe: Describe): void {
    if (raw.length > BY_CHARS || !BY.test(raw)) return
    if (this.#signals.bylines.length >= this.#limits.marks) return
    this.#collectBy(raw, { ...describe(), at }, depth)
  }

  #collectBy(raw: string, mark: Mark, depth: number): void {
    const keep = (text: string) => this.#keepByline(mark, 'text', text)
    this.#collector.start(
      depth,
      BYLINE,
      (text) => {
        if (!ONLY_BY.test(text)) keep(text)
        else this.#collector.start(depth - 1, { ...BYLINE, maxChars: BY_CHARS }, keep, text)
      },
      raw,
    )
  }
}

function worded(pieces: readonly string[]): string[] {
  return pieces.map((piece) => piece.trim()).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
}

function imageSource(markup: MarkupReader): string | undefined {
  for (const name of SOURCES) {
    const value = markup.attribute(name)
    if (value && !isData(value)) return value
  }
  const [first] = parseSrcset(markup.attribute('srcset') ?? '')
  return first?.url
}

function isData(address: string): boolean {
  return /^\s*data:/i.test(address)
}

function parsePixels(value: string | undefined): number {
  return Number.parseInt(value ?? '', 10) || 0
}
