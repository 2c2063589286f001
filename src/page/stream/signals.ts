import type { MetaField } from '../../contracts/fields.js'
import { memoize } from '../../lib/data/memoize.js'
import { decodeEntities } from '../entities.js'
import { BodyReader, type Mark } from './body-signals.js'
import { findClassMeaning, insideTag } from './class-names.js'
import { DataTables } from './data-tables.js'
import { readLink, readMetaTags } from './head-signals.js'
import { type MarkupHandler, MarkupReader } from './markup.js'
import { ATTRIBUTES, PropReader } from './microdata.js'
import { INSIDE, noSignals, type SignalLimits, type Signals } from './signal-types.js'
import { TextCollector } from './text-collector.js'

/** Elements that set their text apart from what stands before and after. */
const BREAKS = new Set(
  'address br dd div dl dt figcaption h1 h2 h3 h4 h5 h6 hr li ol p section table td th tr ul'.split(
    ' ',
  ),
)
const BESIDE = INSIDE.aside | INSIDE.related | INSIDE.comments
const PLAYERS = new Set(['video', 'audio', 'source'])
const JSON_LD = /^\s*application\/(?:[\w.-]+\+)?ld\+json/i

const MUCH_TEXT = 3_000
/** Characters of visible text up to which they are counted. */
const COUNTED = 4_000

export interface SignalReaderOptions {
  /** Fields that will be asked for, all by default; signals that serve none are left out. */
  readonly wanted?: ReadonlySet<MetaField>
  readonly limits: SignalLimits
}

/** One streaming pass that gathers what a page says about itself. No tree is built. */
export class SignalReader implements MarkupHandler {
  readonly signals: Signals = noSignals()

  readonly #limits: SignalLimits
  readonly #wants: Readonly<Record<'date' | 'author' | 'image', boolean>>
  readonly #collector = new TextCollector()
  readonly #markup: MarkupReader
  readonly #body: BodyReader
  readonly #props: PropReader
  readonly #tables: DataTables
  /** By depth: what the open elements are inside of, and their class and id. */
  readonly #inside: number[] = [0]
  readonly #names: string[] = ['']
  readonly #findMeaning = memoize(findClassMeaning)
  /** Depth of the outermost open element whose class sets it beside the page's own text; 0 if none. */
  #besideAt = 0
  #headed = false
  #jsonLdChars = 0
  #titled = false
  /** Characters of text so far, hidden text too; counted no further than needed. */
  #chars = 0
  #visibleChars = 0
  /** Depth of the outermost open `noscript`; 0 for none. */
  #noscriptAt = 0

  constructor({ limits, wanted }: SignalReaderOptions) {
    this.#limits = limits
    const isWanted = (field: MetaField) => wanted?.has(field) ?? true
    const [date, author, image] = [isWanted('date'), isWanted('author'), isWanted('image')]
    this.#wants = { date, author, image }
    this.#markup = new MarkupReader(this, ATTRIBUTES, limits)
    this.#body = new BodyReader(this.signals, limits, this.#collector)
    this.#props = new PropReader(this.signals, limits, this.#collector)
    this.#tables = new DataTables(this.signals.tables, limits.marks)
  }

  /** Takes the next piece of the document, decoded. */
  write(text: string): void {
    this.#markup.write(text)
  }

  /** Whether there is so much text that the page shows something, whatever of it is hidden. */
  get hasMuchText(): boolean {
    return this.#chars >= MUCH_TEXT
  }

  /** Characters that a reader of the page sees at least, counted up to 4,000. */
  get visibleChars(): number {
    return this.#visibleChars
  }

  end(): Signals {
    this.#markup.end()
    this.signals.complete = true
    return this.signals
  }

  open(markup: MarkupReader): void {
    const { depth, name } = markup
    this.#names[depth] = ''
    this.#inside[depth] = (this.#inside[depth - 1] ?? 0) | insideTag(name)
    if (!this.#collector.idle) this.#collector.boundary(BREAKS.has(name))
    if (markup.hasAttributes) this.#props.read(markup, this.#readNames(markup))
    this.#readTag(markup)
    if (this.#wants.date) this.#tables.open(markup)
  }

  close(markup: MarkupReader): void {
    const { depth } = markup
    if (this.#wants.date) this.#tables.close(markup)
    this.#props.close(depth)
    if (depth === this.#besideAt) this.#besideAt = 0
    if (depth === this.#noscriptAt) this.#noscriptAt = 0
    if (!this.#collector.idle) this.#collector.close(depth)
  }

  get wantsText(): boolean {
    return !this.#isRaw || !this.#collector.idle
  }

  get #isRaw(): boolean {
    return ((this.#inside[this.#markup.depth] ?? 0) & INSIDE.raw) !== 0
  }

  text(raw: string, at: number): void {
    const isRaw = this.#isRaw
    const { depth } = this.#markup
    if (!this.#collector.idle) this.#collector.text(raw, isRaw ? depth : undefined)
    if (isRaw || raw.length < 2 || isBlank(raw)) return
    if (this.#visibleChars < COUNTED) this.#count(raw.trim().length)
    if (this.#wants.date) this.#body.year(raw, at, this.#describe)
    if (this.#wants.author) this.#body.by(raw, at, this.#markup, this.#describe)
  }

  #count(chars: number): void {
    this.#chars += chars
    if (this.#noscriptAt === 0 && this.#markup.name !== 'title') this.#visibleChars += chars
  }

  /** What the innermost element is like. */
  readonly #describe = (): Mark => {
    const { depth, name, at } = this.#markup
    const names = (this.#names[depth] ?? '').toLowerCase()
    return { tag: name, names, inside: this.#inside[depth] ?? 0, at }
  }

  /**
   * Class and id tell bylines and dates, and what the element's content is part of. Gives them if
   * they may tell anything.
   */
  #readNames(markup: MarkupReader): string {
    const { depth, name } = markup
    const classes = markup.attribute('class')
    const id = markup.attribute('id')
    const names =
      id === undefined || classes === undefined ? (classes ?? id ?? '') : `${classes} ${id}`
    this.#names[depth] = names
    const meaning = names === '' ? null : this.#findMeaning(names)
    if (!meaning) return ''
    // On the root they tell what the page has, not what it is.
    if (name === 'body' || name === 'html') return names
    const { inside, byline, date } = meaning
    if ((inside & BESIDE) !== 0 && this.#besideAt === 0) this.#besideAt = depth
    this.#inside[depth] = (this.#inside[depth] ?? 0) | inside
    // A table of somebody's data is about that person.
    if (this.#wants.author && byline && name !== 'table' && markup.attribute('rel') === undefined) {
      this.#body.byline(markup, this.#describe, 'class')
    }
    if (this.#wants.date && date && name !== 'time') this.#body.date(markup, this.#describe)
    return names
  }

  /** What holds the page's first heading is not beside it, whatever its class says (`with-sidebar`). */
  #head(depth: number): void {
    if (this.#headed) return
    this.#headed = true
    if (this.#besideAt === 0) return
    for (let open = this.#besideAt; open <= depth; open++) {
      this.#inside[open] = (this.#inside[open] ?? 0) & ~BESIDE
    }
    this.#besideAt = 0
  }

  #readTag(markup: MarkupReader): void {
    const { name } = markup
    if (name === 'a') this.#readAnchor(markup)
    else if (name === 'img') this.#readImage(markup)
    else if (PLAYERS.has(name)) this.#body.player(markup)
    else if (name === 'meta') this.#readMeta(markup)
    else if (name === 'link') this.#readLink(markup)
    else if (name === 'script') this.#readScript(markup)
    else if (name === 'time') this.#readTime(markup)
    else if (name === 'h1' || name === 'h2') this.#readHeading(markup)
    else if (name === 'title') this.#readTitle(markup)
    else if (name === 'noscript') this.#noscriptAt ||= markup.depth
    else if (name === 'html') this.signals.lang ||= markup.attribute('lang') ?? ''
    else if (name === 'base') this.signals.base ||= decodeEntities(markup.attribute('href') ?? '')
  }

  #readAnchor(markup: MarkupReader): void {
    if (this.#wants.author) this.#body.anchor(markup, this.#describe)
  }

  #readImage(markup: MarkupReader): void {
    if (this.#wants.image) this.#body.image(markup, this.#describe)
  }

  #readTime(markup: MarkupReader): void {
    if (this.#wants.date) this.#body.date(markup, this.#describe)
  }

  #readHeading(markup: MarkupReader): void {
    if (markup.name === 'h1') this.#head(markup.depth)
    this.#body.heading(markup, this.#describe)
  }

  #readMeta(markup: MarkupReader): void {
    if (this.signals.metas.length < this.#limits.metas)
      this.signals.metas.push(...readMetaTags(markup))
  }

  #readLink(markup: MarkupReader): void {
    const link = this.signals.links.length < this.#limits.links ? readLink(markup) : undefined
    if (link) this.signals.links.push(link)
  }

  /** The first title that is not a drawing's. */
  #readTitle(markup: MarkupReader): void {
    if (this.#titled || markup.isForeign) return
    this.#titled = true
    this.signals.titleAt = markup.at
    this.#collector.start(markup.depth, { maxChars: this.#limits.textChars }, (text) => {
      this.signals.title = text
    })
  }

  #readScript(markup: MarkupReader): void {
    const maxChars = this.#limits.jsonLdChars - this.#jsonLdChars
    const { at } = markup
    if (maxChars <= 0 || this.signals.jsonLd.length >= this.#limits.marks) return
    if (!JSON_LD.test(markup.attribute('type') ?? '')) return
    this.#collector.start(markup.depth, { maxChars, entities: false }, (text) => {
      this.#jsonLdChars += text.length
      this.signals.jsonLd.push({ text, at })
    })
  }
}

/** True of what stands between most tags. */
function isBlank(raw: string): boolean {
  for (let at = 0; at < raw.length; at++) if (raw.charCodeAt(at) > 0x20) return false
  return true
}
