import type { ImageField, MetaField, TextField } from './fields.js'
import type { ItemExplanation } from './item-types.js'

/** An image, video or audio file. What could not be measured is left out. */
export interface Media {
  /** Absolute address. */
  url: string
  /** File type by content, not by name: `jpg`, `png`, `svg`, `mp4`, … */
  type?: string
  /** Bytes. */
  size?: number
  /** Pixels. */
  height?: number
  /** Pixels. */
  width?: number
  /** `size` with three significant digits and a decimal unit: `53.3 kB`. */
  size_pretty?: string
  /** Seconds. */
  duration?: number
  duration_pretty?: string
  /** A recording of the page; not made yet. */
  animated?: null
  /** Hex colors, the most frequent first. */
  palette?: string[]
  background_color?: string
  color?: string
  alternative_color?: string
}

export type Money = {
  amount: number
  /** ISO 4217; `null` where the text does not tell. */
  currency: string | null
}

/** A script element's attributes by name; the code of an inline one is its `text`. */
export type Script = { [attribute: string]: string | true }

/** Markup to put into a page, and the scripts that must be added apart, since markup runs none. */
export type Embed = { html: string; scripts: Script[] }

/** Something that a page is made with. */
export interface Technology {
  name: string
  /** 1 to 100. */
  confidence: number
  logo: string | null
  /** Website of the technology. */
  url: string
  categories: string[]
}

/** Insights about a page, apart from its metadata. */
export interface Insights {
  /** Technologies, sorted by name. */
  technologies?: Technology[]
  /** The report as a record, or as text where HTML or CSV was asked for. */
  lighthouse?: Value
}

export type Metadata = { [F in TextField]: string | null } & { [F in ImageField]: Media | null }

/** Value of a field or rule. */
export type Value = null | string | number | boolean | Media | Value[] | { [name: string]: Value }

/** A fact that the caller should know, although the request succeeded. */
export interface Warning {
  code: string
  message: string
}

export interface Redirect {
  statusCode: number
  url: string
}

/** A named place where a value was found or looked for. */
export interface Candidate {
  /** The source's name, as in `docs/metadata.md`: `meta og:title`, `json-ld headline`, … */
  source: string
  /** Text of the page, before cleaning. */
  raw: string
  /** Offset in characters of the page's decoded text. */
  at?: number
  /** Reason why it was not taken; absent on the winner. */
  reason?: string
}

export interface FieldExplanation {
  winner: Candidate | null
  rejected: Candidate[]
}

export interface RuleExplanation {
  /** Number of elements that the winning (or else the last) alternative matched. */
  matches: number
  /** Index of the alternative that won; `null` if none did. */
  fallback: number | null
}

/** A part of the page that `:main` left out. */
export interface CutPart {
  /** Selector of the element, made of its tag and names. */
  selector: string
  words: number
  reason: string
}

/** Kind of a page, which decides what its main content is. */
export type MainKind =
  | 'article'
  | 'collection'
  | 'documentation'
  | 'forum'
  | 'listing'
  | 'product'
  | 'service'

export interface MainExplanation {
  /** Part of the page from which the main content was taken. */
  source: 'markup' | 'noscript' | 'json-ld' | 'state' | null
  /** Kind of the page; `null` if the text is not from its markup. */
  kind: MainKind | null
  /** Selector of the element that holds it, `null` when the page has none. */
  selector: string | null
  /** Evidence found. */
  reason: string
  /** Words kept, of those in the whole page. */
  words: number
  of: number
  /** The largest parts left out, in the page's order. */
  cut: CutPart[]
}

/** Elements that the rules took, by their numbers in document order: `html` is 0. */
export interface MatchedElements {
  /** Number of the page's elements, by which to compare another reading of the page. */
  of: number
  /** A list for each alternative, by the rule's path; contents of a `template` do not count. */
  rules: Record<string, number[][]>
}

export interface Explanation {
  fields: { [F in MetaField | 'video' | 'audio']?: FieldExplanation }
  rules: Record<string, RuleExplanation>
  /** Present when a rule has a selector. */
  matched?: MatchedElements
  /** Present when a rule asked for `:main`. */
  main?: MainExplanation
  /** Reason for opening the page in a browser after a plain fetch. */
  opened?: string
  /** Explanation of the item, if it was asked for. */
  item?: ItemExplanation
  technologies?: Record<string, string[]>
  /** Milliseconds by stage. */
  timings: Record<string, number>
}

/** Way in which the page was fetched; `skipped` when no metadata was asked for. */
export type FetchMode = 'skipped' | `${'fetch' | 'prerender'}${'' | '-proxy'}`

/** The answer to one request, as the library gives it and the service serializes it. */
export interface Result<Data = Record<string, Value>> {
  status: 'success'
  data: Data
  /** HTTP status of the target; present, as the next two, if the target was fetched. */
  statusCode?: number
  redirects?: Redirect[]
  headers?: Record<string, string>
  warnings?: Warning[]
  explain?: Explanation
}

/** Origin of a value: declared by the page, only shown to its readers, or neither. */
export type Trust = 'declared' | 'visible' | 'guessed'

/** An image's address as a page names it, in order of trust; probing decides which is taken. */
export interface MediaCandidate extends Candidate {
  readonly trust: Trust
  /** Absolute `http(s)` address. */
  url: string
  /** Pixels as the page declares them, if it does. */
  width?: number
  height?: number
}
