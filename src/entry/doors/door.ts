import type { LinkglassError } from '../../contracts/errors.js'
import type { Media, Result } from '../../contracts/result.js'
import type { RequestParameters } from '../../params/index.js'
import {
  type DoorFields,
  type GivenFields,
  readFields,
  type ValuesOfFields,
} from './door-fields.js'

/** Routes in another system's shape. */
export interface Door {
  /**
   * A request by `curl`, for people who look how it is asked: `{origin}` is the service, `{url}` a page's
   * address, `{json}` the same in a string of JSON.
   */
  readonly example: string
  readonly routes: readonly DoorRoute[]
  /** Names of the query under which clients send the key of a plan. */
  readonly keyNames?: readonly string[]
  /** Gives an error the system's shape. */
  readonly toError: (failure: DoorFailure) => DoorReply
}

export interface DoorFailure {
  readonly error: LinkglassError
  /** Status that doors answer the error's code with. */
  readonly status: number
  readonly requestId: string
}

export interface DoorRoute {
  readonly method: 'GET' | 'POST'
  /** Path as the framework takes it: `/*` at its end stands for all below. */
  readonly path: string
  readonly fields: DoorFields
  /** True for what counts against no plan. */
  readonly isFree: boolean
  readonly answer: (given: GivenFields, calls: DoorCalls) => Promise<DoorReply>
}

/** The answer to one target that a door asked for. */
export interface AskedPage {
  readonly result: Result
  /** The target as it was read. */
  readonly url: URL
  readonly isHit: boolean
  readonly madeAt: Date
}

export interface AskOptions {
  /** Milliseconds: a copy that is older is made again. */
  readonly maxAge?: number | undefined
  /** True for an answer that is neither kept nor shared. */
  readonly isPrivate?: boolean
}

/** All that a door may do: its requests go the usual way. */
export interface DoorCalls {
  readonly requestId: string
  /** The caller's plan, as far as it is used up. */
  readonly plan: { readonly limit: number; readonly remaining: number }
  readonly maxTargets: number
  /** Path and query as they were sent, without the slash at the beginning being lost. */
  readonly target: string
  /** Answers `GET /?…` with these parameters; each call counts as a request. */
  readonly ask: (parameters: RequestParameters, options?: AskOptions) => Promise<AskedPage>
  /** Loads several addresses at once, as many as a batch does; the outcomes are in their order. */
  readonly settleAll: <T>(
    urls: readonly string[],
    load: (url: string) => Promise<T>,
  ) => Promise<readonly PromiseSettledResult<T>[]>
  /** Reads a file of an answer, as a screenshot or a PDF. */
  readonly readFile: (file: Media) => Promise<Uint8Array>
  /** Names a field in `x-ignored`. */
  readonly ignore: (name: string) => void
}

export interface DoorReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
}

interface RouteOptions<F extends DoorFields> extends Pick<DoorRoute, 'method' | 'path'> {
  readonly fields: F
  readonly isFree?: boolean
  /** True for unknown names that are not told in `x-ignored`. */
  readonly isSilent?: (name: string, value: unknown) => boolean
  readonly answer: (
    values: ValuesOfFields<F>,
    calls: DoorCalls,
    given: GivenFields,
  ) => Promise<DoorReply>
}

/** Creates a route whose fields are read before it is answered. */
export function createRoute<F extends DoorFields>(options: RouteOptions<F>): DoorRoute {
  const { method, path, fields, isFree = false, isSilent = () => false, answer } = options
  return {
    method,
    path,
    fields,
    isFree,
    answer: (given, calls) => {
      const ignore = (name: string, value: unknown) => {
        if (!isSilent(name, value)) calls.ignore(name)
      }
      return answer(readFields(fields, given, ignore), calls, given)
    },
  }
}

export function createJsonReply(value: unknown, status = 200): DoorReply {
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  return { status, headers, body: JSON.stringify(value) }
}

export function createTextReply(body: string, status = 200): DoorReply {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body }
}
