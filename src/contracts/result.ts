import type { ImageField, MetaField, TextField } from './fields.js'

/** Image, video or audio file. Unmeasured properties are absent. */
export interface Media {
  /** Absolute URL. */
  url: string
  /** File type by content: `jpg`, `png`, `svg`, `mp4`, … */
  type?: string
  /** Size in bytes. */
  size?: number
  /** Height in pixels. */
  height?: number
  /** Width in pixels. */
  width?: number
  /** `size` with a decimal unit: `53.3 kB`. */
  size_pretty?: string
  /** Duration in seconds. */
  duration?: number
  duration_pretty?: string
  /** Reserved for recordings of the page, which are not made yet. */
  animated?: null
  /** Hex colors, the most frequent first. */
  palette?: string[]
  background_color?: string
  color?: string
  alternative_color?: string
}

export type Money = {
  amount: number
  /** Currency code (ISO 4217), or `null` if the text names none. */
  currency: string | null
}

/** Attributes of a script element. `text` is an inline script's code. */
export type Script = { [attribute: string]: string | true }

/** Markup to insert into a page, and scripts to add as elements, since inserted markup runs none. */
export type Embed = { html: string; scripts: Script[] }

/** Technology that a page is made with, such as a framework. */
export interface Technology {
  name: string
  /** Confidence, from 1 to 100. */
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
  /** Lighthouse report: an object, or text for HTML and CSV. */
  lighthouse?: Value
}

export type Metadata = { [F in TextField]: string | null } & { [F in ImageField]: Media | null }

/** Value of a field or rule. */
export type Value = null | string | number | boolean | Media | Value[] | { [name: string]: Value }

/** Fact that the caller should know, although the request succeeded. */
export interface Warning {
  code: string
  message: string
}

export interface Redirect {
  statusCode: number
  url: string
}

/** Place in the page where a value was found. */
export interface Candidate {
  /** Name from `docs/metadata.md`: `meta og:title`, `json-ld headline`, … */
  source: string
  /** The value as the page contains it, before cleaning. */
  raw: string
  /** Offset in the page's decoded text, in characters. */
  at?: number
  /** Reason why the value was rejected. Absent for the value taken. */
  reason?: string
}

export interface FieldExplanation {
  winner: Candidate | null
  rejected: Candidate[]
}

/** Reasons why an item was taken as the subject of the page. */
export interface ItemExplanation {
  why: string | null
  at: number | null
  fields: Record<string, FieldExplanation>
  rejected: { type: string; name: string | null; source: string; reason: string }[]
}

export interface RuleExplanation {
  /** Number of elements that the chosen alternative matched, or that the last one matched if none was chosen. */
  matches: number
  /** Index of the alternative that gave the value, or `null`. */
  fallback: number | null
}

/** Part of the page outside its main content (`:main`). */
export interface CutPart {
  /** Selector of the element, from tag, id and class names. */
  selector: string
  words: number
  reason: string
}

/** Kind of page, which decides what counts as main content. */
export type MainKind =
  | 'article'
  | 'collection'
  | 'documentation'
  | 'forum'
  | 'listing'
  | 'product'
  | 'service'

export interface MainExplanation {
  /** Part of the page that contained the main content. */
  source: 'markup' | 'noscript' | 'json-ld' | 'state' | null
  /** Kind of page, or `null` if its markup has no main content. */
  kind: MainKind | null
  /** Selector of the main content's element, or `null`. */
  selector: string | null
  /** Evidence by which the main content was found. */
  reason: string
  /** Number of words in the main content. `of` is the number in the whole page. */
  words: number
  of: number
  /** The largest parts that were left out, in document order. */
  cut: CutPart[]
}

/** Matched elements. Each is given by its index in document order: `html` has 0. */
export interface MatchedElements {
  /** Number of all elements outside `template`. If it differs later, the page has changed. */
  of: number
  /** Element indexes for each alternative of each rule: `{ 'data.a': [[], [7]] }`. */
  rules: Record<string, number[][]>
}

export interface Explanation {
  fields: { [F in MetaField | 'video' | 'audio']?: FieldExplanation }
  rules: Record<string, RuleExplanation>
  /** Present when a rule has a selector. */
  matched?: MatchedElements
  /** Present when a rule asked for `:main`. */
  main?: MainExplanation
  /** Reason why a browser opened the page after the fetch. */
  opened?: string
  /** Explanation of the item, if it was asked for. */
  item?: ItemExplanation
  technologies?: Record<string, string[]>
  /** Milliseconds that each stage took, by its name. */
  timings: Record<string, number>
}

/** Way in which the page was fetched, or `skipped` if no metadata were requested. */
export type FetchMode = 'skipped' | `${'fetch' | 'prerender'}${'' | '-proxy'}`

/** Answer of the library, which the service serializes. */
export interface Result<Data = Record<string, Value>> {
  status: 'success'
  data: Data
  /** HTTP status of the target. Absent if nothing was fetched. */
  statusCode?: number
  redirects?: Redirect[]
  headers?: Record<string, string>
  warnings?: Warning[]
  explain?: Explanation
}

/** Origin of a value: metadata, visible content, or a guess. */
export type Trust = 'declared' | 'visible' | 'guessed'

/** Image, video or audio URL found in a page. */
export interface MediaCandidate extends Candidate {
  readonly trust: Trust
  /** Absolute `http(s)` URL. */
  url: string
  /** Width in pixels, if the page declares it. */
  width?: number
  height?: number
}
