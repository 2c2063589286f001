import { sendCapture } from '../capture/open-capture.js'
import { askedSearch, type Request } from '../request/request.js'
import type { Answer, Failure, Success } from './answer.js'

const UNREACHABLE: Failure = {
  status: 'error',
  code: 'EUNREACHABLE',
  message: 'It may have been stopped, or the connection is gone. Try again in a moment.',
}

/** Caches that may answer: any, the service's alone, none. */
export type Freshness = 'any' | 'reload' | 'force'

/** Asks the service that serves this page, with the reasons for each value. */
export function ask(request: Request, signal: AbortSignal, freshness: Freshness): Promise<Answer> {
  const force = freshness === 'force' ? '&force=true' : ''
  return askFor(request, `${askedSearch(request)}${force}`, signal, freshness)
}

/**
 * Asks a further question about the page of a request. A capture that lacks images that would be looked
 * at, as for the reasons, is asked without a look at any.
 */
export async function askFor(
  request: Request,
  search: string,
  signal: AbortSignal,
  freshness: Freshness = 'any',
): Promise<Answer> {
  const answer = await askOnce(request, search, signal, freshness)
  const isLacking = 'code' in answer.body && answer.body.code === 'ENOTCAPTURED'
  if (!request.capture || !isLacking || /(?:^|&)ping=/.test(search)) return answer
  return askOnce(request, `${search}&ping=false`, signal, freshness)
}

async function askOnce(
  request: Request,
  search: string,
  signal: AbortSignal,
  freshness: Freshness,
): Promise<Answer> {
  try {
    const sent = request.capture ? sendCapture(request.capture.file) : {}
    const response = await fetch(`/?${search}`, {
      ...sent,
      signal,
      headers: { accept: 'application/json', ...sent.headers },
      cache: freshness === 'any' ? 'default' : 'reload',
    })
    const body: Success | Failure = await response.json()
    return { request, body, httpStatus: response.status, headers: [...response.headers] }
  } catch (error) {
    if (signal.aborted) throw error
    return { request, body: UNREACHABLE, httpStatus: 0, headers: [] }
  }
}
