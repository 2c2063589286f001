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

/** API that understands the requests of another service, and replies in its format. */
export interface Door {
  /** Example command. `{origin}` and `{url}` are replaced, and `{json}` by the URL in JSON. */
  readonly example: string
  readonly routes: readonly DoorRoute[]
  readonly apiKeyParameters?: readonly string[]
  readonly toErrorReply: (failure: { error: LinkglassError; status: number }) => DoorReply
}

export type DoorRoute = PageRoute | WorkRoute

interface RouteFacts {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Path in Fastify's syntax: `/*` matches all paths below. */
  readonly path: string
  readonly fields: DoorFields
  /** True if requests are not counted. */
  readonly isFree?: boolean
}

/** Route that asks for one page. Its cached replies may depend only on the request and the page. */
export interface PageRoute extends RouteFacts {
  readonly kind: 'page'
  /** True if `toQuestion` may see the header of this name. */
  readonly isOptionHeader: (name: string) => boolean
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
  /** Maximum age of a cached answer in milliseconds. */
  readonly maxAge?: number | undefined
  /** True if the answer is for one caller and never cached. */
  readonly isPrivate?: boolean
}

export interface DoorCalls {
  readonly requestId: string
  readonly plan: { readonly limit: number; readonly remaining: number }
  readonly maxTargets: number
  /** Asks for a page. Each call counts as a request. */
  readonly ask: (parameters: RequestParameters, options?: AskOptions) => Promise<AskedPage>
  /** Loads URLs concurrently. Outcomes are in the order of the URLs. */
  readonly loadUrlsConcurrently: <T>(
    urls: readonly string[],
    load: (url: string) => Promise<T>,
  ) => Promise<readonly PromiseSettledResult<T>[]>
  readonly readFile: (file: Media) => Promise<Uint8Array>
  readonly base: string
  /** Calls for lists of pages. `undefined` if the workers share no cache. */
  readonly lists: PageListCalls | undefined
  /** Adds a field's name to the header `x-ignored`. */
  readonly ignore: (name: string) => void
}

interface PageListCalls {
  /** Loads pages in the background. Returns the list's id. */
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
  /** Default: `GET` for a route of kind `page`, `POST` for kind `work`. */
  readonly method?: RouteFacts['method']
  readonly fields: F
  /** Returns true if an ignored field is not listed in `x-ignored`. */
  readonly isSilent?: (name: string, value: unknown) => boolean
}

export function createPageRoute<F extends DoorFields>({
  isSilent,
  toQuestion,
  ...facts
}: RouteOptions<F> & {
  readonly isOptionHeader?: PageRoute['isOptionHeader']
  readonly toQuestion: (
    values: ValuesOfFields<F>,
    ...request: Parameters<PageRoute['toQuestion']>
  ) => PageQuestion | DoorReply
}): PageRoute {
  return {
    kind: 'page',
    method: 'GET',
    isOptionHeader: () => false,
    ...facts,
    toQuestion: (given, ignore) =>
      toQuestion(readRequestFields(facts.fields, given, ignore, isSilent), given, ignore),
  }
}

export function createDoorRoute<F extends DoorFields>({
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
