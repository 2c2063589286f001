import type { MetaField } from '../core/fields.js'
import { Collector, decode } from './collector.js'
import { MarkupReader } from './markup.js'
import { insideTag, meaningOf } from './names.js'
import { readProp, Scopes } from './props.js'
import { type Byline, INSIDE, type SignalLimits, type Signals } from './signal-types.js'

export * from './signal-types.js'

const ATTRIBUTES = new Set(
  'alt charset class content data-date data-lazy-src data-original data-src datetime height href hreflang http-equiv id itemprop itemscope itemtype lang name property pubdate rel sizes src srcset title type typeof value width'.split(
    ' ',
  ),
)
/** Elements that set their text apart from what stands before and after. */
const BREAKS = new Set(
  'address br dd div dl dt figcaption h1 h2 h3 h4 h5 h6 hr li ol p section table td th tr ul'.split(
    ' ',
  ),
)
/** Elements whose text is gathered at the same time, at most. */
const ACTIVE = 16
const BYLINE_CHARS = 400
const DATE_CHARS = 300
/** Pages about people that wrote something, in the shapes that publishing software gives them. */
const AUTHOR_PATH =
  /\/(?:author|authors|autor|autoren|auteur|auteurs|autore|autori|by|redaktion|contributor|contributors|staff|people|profile)\/./i
/** Words before a name, at the start of a text node that is no prose. */
const BY =
  /^\s*(?:(?:(?:posted|written|published|story|article|words|text|ein artikel|ein beitrag|beitrag|artikel|geschrieben|verfasst|eingestellt|veröffentlicht|écrit|publié|escrito|publicado|scritto|gespeichert) +)?(?:by|von|par|por)\b|(?:author|autor|autorin|autoren|auteur|texte?)s? *:)/i
const BY_CHARS = 80
const YEAR = /(?:19|20)\d\d/
const AROUND_YEAR = 80

export interface SignalReaderOptions {
  /** The page's final address. */
  readonly url: string
  /** Fields that will be asked for; signals that serve none of them may be left out. */
  readonly wanted?: ReadonlySet<MetaField>
  readonly limits: SignalLimits
}

/** One streaming pass that gathers what a page says about itself. No tree is built. */
export class SignalReader {
  readonly signals: Signals = {
    lang: '',
    base: '',
    title: '',
    metas: [],
    links: [],
    jsonLd: [],
    props: [],
    headings: [],
    bylines: [],
    dates: [],
    years: [],
    images: [],
    complete: false,
  }

  private readonly limits: SignalLimits
  private readonly markup: MarkupReader
  private readonly inside: number[] = [0]
  private readonly names: string[] = ['']
  private readonly scopes = new Scopes()
  private collectors: Collector[] = []
  private jsonLdChars = 0
  private titled = false

  constructor(options: SignalReaderOptions) {
    this.limits = options.limits
    this.markup = new MarkupReader(this, ATTRIBUTES, options.limits)
  }

  write(text: string): void {
    this.markup.write(text)
  }

  end(): Signals {
    this.markup.end()
    this.signals.complete = true
    return this.signals
  }

  open(markup: MarkupReader): void {
    const { depth, name } = markup
    let inside = (this.inside[depth - 1] ?? 0) | insideTag(name)
    this.names[depth] = ''
    this.inside[depth] = inside
    if (this.collectors.length > 0) this.boundary(name)
    if (markup.hasAttributes) {
      inside = this.readNames(markup, inside)
      this.inside[depth] = inside
      this.readProps(markup)
    }
    this.readTag(markup, inside)
  }

  close(markup: MarkupReader): void {
    const { depth } = markup
    this.scopes.close(depth)
    if (this.collectors.length === 0) return
    const done = this.collectors.filter((collector) => collector.depth === depth)
    if (done.length > 0) {
      this.collectors = this.collectors.filter((collector) => collector.depth !== depth)
      for (const collector of done) collector.finish()
    }
    for (const collector of this.collectors) collector.boundary(false)
  }

  text(raw: string, at: number): void {
    const { depth } = this.markup
    const inside = this.inside[depth] ?? 0
    for (const collector of this.collectors) {
      if ((inside & INSIDE.raw) === 0 || collector.depth === depth) collector.add(raw)
    }
    if ((inside & INSIDE.raw) !== 0 || raw.length < 2) return
    if (raw.length >= 4) this.readYear(raw, at, inside)
    if (raw.length <= BY_CHARS && BY.test(raw)) this.readByline(this.markup, inside, 'text', raw)
  }

  private boundary(name: string): void {
    const block = BREAKS.has(name)
    for (const collector of this.collectors) collector.boundary(block)
  }

  /** Class and id: bylines, dates, and what the element's content is part of. */
  private readNames(markup: MarkupReader, inside: number): number {
    const classes = markup.attribute('class')
    const id = markup.attribute('id')
    if (classes === undefined && id === undefined) return inside
    const names = `${classes ?? ''} ${id ?? ''}`.toLowerCase()
    this.names[markup.depth] = names
    const meaning = meaningOf(names)
    if (markup.name === 'body' || markup.name === 'html') return inside
    const context = inside | meaning.inside
    if (meaning.byline && markup.attribute('rel') === undefined)
      this.readByline(markup, context, 'class')
    if (meaning.date && markup.name !== 'time') this.readDate(markup, context)
    return context
  }

  private readProps(markup: MarkupReader): void {
    const prop = readProp(markup)
    const scoped =
      markup.attribute('itemscope') !== undefined || markup.attribute('typeof') !== undefined
    if (!prop && !scoped) return
    const owner = this.scopes.current
    const type = markup.attribute('itemtype') ?? markup.attribute('typeof') ?? ''
    if (scoped) this.scopes.open(markup.depth, type, prop?.names[0] ?? '')
    if (!prop || scoped || this.signals.props.length >= this.limits.marks * 4) return
    const { at } = markup
    const keep = (value: string) => {
      for (const name of prop.names) this.signals.props.push({ name, value, at, ...owner })
    }
    if (prop.value !== undefined) keep(decode(prop.value))
    else this.collect(' ', keep)
  }

  private readTag(markup: MarkupReader, inside: number): void {
    const { name } = markup
    if (name === 'meta') this.readMeta(markup)
    else if (name === 'link') this.readLink(markup)
    else if (name === 'img') this.readImage(markup, inside)
    else if (name === 'script') this.readScript(markup)
    else if (name === 'time') this.readDate(markup, inside)
    else if (name === 'h1' || name === 'h2') this.readHeading(markup, inside)
    else if (name === 'title') this.readTitle()
    else if (name === 'html') this.signals.lang ||= markup.attribute('lang') ?? ''
    else if (name === 'base') this.signals.base ||= decode(markup.attribute('href') ?? '')
    else if (name === 'a') this.readAnchor(markup, inside)
  }

  private readMeta(markup: MarkupReader): void {
    const content = markup.attribute('content') ?? markup.attribute('value')
    if (content === undefined || this.signals.metas.length >= this.limits.metas) return
    const { at } = markup
    for (const attribute of ['property', 'name', 'http-equiv']) {
      const keys = markup.attribute(attribute)
      // RDFa's `property` is a list of names (RDFa Core 1.1 section 5).
      for (const key of keys?.toLowerCase().trim().split(/\s+/) ?? []) {
        if (key !== '') this.signals.metas.push({ key, content: decode(content), at })
      }
    }
  }

  private readLink(markup: MarkupReader): void {
    const href = markup.attribute('href')
    const rel = markup.attribute('rel')
    if (!href || !rel || this.signals.links.length >= this.limits.links) return
    this.signals.links.push({
      rel: rel.toLowerCase(),
      href: decode(href),
      type: markup.attribute('type') ?? '',
      sizes: markup.attribute('sizes') ?? '',
      hreflang: markup.attribute('hreflang') ?? '',
      at: markup.at,
    })
  }

  private readTitle(): void {
    if (this.titled || this.markup.isInForeignContext()) return
    this.titled = true
    this.collect('', (text) => {
      this.signals.title = text
    })
  }

  private readScript(markup: MarkupReader): void {
    if (!/^\s*application\/(?:ld|[\w.+]*ld)\+json/i.test(markup.attribute('type') ?? '')) return
    const room = this.limits.jsonLdChars - this.jsonLdChars
    if (room <= 0 || this.signals.jsonLd.length >= this.limits.marks) return
    const { at, depth } = markup
    // Script content has no entities: what looks like one is for the JSON's consumer.
    this.collectors.push(
      new Collector(
        depth,
        '',
        room,
        (text) => {
          this.jsonLdChars += text.length
          this.signals.jsonLd.push({ text, at })
        },
        false,
      ),
    )
  }

  private readHeading(markup: MarkupReader, inside: number): void {
    if (this.signals.headings.length >= this.limits.marks) return
    const mark = { ...this.mark(markup, inside), level: Number(markup.name[1]) }
    this.collect('', (text) => this.signals.headings.push({ ...mark, text }))
  }

  private readAnchor(markup: MarkupReader, inside: number): void {
    const rel = markup.attribute('rel')
    if (rel !== undefined && /\bauthor\b/i.test(rel)) this.readByline(markup, inside, 'rel')
    else if (AUTHOR_PATH.test(markup.attribute('href') ?? ''))
      this.readByline(markup, inside, 'link')
  }

  private readByline(markup: MarkupReader, inside: number, kind: Byline['kind'], start = ''): void {
    if (this.signals.bylines.length >= this.limits.marks) return
    const mark = { ...this.mark(markup, inside), kind }
    const keep = (text: string) => this.signals.bylines.push({ ...mark, text })
    this.collect('\n', keep, BYLINE_CHARS)?.add(start)
  }

  private readDate(markup: MarkupReader, inside: number): void {
    if (this.signals.dates.length >= this.limits.marks) return
    const machine =
      markup.attribute('datetime') ??
      markup.attribute('data-date') ??
      markup.attribute('content') ??
      markup.attribute('title') ??
      ''
    const mark = { ...this.mark(markup, inside), datetime: decode(machine) }
    this.collect(' ', (text) => this.signals.dates.push({ ...mark, text }), DATE_CHARS)
  }

  private readImage(markup: MarkupReader, inside: number): void {
    if (this.signals.images.length >= this.limits.marks) return
    const src = ['data-src', 'data-lazy-src', 'data-original', 'src']
      .map((name) => markup.attribute(name))
      .find((value) => value && !value.startsWith('data:'))
    const srcset = markup.attribute('srcset')
    const address = src ?? srcset?.trim().split(/\s/, 1)[0]
    if (!address) return
    this.signals.images.push({
      src: decode(address),
      width: Number.parseInt(markup.attribute('width') ?? '', 10) || 0,
      height: Number.parseInt(markup.attribute('height') ?? '', 10) || 0,
      alt: decode(markup.attribute('alt') ?? ''),
      names: this.names[markup.depth] ?? '',
      inside,
      at: markup.at,
    })
  }

  private readYear(raw: string, at: number, inside: number): void {
    if (this.signals.years.length >= this.limits.marks) return
    const found = raw.search(YEAR)
    if (found === -1) return
    const start = Math.max(0, found - AROUND_YEAR)
    const text = decode(raw.slice(start, found + AROUND_YEAR))
    this.signals.years.push({ text, tag: '', names: this.nearbyNames(), inside, at: at + start })
  }

  private nearbyNames(): string {
    const { depth } = this.markup
    return this.names.slice(Math.max(0, depth - 2), depth + 1).join(' ')
  }

  private mark(markup: MarkupReader, inside: number) {
    return { tag: markup.name, names: this.names[markup.depth] ?? '', inside, at: markup.at }
  }

  private collect(
    joint: string,
    done: (text: string) => void,
    maxChars = this.limits.textChars,
  ): Collector | undefined {
    if (this.collectors.length >= ACTIVE) return undefined
    const collector = new Collector(this.markup.depth, joint, maxChars, done)
    this.collectors.push(collector)
    return collector
  }
}
