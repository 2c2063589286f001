import type { Value } from './result.js'

/** A caller's function and its input beside the page. */
export interface FunctionRequest {
  /** `undefined` if it is too large. */
  readonly source: string | undefined
  /** Bytes of the source, counted up to the limit. */
  readonly size: number
  /** Parameters of the request that the service does not know. */
  readonly parameters: ReadonlyMap<string, string | boolean>
}

/** Outcome of a function; an error inside it is its `value`. */
export type FunctionOutcome = {
  isFulfilled: boolean
  value: Value
  profiling: FunctionProfile
  /** Arguments of each call of `console`, by method. */
  logging: { [method: string]: Value[] }
}

/** Milliseconds and bytes that a function took. */
export type FunctionProfile = {
  phases: { install: number; build: number; spawn: number; run: number; total: number }
  cpu: number
  memory: { total: number; used: number; heap: number; external: number }
  /** Bytes of the source. */
  size: number
}

/** Facts of the response that brought a document. */
export type ResponseFacts = {
  status: number
  statusText: string
  url: string
  headers: { [name: string]: string }
}

/** Result of a call as JSON (empty for nothing), and the page's address after it. */
export interface CallResult {
  readonly json: string
  readonly url: string
}

/** Access of a caller's function to an opened page; each call is checked. */
export interface PageAccess {
  readonly url: string
  readonly response: ResponseFacts | null
  readonly html: () => Promise<string>
  /** @param args a list, as JSON */
  readonly call: (method: string, args: string) => Promise<CallResult>
}

/** Runs a caller's function on a page, for so many milliseconds at most. */
export type RunOnPage = (page: PageAccess, milliseconds: number) => Promise<FunctionOutcome>

/** Errors that a function did not cause itself. */
export type FunctionErrorName =
  | 'TimeoutError'
  | 'CpuTimeError'
  | 'MemoryError'
  | 'CodeSizeError'
  | 'ConcurrencyError'

/** Creates the outcome of a function that did not run to its end. */
export function createFailedOutcome(
  name: FunctionErrorName,
  message: string,
  profile: Partial<FunctionProfile> = {},
): FunctionOutcome {
  const profiling = { ...NO_PROFILE, ...profile }
  return { isFulfilled: false, value: { name, message }, profiling, logging: {} }
}

/** Profile of a function that did not run. */
export const NO_PROFILE: FunctionProfile = {
  phases: { install: 0, build: 0, spawn: 0, run: 0, total: 0 },
  cpu: 0,
  memory: { total: 0, used: 0, heap: 0, external: 0 },
  size: 0,
}

/** Errors that a retry may avoid. */
const PASSING = new Set<string>(['TimeoutError', 'ConcurrencyError'] satisfies FunctionErrorName[])

/** True if a function failed by an error that a retry may avoid. */
export function hasFailedForNow(outcome: Value | undefined): boolean {
  if (typeof outcome !== 'object' || outcome === null || !('isFulfilled' in outcome)) return false
  const { isFulfilled, value } = outcome
  if (isFulfilled !== false || typeof value !== 'object' || value === null) return false
  return 'name' in value && typeof value.name === 'string' && PASSING.has(value.name)
}

/** True if the code names `page` or `response`, so that a page is opened for it. */
export function namesPage({ source = '' }: FunctionRequest): boolean {
  return /\b(?:page|response)\b/.test(source)
}

/** True if the code names the page's markup. */
export function namesHtml({ source = '' }: FunctionRequest): boolean {
  return /\bhtml\b/.test(source)
}

/** True if the function needs only markup, so that no page is opened. */
export function readsHtml(request: FunctionRequest): boolean {
  return namesHtml(request) && !namesPage(request)
}
