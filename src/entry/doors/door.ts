import type { LinkglassError } from '../../contracts/errors.js'
import type { Media, Result } from '../../contracts/result.js'
import type { RequestParameters } from '../../params/index.js'
import type { PageListState } from '../../service/answers/index.js'
import {
  type DoorFields,
  type GivenFields,
  readFields,
  type ValuesOfFields,
} from './door-fields.js'

/** Routes in another system's shape. */
export interface Door {
  /** Arguments of `curl`: `{origin}` is the service, `{url}` a page, `{json}` its address in JSON. */
  readonly example: string
  readonly routes: readonly DoorRoute[]
  /** Names of the query under which clients send the key of a plan. */
  readonly keyNames?: readonly string[]
  /** Gives an error the system's shape. */
  readonly toError: (failure: DoorFailure) => DoorReply
}

export interface DoorFailure {
  readonly error: LinkglassError
  /** Status to answer with. */
  readonly status: number
  readonly requestId: string
}

export type DoorRoute = PageRoute | WorkRoute

interface RouteFacts {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Path as the framework takes it: `/*` at its end stands for all below. */
  readonly path: string
  readonly fields: DoorFields
  /** True if requests count against no plan. */
  readonly isFree?: boolean
}

/** A route that asks for one page; its answer depends on the page and the request alone. */
export interface PageRoute extends RouteFacts {
  readonly kind: 'page'
  /** True for headers that the question depends on; it sees no others. */
  readonly readsHeader: (name: string) => boolean
  readonly toQuestion: (given: GivenFields, ignore: IgnoreName) => PageQuestion | DoorReply
}

/** A route that asks for several pages, or for other things. */
export interface WorkRoute extends RouteFacts {
  readonly kind: 'work'
  readonly answer: (given: GivenFields, calls: DoorCalls) => Promise<DoorReply>
}

/** A question about one page, and how its answer is formed. */
export interface PageQuestion {
  readonly parameters: RequestParameters
  readonly options?: AskOptions
  readonly toReply: (page: PageAnswer) => DoorReply | Promise<DoorReply>
}

type IgnoreName = DoorCalls['ignore']

export interface PageAnswer {
  readonly result: Result
  readonly url: URL
}

/** The answer to one target that a door asked for. */
export interface AskedPage extends PageAnswer {
  readonly isHit: boolean
  readonly madeAt: Date
}

export interface AskOptions {
  /** Milliseconds after which a copy is made again. */
  readonly maxAge?: number | undefined
  /** True for an answer that is neither kept nor shared. */
  readonly isPrivate?: boolean
}

/** Calls that a door may make, each treated like any other request. */
export interface DoorCalls {
  readonly requestId: string
  /** Limit of the caller's plan, and the requests that remain. */
  readonly plan: { readonly limit: number; readonly remaining: number }
  readonly maxTargets: number
  /** Answers `GET /?…` with these parameters; each call counts as a request. */
  readonly ask: (parameters: RequestParameters, options?: AskOptions) => Promise<AskedPage>
  /** Loads several addresses at once, within the limits of a batch; outcomes are in their order. */
  readonly settleAll: <T>(
    urls: readonly string[],
    load: (url: string) => Promise<T>,
  ) => Promise<readonly PromiseSettledResult<T>[]>
  /** Reads a file of an answer, as a screenshot or a PDF. */
  readonly readFile: (file: Media) => Promise<Uint8Array>
  /** Address of the service as the caller sees it. */
  readonly base: string
  /** The caller's lists of pages, which are worked on after the answer; `undefined` without a cache. */
  readonly lists: PageListCalls | undefined
  /** Names a field in `x-ignored`. */
  readonly ignore: (name: string) => void
}

export interface PageListCalls {
  /** Starts a list, and returns its id; each page counts as a request. */
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

interface RouteOptions<F extends DoorFields> extends RouteFacts {
  readonly fields: F
  /** True for unknown fields that `x-ignored` does not name. */
  readonly isSilent?: (name: string, value: unknown) => boolean
}

interface PageRouteOptions<F extends DoorFields>
  extends RouteOptions<F>,
    Partial<Pick<PageRoute, 'readsHeader'>> {
  readonly toQuestion: (
    values: ValuesOfFields<F>,
    ...request: Parameters<PageRoute['toQuestion']>
  ) => PageQuestion | DoorReply
}

/** Creates a route that asks for one page, from a function of its parsed fields. */
export function createPageRoute<F extends DoorFields>({
  isSilent,
  toQuestion,
  ...facts
}: PageRouteOptions<F>): PageRoute {
  return {
    kind: 'page',
    readsHeader: () => false,
    ...facts,
    toQuestion: (given, ignore) =>
      toQuestion(readFields(facts.fields, given, ignoreUnless(isSilent, ignore)), given, ignore),
  }
}

interface WorkRouteOptions<F extends DoorFields> extends RouteOptions<F> {
  readonly answer: (
    values: ValuesOfFields<F>,
    calls: DoorCalls,
    given: GivenFields,
  ) => Promise<DoorReply>
}

/** Creates a route from a function of its parsed fields. */
export function createRoute<F extends DoorFields>({
  isSilent,
  answer,
  ...facts
}: WorkRouteOptions<F>): WorkRoute {
  return {
    kind: 'work',
    ...facts,
    answer: (given, calls) =>
      answer(readFields(facts.fields, given, ignoreUnless(isSilent, calls.ignore)), calls, given),
  }
}

function ignoreUnless(isSilent: RouteOptions<DoorFields>['isSilent'], ignore: IgnoreName) {
  return (name: string, value: unknown) => {
    if (!isSilent?.(name, value)) ignore(name)
  }
}

export function createJsonReply(value: unknown, status = 200): DoorReply {
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  return { status, headers, body: JSON.stringify(value) }
}

export function createTextReply(body: string, status = 200): DoorReply {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body }
}
