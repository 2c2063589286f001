import type { FunctionRequest } from './caller-function.js'
import type { MetaField } from './fields.js'
import type { InsightsOptions } from './insights.js'
import type { Warning } from './result.js'
import type { Rules } from './rules.js'
import type { BrowserOptions, PdfOptions, ScreenshotOptions } from './visit.js'

/** One request, checked and with every default applied. */
export interface Query {
  readonly url: URL
  /** The fields wanted; empty when `meta=false`. */
  readonly meta: ReadonlySet<MetaField>
  readonly rules: Rules
  /** Probe media and drop what can't be reached. */
  readonly ping: boolean
  /** Exceptions to `ping`, by field or rule name. */
  readonly pingFields: ReadonlyMap<string, boolean>
  /** Add colors to media objects. */
  readonly palette: boolean
  /** Look for a playable video or audio file; the keys are answered only when asked for. */
  readonly video: boolean
  readonly audio: boolean
  /** oEmbed wanted, with options for its provider; `undefined` when not. */
  readonly iframe: ReadonlyMap<string, string> | undefined
  readonly explain: boolean
  /** Refuse an answer that is not the page. */
  readonly requireOk: boolean
  /** Dotted paths kept in `data`; empty keeps all. */
  readonly filter: readonly string[]
  /** Dotted path answered as the body itself. */
  readonly embed: string | undefined
  /** Headers for the target's origin, names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /**
   * The headers hold something that is one caller's own (`authorization`, `cookie`, whatever was
   * sent as private), or the address a user's name or password: the answer is neither kept nor
   * shared.
   */
  readonly personal: boolean
  /** Skip the cache and replace the copy. */
  readonly force: boolean
  /** The caller's own word in the cache key. */
  readonly cacheKey: string | undefined
  /** How long the answer may be kept, in milliseconds. */
  readonly ttl: number
  /** Age in milliseconds from which a copy is refreshed in the background; `undefined` for never. */
  readonly staleTtl: number | undefined
  /** Deadline of the whole request, in milliseconds. */
  readonly timeout: number
  /** Further tries against a failing target. */
  readonly retry: number
  /** Names in the request that mean nothing here. */
  readonly warnings: readonly Warning[]
  /** The caller's proxy, where the operator allows one. */
  readonly proxy: URL | undefined
  /** Where the HTML comes from: the browser, a plain fetch, or whichever it takes. */
  readonly prerender: 'auto' | boolean
  /** How the browser visits the page. */
  readonly browserOptions: BrowserOptions
  /** `undefined` when no image is asked for. */
  readonly screenshot: ScreenshotOptions | undefined
  /** `undefined` when it is not to be printed. */
  readonly pdf: PdfOptions | undefined
  /** Code of the caller to run, on the page where it names one. */
  readonly function: FunctionRequest | undefined
  /** `undefined` when none are asked for. */
  readonly insights: InsightsOptions | undefined
  /** Name that files are saved under, without its ending. */
  readonly filename: string | undefined
}
