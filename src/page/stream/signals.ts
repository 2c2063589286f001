import type { MetaField } from '../../contracts/fields.js'
import { decodeAttribute } from '../entities.js'
import { type BodyReader, createBodyReader, type Mark } from './body-signals.js'
import { findClassMeaning, hasItemWord, mayHaveMeaning, NAME_WORDS } from './class-names.js'
import { createDataTableFinder, type DataTableFinder } from './data-tables.js'
import { type ElementRole, findRole } from './element-roles.js'
import { readLink, readMetaTags } from './head-signals.js'
import { type MarkupHandler, MarkupReader } from './markup.js'
import { ATTRIBUTES, PropReader } from './microdata.js'
import {
  createEmptySignals,
  createEmptySigns,
  INSIDE,
  type ItemSigns,
  type SignalLimits,
  type Signals,
} from './signal-types.js'
import { combineBits } from './tag-attributes.js'
import type { TagPositions } from './tag-positions.js'
import { TextCollector } from './text-collector.js'

const CLASS_OR_ID = combineBits(ATTRIBUTES, ['class', 'id'])
const BESIDE = INSIDE.aside | INSIDE.related | INSIDE.comments
/** Matches the `type` of scripts with JSON-LD, also those with a parameter: `application/ld+json; charset=utf-8`. */
export const JSON_LD = /^\s*application\/(?:[\w.-]+\+)?ld\+json/i

const MUCH_TEXT = 3_000
const COUNTED = 4_000
const MAX_TEXTS = 20_000
const SHORT_TEXT = 250

export interface SignalReaderOptions {
  /** Fields to read from the page (all by default). */
  readonly wanted?: ReadonlySet<MetaField>
  /** True to read signs of recipes, products and other items. */
  readonly item?: boolean
  readonly limits: SignalLimits
  /** List to record the positions of all tags in. */
  readonly positions?: TagPositions | undefined
}

export class SignalReader implements MarkupHandler {
  readonly signals: Signals

  readonly #limits: SignalLimits
  readonly #wants: Readonly<Record<'date' | 'author' | 'image', boolean>>
  readonly #collector = new TextCollector()
  readonly #markup: MarkupReader
  readonly #body: BodyReader
  readonly #props: PropReader
  readonly #tables: DataTableFinder
  readonly #inside: number[] = [0]
  readonly #classes: (string | undefined)[] = [undefined]
  readonly #ids: (string | undefined)[] = [undefined]
  /** Depth of the outermost sidebar, teaser or comment, or 0. */
  #besideAt = 0
  #hasHeading = false
  #jsonLdChars = 0
  #titled = false
  /** Characters of all text, also in `noscript` and `title`. */
  #chars = 0
  /** Number of visible characters, counted up to about 4,000. */
  visibleChars = 0
  #noscriptAt = 0

  constructor({ limits, wanted, item, positions }: SignalReaderOptions) {
    this.#limits = limits
    this.signals = createEmptySignals(item ? createEmptySigns() : undefined)
    const isWanted = (field: MetaField) => wanted?.has(field) ?? true
    const [date, author, image] = [isWanted('date'), isWanted('author'), isWanted('image')]
    this.#wants = { date, author, image }
    this.#markup = new MarkupReader(this, ATTRIBUTES, limits, positions)
    this.#body = createBodyReader(this.signals, limits, this.#collector)
    this.#props = new PropReader(this.signals, limits, this.#collector)
    this.#tables = createDataTableFinder(this.signals.tables, limits.marks)
  }

  write(text: string): void {
    this.#markup.write(text)
  }

  get hasMuchText(): boolean {
    return this.#chars >= MUCH_TEXT
  }

  end(): Signals {
    this.#markup.end()
    return this.signals
  }

  onElementStart(markup: MarkupReader): void {
    const { depth } = markup
    const role = findRole(markup.tag)
    this.#classes[depth] = undefined
    this.#ids[depth] = undefined
    this.#inside[depth] = (this.#inside[depth - 1] ?? 0) | role.inside
    if (!this.#collector.isIdle) this.#collector.addBoundary(role.isBreak)
    if (markup.hasAttributes) this.#props.readProperties(markup, this.#readClassAndId(markup))
    if (role.read) this.#readElement(markup, role.read)
    if (this.#wants.date) this.#tables.openElement(markup)
  }

  onElementEnd(markup: MarkupReader): void {
    const { depth } = markup
    if (this.#wants.date) this.#tables.closeElement(markup)
    this.#props.closeScopes(depth)
    if (depth === this.#besideAt) this.#besideAt = 0
    if (depth === this.#noscriptAt) this.#noscriptAt = 0
    if (!this.#collector.isIdle) this.#collector.closeElement(depth)
  }

  get wantsText(): boolean | 'words' {
    if (!this.#collector.isIdle) return true
    const { date, author } = this.#wants
    const isRead = date || author || this.signals.signs || this.visibleChars < COUNTED
    return isRead !== false && !this.#isRaw() && 'words'
  }

  #isRaw(): boolean {
    return ((this.#inside[this.#markup.depth] ?? 0) & INSIDE.raw) !== 0
  }

  onText(raw: string, at: number): void {
    const isRaw = this.#isRaw()
    const { depth } = this.#markup
    if (!this.#collector.isIdle) this.#collector.addText(raw, isRaw ? depth : undefined)
    if (isRaw || isBlank(raw)) return
    this.#keepShortText(raw)
    if (raw.length < 2) return
    if (this.visibleChars < COUNTED) this.#countChars(raw.trim().length)
    // An author's name may be beside a date.
    if (this.#wants.date || this.#wants.author) this.#body.readYear(raw, at, this.#createMark)
    if (this.#wants.author) this.#body.readByline(raw, at, this.#markup, this.#createMark)
    if (this.#wants.date) this.#body.keepText(raw, this.#markup)
  }

  #keepShortText(raw: string | undefined): void {
    const texts = this.signals.signs?.texts
    if (texts && raw && raw.length <= SHORT_TEXT && texts.length < MAX_TEXTS) texts.push(raw.trim())
  }

  #keepLabel(markup: MarkupReader): void {
    if (this.signals.signs)
      this.#keepShortText(markup.getAttribute(markup.name === 'input' ? 'value' : 'aria-label'))
  }

  #countChars(chars: number): void {
    this.#chars += chars
    if (this.#noscriptAt === 0 && this.#markup.name !== 'title') this.visibleChars += chars
  }

  readonly #createMark = (): Mark => {
    const { depth, name, at } = this.#markup
    const names = this.#joinClassAndId(depth).toLowerCase()
    return { tag: name, names, inside: this.#inside[depth] ?? 0, at }
  }

  #joinClassAndId(depth: number): string {
    const classes = this.#classes[depth]
    const id = this.#ids[depth]
    return id === undefined || classes === undefined ? (classes ?? id ?? '') : `${classes} ${id}`
  }

  #readClassAndId(markup: MarkupReader): string {
    if ((markup.attributeBits & CLASS_OR_ID) === 0) return ''
    const { depth, name } = markup
    this.#classes[depth] = markup.getAttribute('class')
    this.#ids[depth] = markup.getAttribute('id')
    const words = markup.findWords('class', NAME_WORDS) | markup.findWords('id', NAME_WORDS)
    if (this.signals.signs) this.#keepClassAndId(this.signals.signs, markup, words)
    if (!mayHaveMeaning(words)) return ''
    const names = this.#joinClassAndId(depth)
    // Classes of `html` and `body` are about the whole page.
    if (name === 'body' || name === 'html') return names
    const { inside, byline, date } = findClassMeaning(names, words)
    if ((inside & BESIDE) !== 0 && this.#besideAt === 0) this.#besideAt = depth
    this.#inside[depth] = (this.#inside[depth] ?? 0) | inside
    // A table with a byline class may be about another person.
    if (
      this.#wants.author &&
      byline &&
      name !== 'table' &&
      markup.getAttribute('rel') === undefined
    ) {
      this.#body.collectByline(markup, this.#createMark, 'class')
    }
    if (this.#wants.date && date && name !== 'time') this.#body.readDate(markup, this.#createMark)
    return names
  }

  #keepClassAndId(signs: ItemSigns, { name, depth }: MarkupReader, words: number): void {
    if (name === 'body') signs.body ||= this.#classes[depth] ?? ''
    if (hasItemWord(words) && signs.names.size < this.#limits.props)
      signs.names.add(this.#joinClassAndId(depth))
  }

  /** Stops treating elements around the first `h1` as sidebars (`class="with-sidebar"`). */
  #clearSidebar(depth: number): void {
    if (this.#hasHeading) return
    this.#hasHeading = true
    if (this.#besideAt === 0) return
    for (let open = this.#besideAt; open <= depth; open++) {
      this.#inside[open] = (this.#inside[open] ?? 0) & ~BESIDE
    }
    this.#besideAt = 0
  }

  #readElement(markup: MarkupReader, read: ElementRole['read']): void {
    switch (read) {
      case 'anchor':
        if (this.#wants.author) this.#body.readAnchor(markup, this.#createMark)
        this.#keepLabel(markup)
        break
      case 'control':
        this.#keepLabel(markup)
        break
      case 'image':
        if (this.#wants.image) this.#body.readImage(markup, this.#createMark)
        break
      case 'picture':
        this.#body.openPicture(markup)
        break
      case 'player':
        this.#body.readPlayer(markup)
        break
      case 'meta':
        if (this.signals.metas.length < this.#limits.metas)
          this.signals.metas.push(...readMetaTags(markup))
        break
      case 'link':
        this.#readLink(markup)
        break
      case 'script':
        this.#readScript(markup)
        break
      case 'time':
        if (this.#wants.date) this.#body.readDate(markup, this.#createMark)
        break
      case 'heading':
        this.#readHeading(markup)
        break
      case 'title':
        this.#readTitle(markup)
        break
      case 'noscript':
        this.#noscriptAt ||= markup.depth
        break
      case 'lang':
        this.signals.lang ||= markup.getAttribute('lang') ?? ''
        break
      case 'base':
        this.signals.base ||= decodeAttribute(markup.getAttribute('href') ?? '')
    }
  }

  #readHeading(markup: MarkupReader): void {
    if (markup.name === 'h1') this.#clearSidebar(markup.depth)
    this.#body.readHeading(markup, this.#createMark)
  }

  #readLink(markup: MarkupReader): void {
    const link = this.signals.links.length < this.#limits.links ? readLink(markup) : undefined
    if (link) this.signals.links.push(link)
  }

  #readTitle(markup: MarkupReader): void {
    if (this.#titled || markup.isForeign) return
    this.#titled = true
    this.signals.titleAt = markup.at
    this.#collector.collect(markup.depth, { maxChars: this.#limits.textChars }, (text) => {
      this.signals.title = text
    })
  }

  #readScript(markup: MarkupReader): void {
    const maxChars = this.#limits.jsonLdChars - this.#jsonLdChars
    const { at } = markup
    if (maxChars <= 0 || this.signals.jsonLd.length >= this.#limits.marks) return
    if (!JSON_LD.test(markup.getAttribute('type') ?? '')) return
    this.#collector.collect(markup.depth, { maxChars, entities: false }, (text) => {
      this.#jsonLdChars += text.length
      this.signals.jsonLd.push({ text, at })
    })
  }
}

function isBlank(raw: string): boolean {
  for (let at = 0; at < raw.length; at++) if (raw.charCodeAt(at) > 0x20) return false
  return true
}
