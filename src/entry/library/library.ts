import type { FunctionOutcome } from '../../contracts/caller-function.js'
import type { MetaField } from '../../contracts/fields.js'
import type { Item } from '../../contracts/item-types.js'
import type { Replayed } from '../../contracts/replayed.js'
import type { Embed, Insights, Media, Metadata, Result } from '../../contracts/result.js'
import type { DataOf, RulesInput } from '../../contracts/rules.js'
import type { Abortable, HtmlInput, QueryInput } from '../../params/index.js'
import { type Config, loadConfig, refuseForeignConfig } from '../../service/config/index.js'
import {
  createQueryOptions,
  type Engine,
  type Question,
  readPageQuestion,
  readUrlQuestion,
} from '../../service/engine/index.js'
import { type Article, type ArticleOptions, readArticle } from './article.js'

export type { FunctionOutcome } from '../../contracts/caller-function.js'
export { type ErrorCode, LinkglassError } from '../../contracts/errors.js'
export { META_FIELDS, type MetaField } from '../../contracts/fields.js'
export type { Item, ItemType } from '../../contracts/item-types.js'
export type {
  Candidate,
  CutPart,
  Embed,
  Explanation,
  FieldExplanation,
  Insights,
  ItemExplanation,
  MainExplanation,
  MatchedElements,
  Media,
  Metadata,
  Redirect,
  Result,
  RuleExplanation,
  Script,
  Technology,
  Value,
  Warning,
} from '../../contracts/result.js'
export type { DataOf, RuleInput, RulesInput, RuleType } from '../../contracts/rules.js'
export { type Config, loadConfig } from '../../service/config/index.js'
export type { Article, ArticleOptions } from './article.js'

export type LinkglassOptions = QueryInput & Abortable & Replayed

/** Options of `fromHtml`, which include the page's URL. */
export type HtmlOptions = HtmlInput & Abortable

type FieldsSet<Meta, Said> = { [F in keyof Meta]: Meta[F] extends Said ? F : never }[keyof Meta]

type WantedFields<Meta> = Meta extends false
  ? never
  : Meta extends object
    ? [FieldsSet<Meta, true>] extends [never]
      ? Exclude<MetaField, FieldsSet<Meta, false>>
      : FieldsSet<Meta, true> & MetaField
    : MetaField

type MetaOf<Options> = Options extends { readonly meta: infer Meta } ? Meta : true
type RulesOf<Options> = Options extends { readonly data: infer Data extends RulesInput }
  ? Data
  : Record<never, never>

interface OptionalFields {
  item: Item | null
  video: Media | null
  audio: Media | null
  iframe: Embed | null
  /** Image file as a `data:` URL. */
  screenshot: Media
  pdf: Media
  /** WARC file of all responses that the answer was made from, as a `data:` URL. */
  capture: Media
  function: FunctionOutcome
  insights: Insights
}

type OptionalFieldsOf<Options> = {
  [F in keyof OptionalFields & keyof Options]: Options[F] extends false | undefined ? never : F
}[keyof OptionalFields & keyof Options]

/** Type of `data` for the given options. */
export type DataFor<Options> = Flat<
  Pick<Metadata, Exclude<WantedFields<MetaOf<Options>>, keyof RulesOf<Options>>> &
    Pick<OptionalFields, Exclude<OptionalFieldsOf<Options>, keyof RulesOf<Options>>> &
    DataOf<RulesOf<Options>>
>

type Flat<T> = { [Name in keyof T]: T[Name] }

export interface Linkglass {
  /** Returns the metadata of the page or file at a URL. Throws `LinkglassError`. */
  (url: string | URL): Promise<Result<Metadata>>
  <const Options extends LinkglassOptions>(
    url: string | URL,
    options: Options,
  ): Promise<Result<DataFor<Options>>>
  /** Reads the given HTML without using the network. Media have only `url` and `type`. */
  fromHtml<const Options extends HtmlOptions>(
    html: string | Uint8Array,
    options: Options,
  ): Promise<Result<DataFor<Options>>>
  /** Reads a page's main text, title, author and date. */
  read(url: string | URL, options?: ArticleOptions): Promise<Article>
  /** Ends threads and connections. A process may exit without calling it. */
  close(): Promise<void>
}

/** Creates an instance with given settings: `createLinkglass(loadConfig({ LINKGLASS_TIMEOUT: '5s' }))`. */
export function createLinkglass(config: Config = loadConfig()): Linkglass {
  refuseForeignConfig(config, 'createLinkglass')
  const options = createQueryOptions(config)
  let engine: Promise<Engine> | undefined
  const answer = async (question: Question) => {
    // The engine is most of the package, so it is loaded only when first needed.
    engine ??= import('../../service/engine/index.js')
      .then(({ createEngine }) => createEngine(config))
      .catch((error) => {
        engine = undefined
        throw error
      })
    return (await engine).answer(question)
  }
  const ask = async (url: string | URL, input: LinkglassOptions = {}) =>
    answer(readUrlQuestion(url, input, options))
  return Object.assign(ask, {
    fromHtml: async (html: string | Uint8Array, input: HtmlOptions) =>
      answer(readPageQuestion(html, input, options)),
    read: (url: string | URL, input?: ArticleOptions) => readArticle(ask, url, input),
    close: async () => (await engine)?.close(),
  }) as Linkglass
}

let shared: Linkglass | undefined

/** Returns the metadata of a URL. Its settings come from environment variables. */
export const linkglass: Linkglass = Object.assign(
  ((...asked: Parameters<Linkglass>) => openSharedInstance()(...asked)) as Linkglass,
  {
    fromHtml: ((...asked) => openSharedInstance().fromHtml(...asked)) as Linkglass['fromHtml'],
    read: ((...asked) => openSharedInstance().read(...asked)) as Linkglass['read'],
    close: async () => {
      await shared?.close()
      shared = undefined
    },
  },
)

export const fromHtml: Linkglass['fromHtml'] = linkglass.fromHtml

export const read: Linkglass['read'] = linkglass.read

function openSharedInstance(): Linkglass {
  shared ??= createLinkglass(loadConfig(process.env))
  return shared
}
