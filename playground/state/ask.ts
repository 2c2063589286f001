import type { Answer, Failure, Success } from './answer.js'

const UNREACHABLE: Failure = {
  status: 'error',
  code: 'The service does not answer',
  message: 'It may have been stopped, or the connection is gone. Try again in a moment.',
}

/** Asks the service that serves this page, with the reasons for each value. */
export async function ask(search: string, signal: AbortSignal, fresh: boolean): Promise<Answer> {
  const url = new URLSearchParams(search).get('url') ?? ''
  try {
    const response = await fetch(`/?${search}&explain=true`, {
      signal,
      headers: { accept: 'application/json' },
      cache: fresh ? 'reload' : 'default',
    })
    const body: Success | Failure = await response.json()
    return { url, body, httpStatus: response.status, headers: [...response.headers] }
  } catch (error) {
    if (signal.aborted) throw error
    return { url, body: UNREACHABLE, httpStatus: 0, headers: [] }
  }
}
