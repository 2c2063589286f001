import { hash } from 'node:crypto'
import type { ResponseHead } from '../../contracts/send-get.js'
import { type CapturedFailure, REDACTED } from './redact.js'

/** Reason for an incomplete body (`WARC-Truncated` in WARC 1.1). */
export type Truncation = 'length' | 'time' | 'disconnect'

export interface CapturedResponse extends ResponseHead {
  /** Received body, without chunked framing. */
  body: readonly Uint8Array[]
  truncated?: Truncation | undefined
}

/** Method of a request and digest of its body. Both are absent for GET. */
export interface SentForm {
  readonly method?: string | undefined
  readonly formDigest?: string | undefined
}

export interface CapturedExchange extends SentForm {
  readonly form?: Uint8Array | undefined
  /** Resource type, such as `image`. Absent if no browser sent the request. */
  readonly resourceType?: string | undefined
  /** Requested URL, without credentials and fragment. */
  readonly url: string
  readonly at: Date
  /** Headers of the request, in which secrets are redacted. */
  readonly headers: Readonly<Record<string, string>>
  response?: CapturedResponse
  failure?: CapturedFailure
}

/** Removes the fragment, and redacts query parameters with secret values. */
export function toCaptureKey(url: URL, secrets: ReadonlySet<string>): string {
  const names = secrets.size === 0 ? [] : [...url.searchParams]
  const hidden = names.filter(([, value]) => secrets.has(value))
  const spelled = hidden.length === 0 ? url : new URL(url)
  for (const [name] of hidden) spelled.searchParams.set(name, REDACTED)
  return removeFragment(spelled.href)
}

export function removeFragment(url: string): string {
  return url.replace(/#.*$/s, '')
}

export function listRequestKeys(
  url: string,
  { method = 'GET', formDigest = '' }: SentForm,
): string[] {
  return method === 'GET' ? [url] : [`${method} ${url} ${formDigest}`, `${method} ${url}`]
}

/** Computes a seed that is the same for all visits of a page. */
export function computeRandomSeed(page: string): number {
  return hash('sha256', page, 'buffer').readInt32LE(0)
}

export function createSentForm(method: string, body: Uint8Array): SentForm {
  if (method === 'GET') return {}
  return { method, formDigest: hash('sha256', body, 'base64url') }
}
