import type { LinkglassError } from '../../contracts/errors.js'
import type { Media, Result } from '../../contracts/result.js'
import type { RequestParameters } from '../../params/index.js'
import type { PageListState } from '../../service/answers/index.js'
import {
  type DoorFields,
  type GivenFields,
  readRequestFields,
  type ValuesOfFields,
} from './door-fields.js'

/** A door (compatible API), whose routes accept requests for another service and answer in the same format. */
export interface Door {
  /** Example command. `{origin}` stands for the service, `{url}` for a page's URL, `{json}` for the URL in JSON. */
  readonly example: string
  readonly routes: readonly DoorRoute[]
  readonly apiKeyParameters?: readonly string[]
  readonly toErrorReply: (failure: { error: LinkglassError; status: number }) => DoorReply
}

export type DoorRoute = PageRoute | WorkRoute

interface RouteFacts {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Path in the framework's syntax: `/*` at its end stands for all paths below. */
  readonly path: string
  readonly fields: DoorFields
  /** True if requests do not count against the caller's plan. */
  readonly isFree?: boolean
}

/** A route that asks for one page. The same request and page always give the same reply. */
export interface PageRoute extends RouteFacts {
  readonly kind: 'page'
  /** True if `toQuestion` reads the request header of this name. Other headers are not passed to `toQuestion`. */
  readonly readsHeader: (name: string) => boolean
  readonly toQuestion: (given: GivenFields, ignore: DoorCalls['ignore']) => PageQuestion | DoorReply
}

export interface WorkRoute extends RouteFacts {
  readonly kind: 'work'
  readonly answer: (given: GivenFields, calls: DoorCalls) => Promise<DoorReply>
}

export interface PageQuestion {
  readonly parameters: RequestParameters
  readonly options?: AskOptions
  readonly toReply: (page: PageAnswer) => DoorReply | Promise<DoorReply>
}

export interface PageAnswer {
  readonly result: Result
  readonly url: URL
}

export interface AskedPage extends PageAnswer {
  readonly isHit: boolean
  readonly madeAt: Date
}

export interface AskOptions {
  /** Maximum age of a cached answer, in milliseconds. For an older answer, the page is fetched again. */
  readonly maxAge?: number | undefined
  /** True if the answer must not be cached, nor shared with other callers. */
  readonly isPrivate?: boolean
}

export interface DoorCalls {
  readonly requestId: string
  /** Requests that the caller's plan allows (`limit`), and requests that are left (`remaining`). */
  readonly plan: { readonly limit: number; readonly remaining: number }
  readonly maxTargets: number
  /** Asks for a page like `GET /?…` with these parameters. Each call counts as a request. */
  readonly ask: (parameters: RequestParameters, options?: AskOptions) => Promise<AskedPage>
  /** Loads several URLs concurrently, within the limits of a batch. Outcomes have the order of the URLs. */
  readonly loadAllSettled: <T>(
    urls: readonly string[],
    load: (url: string) => Promise<T>,
  ) => Promise<readonly PromiseSettledResult<T>[]>
  readonly readFile: (file: Media) => Promise<Uint8Array>
  readonly base: string
  /** Lists of pages that load in the background. `undefined` if the workers share no cache. */
  readonly lists: PageListCalls | undefined
  /** Adds the name of a field to the header `x-ignored`, which lists the fields without effect. */
  readonly ignore: (name: string) => void
}

interface PageListCalls {
  /** Starts loading a list of pages, and returns the list's id. Each page counts as a request. */
  readonly start: (
    urls: readonly string[],
    load: (url: string, ask: DoorCalls['ask']) => Promise<unknown>,
  ) => Promise<string>
  readonly find: (id: string) => Promise<PageListState>
  readonly cancel: (id: string) => Promise<void>
}

export interface DoorReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
}

interface RouteOptions<F extends DoorFields> extends Omit<RouteFacts, 'method'> {
  /** By default, `GET` for a page route and `POST` for others. */
  readonly method?: RouteFacts['method']
  readonly fields: F
  /** True if the header `x-ignored` should leave this ignored field out. */
  readonly isSilent?: (name: string, value: unknown) => boolean
}

export function createPageRoute<F extends DoorFields>({
  isSilent,
  toQuestion,
  ...facts
}: RouteOptions<F> & {
  readonly readsHeader?: PageRoute['readsHeader']
  readonly toQuestion: (
    values: ValuesOfFields<F>,
    ...request: Parameters<PageRoute['toQuestion']>
  ) => PageQuestion | DoorReply
}): PageRoute {
  return {
    kind: 'page',
    method: 'GET',
    readsHeader: () => false,
    ...facts,
    toQuestion: (given, ignore) =>
      toQuestion(readRequestFields(facts.fields, given, ignore, isSilent), given, ignore),
  }
}

export function createRoute<F extends DoorFields>({
  isSilent,
  answer,
  ...facts
}: RouteOptions<F> & {
  readonly answer: (
    values: ValuesOfFields<F>,
    calls: DoorCalls,
    given: GivenFields,
  ) => Promise<DoorReply>
}): WorkRoute {
  return {
    kind: 'work',
    method: 'POST',
    ...facts,
    answer: (given, calls) =>
      answer(readRequestFields(facts.fields, given, calls.ignore, isSilent), calls, given),
  }
}

export function createJsonReply(value: unknown, status = 200): DoorReply {
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  return { status, headers, body: JSON.stringify(value) }
}

export function createTextReply(body: string, status = 200): DoorReply {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body }
}
