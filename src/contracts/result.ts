import type { ImageField, MetaField, TextField } from './fields.js'

/** An image, video or audio file. Properties that could not be measured are absent. */
export interface Media {
  /** Absolute URL. */
  url: string
  /** File type by content, not by name: `jpg`, `png`, `svg`, `mp4`, … */
  type?: string
  /** Size in bytes. */
  size?: number
  /** Height in pixels. */
  height?: number
  /** Width in pixels. */
  width?: number
  /** `size` with three significant digits and a decimal unit: `53.3 kB`. */
  size_pretty?: string
  /** Duration in seconds. */
  duration?: number
  duration_pretty?: string
  /** Reserved for recordings of the page, which the service does not make yet. */
  animated?: null
  /** Hex colors, the most frequent first. */
  palette?: string[]
  background_color?: string
  color?: string
  alternative_color?: string
}

export type Money = {
  amount: number
  /** Currency code (ISO 4217), or `null` if the text does not name the currency. */
  currency: string | null
}

/** Attributes of a script element by name. An inline script's code is its `text`. */
export type Script = { [attribute: string]: string | true }

/** Markup to insert into a page, and scripts to add as elements. Scripts in inserted markup do not run. */
export type Embed = { html: string; scripts: Script[] }

/** A technology that a page is made with, such as a framework. */
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
  /** The Lighthouse report: an object, or text if HTML or CSV was asked for. */
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

/** A place in the page from which a value was taken, or could have been taken. */
export interface Candidate {
  /** The source's name, as in `docs/metadata.md`: `meta og:title`, `json-ld headline`, … */
  source: string
  /** The value as the page contains it, before cleaning. */
  raw: string
  /** Offset of the value in the page's decoded text, in characters. */
  at?: number
  /** Reason why the value was not taken. Absent for the value that was taken. */
  reason?: string
}

export interface FieldExplanation {
  winner: Candidate | null
  rejected: Candidate[]
}

/** Explanation why an item is the subject of the page, and where its values were found. */
export interface ItemExplanation {
  why: string | null
  at: number | null
  fields: Record<string, FieldExplanation>
  rejected: { type: string; name: string | null; source: string; reason: string }[]
}

export interface RuleExplanation {
  /** Number of elements matched by the alternative at `fallback`, or by the last one if none gave a value. */
  matches: number
  /** Index of the alternative rule that gave the value, or `null`. */
  fallback: number | null
}

/** A part of the page that is not in its main content (`:main`). */
export interface CutPart {
  /** Selector of the element, made of its tag, id and class names. */
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
  /** Kind of the page, or `null` if the main content was not found in its markup. */
  kind: MainKind | null
  /** Selector of the element that contains the main content, or `null`. */
  selector: string | null
  /** Evidence by which the main content was found. */
  reason: string
  /** Number of words in the main content. `of` is the number in the whole page. */
  words: number
  of: number
  /** The largest parts that were left out, in document order. */
  cut: CutPart[]
}

/** Elements that the rules matched, as their indexes in document order: `html` is 0. */
export interface MatchedElements {
  /** Number of all elements outside `template`. In a page with more or fewer, indexes differ. */
  of: number
  /** Element indexes by rule, then by alternative: `{ 'data.a': [[], [7]] }`. */
  rules: Record<string, number[][]>
}

export interface Explanation {
  fields: { [F in MetaField | 'video' | 'audio']?: FieldExplanation }
  rules: Record<string, RuleExplanation>
  /** Present when a rule has a selector. */
  matched?: MatchedElements
  /** Present when a rule asked for `:main`. */
  main?: MainExplanation
  /** Reason why the page was opened in a browser after it had been fetched. */
  opened?: string
  /** Explanation of the item, if it was asked for. */
  item?: ItemExplanation
  technologies?: Record<string, string[]>
  /** Milliseconds that each stage took, by its name. */
  timings: Record<string, number>
}

/** Way in which the page was fetched, or `skipped` if no metadata was asked for. */
export type FetchMode = 'skipped' | `${'fetch' | 'prerender'}${'' | '-proxy'}`

/** The answer to one request, as the library gives it and the service serializes it. */
export interface Result<Data = Record<string, Value>> {
  status: 'success'
  data: Data
  /** HTTP status of the target. Absent, like `redirects` and `headers`, if nothing was fetched. */
  statusCode?: number
  redirects?: Redirect[]
  headers?: Record<string, string>
  warnings?: Warning[]
  explain?: Explanation
}

/** Origin of a value: declared in the page's metadata, read from its visible content, or guessed. */
export type Trust = 'declared' | 'visible' | 'guessed'

/** An image, video or audio URL in a page. If there are several, probing their files decides which is taken. */
export interface MediaCandidate extends Candidate {
  readonly trust: Trust
  /** Absolute `http(s)` URL. */
  url: string
  /** Width in pixels, if the page declares it. */
  width?: number
  height?: number
}
