import type { Explanation, Media, Redirect, Value, Warning } from '../../../src/contracts/result.js'
import { isRecord } from '../../../src/lib/data/json.js'
import type { Request } from '../request/request.js'

export type Data = Record<string, Value>

/** The service's answer to a request that succeeded. */
export interface Success {
  readonly status: 'success'
  readonly data: Data
  readonly statusCode?: number
  readonly redirects?: readonly Redirect[]
  readonly headers?: Readonly<Record<string, string>>
  readonly warnings?: readonly Warning[]
  readonly explain?: Explanation
}

/** The service's answer to a request that failed. */
export interface Failure {
  readonly status: 'fail' | 'error'
  readonly code: string
  readonly message: string
  /** Mistakes by parameter. */
  readonly data?: Readonly<Record<string, string>>
  readonly more?: string
  readonly id?: string
}

export interface Answer {
  readonly request: Request
  readonly body: Success | Failure
  readonly httpStatus: number
  readonly headers: ReadonlyArray<readonly [name: string, value: string]>
}

export function headerOf({ headers }: Pick<Answer, 'headers'>, name: string): string | undefined {
  return headers.find(([own]) => own === name)?.[1]
}

/** Reads how many seconds old a copy is; `undefined` for an answer made for this request. */
export function ageOf(answer: Pick<Answer, 'headers'>): number | undefined {
  if (headerOf(answer, 'x-cache-status') !== 'HIT') return undefined
  return Number(headerOf(answer, 'age') ?? 0)
}

export function isSuccess(body: Success | Failure): body is Success {
  return body.status === 'success'
}

/** True if only rules are wrong, as while one is typed; it is told in its own line, and the card stays. */
export function isRuleFault({ data = {} }: Failure): boolean {
  const parameters = Object.keys(data)
  return parameters.length > 0 && parameters.every((parameter) => parameter.startsWith('data.'))
}

/** The answer as a request without `explain` gives it. */
export function plain(body: Success | Failure): Success | Failure {
  if (!isSuccess(body)) return body
  const { explain: _, ...rest } = body
  return rest
}

export function mediaOf(value: Value | undefined): Media | undefined {
  return isRecord(value) && isMedia(value) ? value : undefined
}

function isMedia(value: Media | { [name: string]: Value }): value is Media {
  return typeof value.url === 'string'
}

export function textOf(value: Value | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
