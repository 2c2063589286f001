import { LinkglassError } from '../contracts/errors.js'
import type { MetaField } from '../contracts/fields.js'
import type { LighthouseOptions, LighthouseSettings } from '../contracts/insights.js'
import type { Query } from '../contracts/query.js'
import type { RulesInput } from '../contracts/rules.js'
import type { BrowserOptions, Margins, WaitUntil } from '../contracts/visit.js'
import type { QueryOptions } from './query-options.js'
import { readQuery } from './read-query.js'
import { shown } from './scalars.js'
import { withScheme } from './with-scheme.js'

/** Milliseconds, or text such as `90s`, `1h`, `1d`, `min`, `max`. */
export type DurationInput = number | (string & {})

/** The parameters as a JavaScript caller gives them; meaning and defaults are the service's. */
export interface QueryInput<Data extends RulesInput = RulesInput> {
  readonly meta?: boolean | { readonly [F in MetaField]?: boolean }
  /** Rules by name; `evaluate` may be a function, which is sent as its source text. */
  readonly data?: Data
  /** Dotted paths kept in `data`. */
  readonly filter?: string | readonly string[]
  readonly embed?: string
  readonly palette?: boolean
  readonly video?: boolean
  readonly audio?: boolean
  readonly iframe?: boolean | Readonly<Record<string, string | number | boolean>>
  readonly ping?: boolean | Readonly<Record<string, boolean>>
  readonly headers?: Readonly<Record<string, string>>
  readonly ttl?: DurationInput
  readonly staleTtl?: DurationInput | false
  readonly force?: boolean
  readonly cacheKey?: string
  readonly timeout?: DurationInput
  readonly retry?: number
  readonly explain?: boolean
  /** An answer that is not the page (a status from 400 on, a wall, a shell) is an error. */
  readonly requireOk?: boolean
  readonly proxy?: string
  readonly prerender?: boolean | 'auto'
  readonly screenshot?: boolean | ScreenshotInput
  readonly pdf?: boolean | PdfInput
  /** Runs in a sandbox, from its source text: it sees its argument and nothing else of the program. */
  readonly function?: string | ((input: never) => unknown)
  readonly device?: string
  readonly viewport?: {
    readonly width?: number
    readonly height?: number
    readonly deviceScaleFactor?: number
    readonly isMobile?: boolean
    readonly hasTouch?: boolean
    readonly isLandscape?: boolean
  }
  readonly colorScheme?: BrowserOptions['colorScheme']
  readonly mediaType?: 'screen' | 'print'
  readonly animations?: boolean
  readonly javascript?: boolean
  readonly adblock?: boolean
  readonly waitUntil?: WaitUntil | readonly WaitUntil[]
  readonly waitForSelector?: string
  readonly waitForTimeout?: DurationInput
  readonly click?: string | readonly string[]
  readonly scroll?: string | number
  readonly scripts?: string | readonly string[]
  readonly modules?: string | readonly string[]
  readonly styles?: string | readonly string[]
  readonly hide?: string | readonly string[]
  readonly remove?: string | readonly string[]
  readonly insights?: boolean | InsightsInput
  readonly filename?: string
}

/** What the image of a page shall be like. */
export interface ScreenshotInput {
  readonly type?: 'png' | 'jpeg' | 'webp'
  readonly quality?: number
  readonly fullPage?: boolean
  readonly element?: string
  readonly omitBackground?: boolean
  readonly overlay?: {
    readonly background?: string
    readonly browser?: 'light' | 'dark' | boolean
  }
  /** Theme for JSON and other text by name, or the address of one. */
  readonly codeScheme?: string | false
  readonly palette?: boolean
}

/** How a page shall be printed. Lengths have a unit (`px`, `in`, `cm`, `mm`); numbers are CSS pixels. */
export interface PdfInput {
  readonly format?: PdfFormat
  readonly width?: string | number
  readonly height?: string | number
  readonly landscape?: boolean
  readonly margin?: string | number | { readonly [Side in keyof Margins]?: string | number }
  readonly scale?: number
  /** As in `1-5, 8, 11-`. */
  readonly pageRanges?: string
  readonly printBackground?: boolean
}

type PdfFormat = 'Letter' | 'Legal' | 'Tabloid' | 'Ledger' | `A${0 | 1 | 2 | 3 | 4 | 5 | 6}`

/** What to find out about a page beside what it says; each is on unless `false`. */
export interface InsightsInput {
  readonly technologies?: boolean
  readonly lighthouse?: boolean | LighthouseInput
}

/** A report of Lighthouse: its form, a configuration that comes with it, and its own settings. */
export type LighthouseInput = LighthouseSettings & {
  readonly output?: LighthouseOptions['output']
  readonly preset?: LighthouseOptions['preset']
}

/** What can be called off. */
export interface Abortable {
  /** Ends the work when it aborts; its reason is thrown. */
  readonly signal?: AbortSignal | undefined
}

/** What to read from a page that the caller already holds. */
export type HtmlInput = Pick<
  QueryInput,
  'meta' | 'data' | 'filter' | 'embed' | 'timeout' | 'explain'
> & {
  /** The page's address: relative addresses in it are resolved against it. */
  readonly url: string | URL
  /** The `content-type` it came with; it may name the charset of bytes. */
  readonly contentType?: string
}

/** The same checks as on the wire, for a URL and an object of options. */
export function readInput(url: string | URL, input: QueryInput, options: QueryOptions): Query {
  const target = typeof url === 'string' ? withScheme(url) : url
  return readQuery([['url', target], ...Object.entries(givenOptions(input))], options)
}

/** Takes the signal from among the options, which are otherwise those of a query. */
export function withoutSignal<T extends Abortable>(
  input: T,
): { signal: AbortSignal | undefined; options: Partial<Omit<T, 'signal'>> } {
  const { signal, ...options } = givenOptions(input)
  if (signal !== undefined && !(signal instanceof AbortSignal)) {
    const message = `The option \`signal\` is ${shown(signal)}; give the \`signal\` of an AbortController.`
    throw new LinkglassError('EINVALQUERY', message)
  }
  signal?.throwIfAborted()
  return { signal, options }
}

/** Options that no compiler has checked: nothing counts as none, and what is not an object is refused. */
export function givenOptions<T extends object>(input: T): Partial<T> {
  const given: unknown = input ?? {}
  if (typeof given === 'object') return given as Partial<T>
  const message = `The options are ${shown(given)}; give an object, as in \`{ meta: false }\`.`
  throw new LinkglassError('EINVALQUERY', message)
}
