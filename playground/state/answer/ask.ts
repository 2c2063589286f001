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

/** Asks a further question about the page of a request. */
export async function askFor(
  request: Request,
  search: string,
  signal: AbortSignal,
  freshness: Freshness = 'any',
): Promise<Answer> {
  try {
    const response = await fetch(`/?${search}`, {
      signal,
      headers: { accept: 'application/json' },
      cache: freshness === 'any' ? 'default' : 'reload',
    })
    const body: Success | Failure = await response.json()
    return { request, body, httpStatus: response.status, headers: [...response.headers] }
  } catch (error) {
    if (signal.aborted) throw error
    return { request, body: UNREACHABLE, httpStatus: 0, headers: [] }
  }
}
