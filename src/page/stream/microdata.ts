import { decodeAttribute } from '../entities.js'
import type { MarkupReader } from './markup.js'
import type { ItemSigns, SignalLimits, Signals } from './signal-types.js'
import { combineBits, createAttributeTable } from './tag-attributes.js'
import type { TextCollector } from './text-collector.js'

export const ATTRIBUTES = createAttributeTable(
  'aria-label class content data-date data-lazy-src data-original data-src data-srcset datetime height href http-equiv id itemprop itemscope itemtype lang media name property rel sizes src srcset title type typeof value width'.split(
    ' ',
  ),
)
const ITEM_ATTRIBUTES = combineBits(ATTRIBUTES, ['itemprop', 'property', 'itemscope', 'typeof'])

const READ = new Set(
  'name headline alternativeheadline author creator datepublished datecreated uploaddate publisher description inlanguage image logo url thumbnailurl contenturl'.split(
    ' ',
  ),
)
/** Properties of which a link gives the URL of a file instead of its text. */
const FILES = new Set(['image', 'logo', 'thumbnailurl', 'contenturl'])
/** Matches URLs of media files. A linked logo mostly leads to the home page. */
const MEDIA_FILE = /\.(?:avif|gif|jpe?g|m4a|mp3|mp4|png|svg|webm|webp)(?:[?#]|$)/i
/** Names in schema.org for h-entry properties (microformats2). */
const H_ENTRY: Readonly<Record<string, string>> = {
  'p-name': 'headline',
  'p-summary': 'description',
  'p-author': 'author',
  'dt-published': 'datepublished',
  'u-photo': 'image',
}
const MICROFORMAT =
  /(?:^|\s)(h-(?:entry|card|cite|feed|event|product|recipe|review|item)|p-name|p-summary|p-author|dt-published|u-photo)(?=\s|$)/g
const MAYBE_MICROFORMAT = /(?:^|\s)(?:h-[ecfpri]|p-[nsa]|dt-p|u-p)/i

interface ItemScope {
  readonly depth: number
  readonly type: string
  readonly of: string
  /** True inside a reply to the page, such as a comment. */
  readonly isReply: boolean
}

const TOP: ItemScope = { depth: 0, type: '', of: '', isReply: false }

/** Maximum number of an item's types. Each of its properties repeats them. */
const MAX_TYPES = 8

const REPLY = /(?:^|\s)(?:comment|answer|usercomments)(?:\s|$)/
const REVIEW = /(?:^|\s)(?:review|userreview)(?:\s|$)/

interface NamedItem {
  readonly names: readonly string[]
  /** `undefined` if no item begins here. */
  readonly type: string | undefined
}

/** Reads the properties of items in microdata, RDFa and microformats. */
export class PropReader {
  readonly #scopes: ItemScope[] = [TOP]
  readonly #signals: Signals
  readonly #limits: SignalLimits
  readonly #collector: TextCollector

  constructor(signals: Signals, limits: SignalLimits, collector: TextCollector) {
    this.#signals = signals
    this.#limits = limits
    this.#collector = collector
  }

  readProperties(markup: MarkupReader, classes: string): void {
    const owner = this.#scopes.at(-1) ?? TOP
    const named =
      this.#readNamedItem(markup) ?? (classes ? readMicroformat(classes, owner) : undefined)
    if (!named) return
    const { names, type } = named
    if (type !== undefined) {
      const of = names[0] ?? ''
      const isReply = owner.isReply || REPLY.test(type) || (owner !== TOP && REVIEW.test(type))
      this.#scopes.push({ depth: markup.depth, type, of, isReply })
      // An h-card's text may be the author's name.
      if (!type.startsWith('h-')) return
    }
    if (names.length > 0 && !owner.isReply) this.#addProperties(markup, names, owner)
  }

  closeScopes(depth: number): void {
    while (this.#scopes.length > 1 && (this.#scopes.at(-1) ?? TOP).depth >= depth)
      this.#scopes.pop()
  }

  #readNamedItem(markup: MarkupReader): NamedItem | undefined {
    if ((markup.attributeBits & ITEM_ATTRIBUTES) === 0) return undefined
    const itemprop = markup.getAttribute('itemprop')
    const property = markup.getAttribute('property')
    const scoped = markup.getAttribute('itemscope') ?? markup.getAttribute('typeof')
    const { signs } = this.#signals
    if (signs) this.#collectItemAttributes(signs, markup)
    // A `<meta property>` is read as a meta tag.
    const listed = itemprop ?? (markup.name === 'meta' ? undefined : property)
    if (listed === undefined && scoped === undefined) return undefined
    const types = markup.getAttribute('itemtype') ?? markup.getAttribute('typeof') ?? ''
    return {
      names: toLocalNames(listed ?? '').filter((name) => READ.has(name)),
      type: scoped === undefined ? undefined : toLocalNames(types).slice(0, MAX_TYPES).join(' '),
    }
  }

  #collectItemAttributes({ microdata, rdfa }: ItemSigns, markup: MarkupReader): void {
    const keep = (values: Set<string>, name: string) => {
      const value = markup.getAttribute(name)
      if (value && values.size < this.#limits.props) values.add(value)
    }
    keep(microdata.props, 'itemprop')
    if (markup.getAttribute('itemscope') !== undefined) keep(microdata.types, 'itemtype')
    keep(rdfa.props, 'property')
    keep(rdfa.types, 'typeof')
    if (markup.getAttribute('typeof') !== undefined) keep(rdfa.props, 'rel')
  }

  #addProperties(markup: MarkupReader, names: readonly string[], owner: ItemScope): void {
    const { props } = this.#signals
    const { type, of } = owner
    const { at, depth } = markup
    const keep = (some: readonly string[], value: string) => {
      for (const name of some) {
        if (props.length < this.#limits.props) props.push({ name, value, type, of, at })
      }
    }
    const value = readAttributeValue(markup)
    const isLinked = (name: string) => markup.name === 'a' && FILES.has(name)
    const isKnown = (name: string) => value !== undefined || isLinked(name)
    const known = value ?? readLinkedFile(markup)
    if (known !== undefined) keep(names.filter(isKnown), decodeAttribute(known))
    const rest = names.filter((name) => !isKnown(name))
    if (rest.length === 0) return
    const options = { joint: ' ', maxChars: this.#limits.textChars }
    this.#collector.collect(depth, options, (text) => keep(rest, text))
  }
}

function readMicroformat(classes: string, owner: ItemScope): NamedItem | undefined {
  const found = MAYBE_MICROFORMAT.test(classes)
    ? [...classes.toLowerCase().matchAll(MICROFORMAT)]
    : []
  if (found.length === 0) return undefined
  const all = found.map((match) => match[1] ?? '')
  const names = owner.type === 'h-entry' ? all.flatMap((name) => H_ENTRY[name] ?? []) : []
  return { names, type: all.find((name) => name.startsWith('h-')) }
}

/** Splits a list of names, and shortens each: `schema:name` gives `name`. */
function toLocalNames(list: string): string[] {
  return list
    .toLowerCase()
    .split(/\s+/)
    .map((name) => name.replace(/^.*[/#:]/, ''))
    .filter((name) => name !== '')
}

function readLinkedFile(markup: MarkupReader): string | undefined {
  const href = markup.getAttribute('href') ?? ''
  return MEDIA_FILE.test(href) ? href : undefined
}

const TAGS_WITH_SRC = new Set(['audio', 'embed', 'iframe', 'img', 'source', 'track', 'video'])

/** Reads a property's value (WHATWG HTML, section 5.2.4). */
function readAttributeValue(markup: MarkupReader): string | undefined {
  const { name } = markup
  return (
    markup.getAttribute('content') ??
    markup.getAttribute('datetime') ??
    (TAGS_WITH_SRC.has(name) ? markup.getAttribute('src') : undefined) ??
    (name === 'link' ? markup.getAttribute('href') : undefined)
  )
}
