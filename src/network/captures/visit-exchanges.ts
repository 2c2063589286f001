import type { IncomingHttpHeaders } from 'node:http'
import type { LinkglassError } from '../../contracts/errors.js'
import type { PageExchange, PageResponse } from '../../contracts/visit-ways.js'
import { HOP_BY_HOP } from '../../lib/net/http-head.js'
import { type CapturedExchange, createSentForm, toCaptureKey } from './captured.js'
import { redactRequestHeaders, redactResponseHeaders } from './redact.js'

/** Headers that are wrong for a decoded body. */
const WIRE_HEADERS = ['content-encoding', 'transfer-encoding', 'content-length']

/** Prefix that `WIRE_HEADERS` get in a capture. Other recorders write the same one. */
const ORIGINAL = 'x-orig-'

export interface VisitSecrets {
  /** Values of headers that the caller gave. */
  readonly given: ReadonlySet<string>
  /** The operator's keys, which may be values in URLs. */
  readonly secrets: ReadonlySet<string>
}

export function toCapturedExchange(
  { request, response, failure }: PageExchange,
  { given, secrets }: VisitSecrets,
  findFailure: (url: URL) => LinkglassError | undefined,
): CapturedExchange {
  const { method, body, at, resourceType } = request
  const asked = new URL(request.url)
  const entry = {
    url: toCaptureKey(asked, secrets),
    at,
    headers: redactRequestHeaders(request.headers, given),
    resourceType,
    ...createSentForm(method, body),
    ...(method !== 'GET' && { form: body }),
  }
  if (response) return { ...entry, response: toCapturedResponse(response) }
  if (failure === undefined) return { ...entry, failure: UNANSWERED }
  const { code = 'EFATAL', message = failure } = findFailure(asked) ?? {}
  return { ...entry, failure: { code, message } }
}

const UNANSWERED = {
  code: 'ETIMEOUT',
  message: 'The visit ended before an answer came.',
} as const

function toCapturedResponse({ statusCode, headers, body, isCut }: PageResponse) {
  const named = Object.entries(redactResponseHeaders(headers)).map(([name, value]) => [
    WIRE_HEADERS.includes(name) ? `${ORIGINAL}${name}` : name,
    value,
  ])
  const head: IncomingHttpHeaders = Object.fromEntries(named)
  return {
    statusCode,
    headers: { ...head, 'content-length': String(body.length) },
    body: [body],
    ...(isCut && { truncated: 'length' as const }),
  }
}

/** Restores headers that `toCapturedResponse` has changed. */
export function restoreHeaders(headers: Readonly<IncomingHttpHeaders>): IncomingHttpHeaders {
  const isChanged = Object.keys(headers).some((name) => name.startsWith(ORIGINAL))
  if (!isChanged) return headers
  const named = Object.entries(headers)
    .filter(([name]) => name !== 'content-length')
    .map(([name, value]) => [name.startsWith(ORIGINAL) ? name.slice(ORIGINAL.length) : name, value])
  return Object.fromEntries(named)
}

export function toRawHeaders(headers: Readonly<IncomingHttpHeaders>, bodySize: number): string[] {
  const kept = Object.entries(headers).filter(
    ([name]) => !(HOP_BY_HOP.has(name) || name === 'content-length' || name.startsWith(ORIGINAL)),
  )
  const lines = kept.flatMap(([name, value = []]) => [value].flat().flatMap((one) => [name, one]))
  return [...lines, 'content-length', String(bodySize)]
}
