import type { JsonLdBlock } from './json-ld.js'
import type { AttributeLimits } from './tag-attributes.js'

/** Part of a page. `at` is its offset in characters. */
export interface Placed {
  readonly at: number
}

export interface SourceRange {
  readonly start: number
  readonly end: number
}

/** Bit flags for the elements around a text or image. */
export const INSIDE = {
  article: 1,
  header: 2,
  footer: 4,
  nav: 8,
  aside: 16,
  /** Comment sections and customers' reviews. */
  comments: 32,
  related: 64,
  /** Text that is not prose: scripts, styles, form fields, templates. */
  raw: 128,
} as const

export interface Meta extends Placed {
  /** Value of `name`, `property` or `http-equiv`, in lower case. */
  readonly key: string
  readonly content: string
}

export interface Link extends Placed {
  /** Space-separated relations in lower case. */
  readonly rel: string
  readonly href: string
  readonly type: string
  readonly sizes: string
}

/** Text for a field, such as a byline or date. */
export interface Marked extends Placed {
  readonly text: string
  readonly tag: string
  /** Values of `class` and `id`, in lower case. */
  readonly names: string
  readonly inside: number
}

export interface Heading extends Marked {
  readonly level: number
  /** Texts between the tags in the heading. */
  readonly pieces: readonly string[]
}

export interface Labelled extends Marked {
  /** Text before it, such as `Updated on`, or `''` if that is long. */
  readonly label: string
}

export interface DateMark extends Labelled {
  /** First of the attributes `datetime`, `data-date`, `content` and `title`, or `''` if there is none. */
  readonly datetime: string
}

/** Text of an element that may name the page's author. */
export interface Byline extends Marked {
  /** Kind of the source: `link` is a link such as `/author/…`, `text` is a text such as `By …`. */
  readonly kind: 'rel' | 'class' | 'link' | 'text'
}

export interface Image extends Placed {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly names: string
  readonly inside: number
}

export interface Player extends Placed {
  readonly src: string
  readonly kind: 'video' | 'audio' | undefined
}

/** Property of an item in microdata, RDFa or microformats. */
export interface Prop extends Placed {
  readonly name: string
  readonly value: string
  /** Space-separated types of the item, or `''`. */
  readonly type: string
  /** Property that holds the item, such as `author`, or `''`. */
  readonly of: string
}

/** Values of attributes in one syntax, such as microdata. */
export interface SyntaxSigns {
  readonly types: Set<string>
  readonly props: Set<string>
}

/** Hints for finding items, such as recipes, in a page. */
export interface ItemSigns {
  readonly microdata: SyntaxSigns
  readonly rdfa: SyntaxSigns
  /** Classes and ids such as `h-recipe` and `add-to-cart`. */
  readonly names: Set<string>
  /** Raw short texts between tags, and labels of controls. */
  readonly texts: string[]
  body: string
}

/** Signals found in a page, in document order. */
export interface Signals {
  lang: string
  base: string
  title: string
  titleAt: number
  readonly metas: Meta[]
  readonly links: Link[]
  readonly jsonLd: JsonLdBlock[]
  readonly props: Prop[]
  readonly headings: Heading[]
  readonly bylines: Byline[]
  readonly dates: DateMark[]
  /** Parts of text that contain a year. */
  readonly years: Labelled[]
  readonly tables: SourceRange[]
  readonly images: Image[]
  readonly players: Player[]
  /** Set only if an item is asked for. */
  readonly signs: ItemSigns | undefined
}

export interface SignalLimits extends AttributeLimits {
  /** Maximum depth of nested elements. (Browsers stop at 512.) */
  readonly depth: number
  readonly textChars: number
  readonly jsonLdChars: number
  readonly metas: number
  readonly links: number
  readonly props: number
  /** Maximum number of signals of each other kind, such as headings. */
  readonly marks: number
}

export const SIGNAL_LIMITS: SignalLimits = {
  depth: 512,
  attributes: 64,
  valueChars: 16_384,
  textChars: 2_000,
  jsonLdChars: 2_000_000,
  metas: 500,
  links: 300,
  props: 1_000,
  marks: 200,
}

export function createEmptySignals(signs?: ItemSigns): Signals {
  return {
    lang: '',
    base: '',
    title: '',
    titleAt: 0,
    metas: [],
    links: [],
    jsonLd: [],
    props: [],
    headings: [],
    bylines: [],
    dates: [],
    years: [],
    tables: [],
    images: [],
    players: [],
    signs,
  }
}

export function createEmptySigns(): ItemSigns {
  return {
    microdata: { types: new Set(), props: new Set() },
    rdfa: { types: new Set(), props: new Set() },
    names: new Set(),
    texts: [],
    body: '',
  }
}
