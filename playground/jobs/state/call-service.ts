import type { Failure } from '../../state/answer/answer.js'

/** Calls the service for JSON; what it refuses is returned as well. */
export async function callService<T extends object>(
  path: string,
  options: RequestInit = {},
): Promise<T | Failure> {
  try {
    const response = await fetch(path, {
      ...options,
      headers: { accept: 'application/json', ...options.headers },
      cache: 'no-store',
    })
    const text = await response.text()
    return JSON.parse(text || '{}')
  } catch {
    return {
      status: 'error',
      code: 'EUNREACHABLE',
      message: 'The service does not answer. Try again in a moment.',
    }
  }
}

export function isFailure(answer: object): answer is Failure {
  return 'code' in answer
}
