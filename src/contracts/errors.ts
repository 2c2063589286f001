/** HTTP status by error code. 4xx means that callers can fix the error. */
export const ERROR_STATUS = {
  EINVALURL: 400,
  EFORBIDDENURL: 400,
  EMAXREDIRECTS: 400,
  EINVALDATA: 400,
  EINVALEVAL: 400,
  EINVALFUNCTION: 400,
  EINVALQUERY: 400,
  EINVALTTL: 400,
  EINVALSTTL: 400,
  EINVALPROXY: 400,
  ENOBROWSER: 400,
  EINVALOVERLAYBG: 400,
  ENOMATCH: 400,
  ENOTOK: 400,
  EPAGERANGE: 400,
  EPDFTOOLARGE: 400,
  EBADREQUEST: 400,
  EAUTH: 403,
  EROBOTS: 403,
  ENOTFOUND: 404,
  ENOTCAPTURED: 404,
  EMETHOD: 405,
  EPAYLOAD: 413,
  EURITOOLONG: 414,
  ERANGE: 416,
  ERATE: 429,
  EHEADERS: 431,
  EFATAL: 500,
  ETIMEOUT: 500,
  EBRWSRTIMEOUT: 500,
  EBUSY: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

export interface ErrorDetails {
  /** Messages about wrong parameters. The key is the parameter's name. */
  readonly data?: Readonly<Record<string, string>>
  /** Seconds to wait before trying again. */
  readonly retryAfter?: number
  /** Original error. Only the operator's log shows it, callers never see it. */
  readonly cause?: unknown
}

/** Error with a code. Callers see `message` and `data`. */
export class LinkglassError extends Error {
  override readonly name = 'LinkglassError'
  readonly code: ErrorCode
  readonly data: Readonly<Record<string, string>> | undefined
  readonly retryAfter: number | undefined
  /** Private, so that logs of the error do not contain the capture. */
  #capture: Uint8Array | undefined

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause })
    this.code = code
    this.data = details.data
    this.retryAfter = details.retryAfter
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }

  /** WARC file of all requests and responses, if `capture` was set. */
  get capture(): Uint8Array | undefined {
    return this.#capture
  }

  attachCapture(capture: Uint8Array): this {
    this.#capture = capture
    return this
  }
}

/** Creates an error about one parameter, with `advice` appended to its message. */
export function createFieldError(
  code: ErrorCode,
  field: string,
  text: string,
  { advice, cause }: { readonly advice?: string; readonly cause?: unknown } = {},
): LinkglassError {
  const message = advice === undefined ? text : `${text} ${advice}`
  return new LinkglassError(code, message, { data: { [field]: text }, cause })
}

export function createRedirectsError(max: number): LinkglassError {
  const text = `The address redirects more than ${max} times. Give the address it should end at.`
  return createFieldError('EMAXREDIRECTS', 'url', text)
}

/** The part of an error that callers see. */
export interface Failure {
  /** `fail` if the caller can fix the error (4xx), else `error`. */
  readonly status: 'fail' | 'error'
  readonly code: ErrorCode
  readonly message: string
  readonly data: Readonly<Record<string, string>> | undefined
}

export function toFailure({ status, code, message, data }: LinkglassError): Failure {
  return { status: status < 500 ? 'fail' : 'error', code, message, data }
}
