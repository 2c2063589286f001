import type { Value } from './result.js'

export interface FunctionRequest {
  /** Source text, or `undefined` if the text is too large. */
  readonly source: string | undefined
  /** Size of the source text in bytes. For a text that is too large, this is the limit. */
  readonly size: number
  /** Parameters of the request that the service does not know. The function gets them. */
  readonly parameters: ReadonlyMap<string, string | boolean>
}

/** Outcome of a function. `value` is the result or error. */
export type FunctionOutcome = {
  isFulfilled: boolean
  value: Value
  profiling: FunctionProfile
  /** Arguments of each `console` call, by the method's name. */
  logging: { [method: string]: Value[] }
}

/** Milliseconds and bytes of memory that a function took. */
export type FunctionProfile = {
  phases: { install: number; build: number; spawn: number; run: number; total: number }
  cpu: number
  memory: { total: number; used: number; heap: number; external: number }
  /** Size of the source text in bytes. */
  size: number
}

/** Facts about the response that contained the main document. */
export type ResponseFacts = {
  status: number
  statusText: string
  url: string
  headers: { [name: string]: string }
}

/** Result of a call as JSON, `''` if there is none, and the page's URL after the call. */
export interface CallResult {
  readonly json: string
  readonly url: string
}

/** Access of a caller's function to a page. The arguments of its calls are checked. */
export interface PageAccess {
  readonly url: string
  readonly response: ResponseFacts | null
  readonly html: () => Promise<string>
  /** @param args JSON of the list of arguments */
  readonly call: (method: string, args: string) => Promise<CallResult>
}

/** Runs a caller's function on a page for at most `milliseconds`. */
export type RunOnPage = (page: PageAccess, milliseconds: number) => Promise<FunctionOutcome>

/** Names of the errors that come from the sandbox, not from the function's code. */
export type FunctionErrorName =
  | 'TimeoutError'
  | 'CpuTimeError'
  | 'MemoryError'
  | 'CodeSizeError'
  | 'ConcurrencyError'

export function createFailedOutcome(
  name: FunctionErrorName,
  message: string,
  profile: Partial<FunctionProfile> = {},
): FunctionOutcome {
  const profiling = { ...NO_PROFILE, ...profile }
  return { isFulfilled: false, value: { name, message }, profiling, logging: {} }
}

export const NO_PROFILE: FunctionProfile = {
  phases: { install: 0, build: 0, spawn: 0, run: 0, total: 0 },
  cpu: 0,
  memory: { total: 0, used: 0, heap: 0, external: 0 },
  size: 0,
}

const TRANSIENT_ERRORS = new Set<string>([
  'TimeoutError',
  'ConcurrencyError',
] satisfies FunctionErrorName[])

/** True if the function failed, but may succeed when run again. */
export function hasTransientError(outcome: Value | undefined): boolean {
  if (typeof outcome !== 'object' || outcome === null || !('isFulfilled' in outcome)) return false
  const { isFulfilled, value } = outcome
  if (isFulfilled !== false || typeof value !== 'object' || value === null) return false
  return 'name' in value && typeof value.name === 'string' && TRANSIENT_ERRORS.has(value.name)
}

/** True if the code mentions `page` or `response`, which need a browser. */
export function mentionsPage({ source = '' }: FunctionRequest): boolean {
  return /\b(?:page|response)\b/.test(source)
}

/** True if the code mentions `html`, the page's markup. */
export function mentionsHtml({ source = '' }: FunctionRequest): boolean {
  return /\bhtml\b/.test(source)
}

/** True if the function needs the page's HTML but no browser. */
export function needsOnlyHtml(request: FunctionRequest): boolean {
  return mentionsHtml(request) && !mentionsPage(request)
}
