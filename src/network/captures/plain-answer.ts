import type { Failure } from '../../contracts/errors.js'
import type { Result } from '../../contracts/result.js'
import type { Query } from '../../params/index.js'
import { REDACTED, redactJoinedCookies } from './redact.js'
import type { CapturedAnswer } from './write-capture.js'

/** Converts a query and its result to JSON values. Redacts credentials, headers, proxy and cookies. */
export function redactAnswer(
  query: Query,
  result: Result | Failure,
): Pick<CapturedAnswer, 'url' | 'query' | 'answer'> {
  const { headers, proxy } = query
  const url = query.url.href.replace(/^(\w+:\/\/)[^/?#]*@/, '$1')
  const plain: Record<string, unknown> = {}
  for (const name of Object.keys(query)) plain[name] = toPlainValue(query[name as keyof Query])
  plain.url = url
  plain.headers = Object.fromEntries(Object.keys(headers).map((name) => [name, REDACTED]))
  plain.proxy = proxy && REDACTED
  plain.warnings = undefined
  return { url, query: plain, answer: redactResultCookies(result) }
}

function toPlainValue(value: unknown): unknown {
  if (value instanceof Set) return [...value]
  return value instanceof Map ? Object.fromEntries(value) : value
}

function redactResultCookies(result: Result | Failure): Result | Failure {
  if (!('headers' in result)) return result
  const { headers } = result
  const cookies = headers?.['set-cookie']
  if (!cookies) return result
  return { ...result, headers: { ...headers, 'set-cookie': redactJoinedCookies(cookies) } }
}
