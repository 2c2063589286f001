import type { JsonLdBlock } from './json-ld.js'

/** Part of the page at an offset, in characters. */
export interface Placed {
  readonly at: number
}

/** Start and end of a part of the page, in characters. */
export interface SourceRange {
  readonly start: number
  readonly end: number
}

/** Bits for the kinds of elements in which an element may be. */
export const INSIDE = {
  /** Inside `article` or `main`. */
  article: 1,
  /** Inside the `header` of a page or an article. */
  header: 2,
  footer: 4,
  nav: 8,
  /** Inside `aside`, or an element with the class or id of a sidebar. */
  aside: 16,
  /** Inside a comment section, or customers' reviews. */
  comments: 32,
  /** Inside teasers of other pages, or a list of references. */
  related: 64,
  /** Inside text that is not prose: scripts, styles, form fields, templates. */
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

/** Text that is a signal, with the element that contains it. */
export interface Marked extends Placed {
  readonly text: string
  readonly tag: string
  /** Values of `class` and `id`, in lower case. */
  readonly names: string
  readonly inside: number
}

export interface Heading extends Marked {
  readonly level: number
  /** Text of the heading, split at the starts and ends of child elements. */
  readonly pieces: readonly string[]
}

export interface DateMark extends Marked {
  /** Value of the first of `datetime`, `data-date`, `content` and `title`; empty if there is none. */
  readonly datetime: string
}

/** Text of an element that may name the page's author. */
export interface Byline extends Marked {
  /** Evidence for the author: `rel=author`, a class or id, a link like `/author/…`, or words such as `By …`. */
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
  /** Kind by the element's name, or by the `type` of a `source`; `undefined` if neither tells. */
  readonly kind: 'video' | 'audio' | undefined
}

/** Property of an item in microdata, RDFa or microformats. */
export interface Prop extends Placed {
  readonly name: string
  readonly value: string
  /** Types of the item without the URL of their vocabulary; empty if the property is in no item. */
  readonly type: string
  /** Name of the property whose value is the item; empty if the item is not a value. */
  readonly of: string
}

/** Limits for the signals that are read of a page; all further ones are left out. */
export const SIGNAL_LIMITS = {
  /** Maximum depth of nested elements; browsers stop at 512. */
  depth: 512,
  attributes: 64,
  valueChars: 16_384,
  textChars: 2_000,
  /** Maximum number of characters of all JSON-LD blocks together. */
  jsonLdChars: 2_000_000,
  metas: 500,
  links: 300,
  props: 1_000,
  /** Maximum number of signals of each of the other kinds. */
  marks: 200,
}

export type SignalLimits = Readonly<typeof SIGNAL_LIMITS>

/** Signals found in a page, in document order. */
export type Signals = ReturnType<typeof createNoSignals>

export function createNoSignals(signs?: ItemSigns) {
  return {
    /** Value of `lang` on the html element. */
    lang: '',
    /** Value of `href` on the first base element. */
    base: '',
    title: '',
    titleAt: 0,
    metas: [] as Meta[],
    links: [] as Link[],
    jsonLd: [] as JsonLdBlock[],
    props: [] as Prop[],
    headings: [] as Heading[],
    bylines: [] as Byline[],
    dates: [] as DateMark[],
    /** Parts of visible text that contain a year. */
    years: [] as Marked[],
    /** Ranges of data tables, without layout tables. */
    tables: [] as SourceRange[],
    images: [] as Image[],
    players: [] as Player[],
    /** Absent unless an item is asked for. */
    signs,
  }
}

/** Signs by which items are found in a page. */
export type ItemSigns = ReturnType<typeof createNoSigns>

export function createNoSigns() {
  return {
    microdata: createSyntaxSigns(),
    rdfa: createSyntaxSigns(),
    /** Classes and ids with a word by which items are found. */
    names: new Set<string>(),
    /** Short texts between tags, and labels of controls; entities are not decoded. */
    texts: [] as string[],
    /** Classes of the body. */
    body: '',
  }
}

/** Values of the attributes by which elements declare things in one syntax. */
export type SyntaxSigns = ReturnType<typeof createSyntaxSigns>

function createSyntaxSigns() {
  return { types: new Set<string>(), props: new Set<string>() }
}
