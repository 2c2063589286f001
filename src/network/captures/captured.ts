import { createHash } from 'node:crypto'
import type { ResponseHead } from '../../contracts/send-get.js'
import { type CapturedFailure, REDACTED } from './redact.js'

/**
 * Reasons why a body is not whole, in the words of WARC: no more was wanted (`length`), it took too long, or
 * the connection broke.
 */
export type Truncation = 'length' | 'time' | 'disconnect'

export interface CapturedResponse extends ResponseHead {
  /** The body as it came over the wire, without the frames of chunks. */
  body: readonly Uint8Array[]
  truncated?: Truncation | undefined
}

/** Method and body of a request, as far as it is not a plain GET. */
export interface SentForm {
  readonly method?: string | undefined
  readonly formDigest?: string | undefined
}

/** A request that was made for an answer, and its response or failure. */
export interface CapturedExchange extends SentForm {
  /** Body of a request that is no GET. */
  readonly form?: Uint8Array | undefined
  /** Kind of a browser's request; `undefined` for all other requests. */
  readonly resourceType?: string | undefined
  /** Without credentials and fragment. */
  readonly url: string
  readonly at: Date
  /** Secrets are redacted. */
  readonly headers: Readonly<Record<string, string>>
  response?: CapturedResponse
  failure?: CapturedFailure
}

/**
 * Creates the key of an address in captures: without its fragment and the operator's keys.
 * @param secrets values in a query that are redacted
 */
export function toCaptureKey(url: URL, secrets: ReadonlySet<string>): string {
  const hidden = [...url.searchParams].filter(([, value]) => secrets.has(value))
  const spelled = new URL(url)
  for (const [name] of hidden) spelled.searchParams.set(name, REDACTED)
  return spelled.href.replace(/#.*$/s, '')
}

/** Creates the keys of a request: for GET its address, else method and address with and without its body. */
export function toRequestKeys(
  url: string,
  { method = 'GET', formDigest = '' }: SentForm,
): string[] {
  return method === 'GET' ? [url] : [`${method} ${url} ${formDigest}`, `${method} ${url}`]
}

/** Creates the seed of random numbers, which is the same for each visit of a page. */
export function toSeed(page: string): number {
  return createHash('sha256').update(page).digest().readInt32LE(0)
}

/** Creates the form of a request: its method and body. */
export function toSentForm(method: string, body: Uint8Array): SentForm {
  if (method === 'GET') return {}
  return { method, formDigest: createHash('sha256').update(body).digest('base64url') }
}
