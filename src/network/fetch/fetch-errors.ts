import { createFieldError, type ErrorCode, LinkglassError } from '../../contracts/errors.js'
import { createBusyError } from '../../lib/async/busy-error.js'
import { quote } from '../../lib/text/quote.js'

export function createFetchError(code: ErrorCode, text: string, cause?: unknown): LinkglassError {
  return createFieldError(code, 'url', text, { cause })
}

export function createInvalidUrlError(address: string): LinkglassError {
  const text = `The address ${quote(address)} can't be read.`
  return createFetchError('EINVALURL', `${text} Give an absolute address with http:// or https://.`)
}

export function createNameNotFoundError(name: string): LinkglassError {
  const text = `The name ${quote(name)} does not exist. Check how it is spelled.`
  return createFetchError('EINVALURL', text)
}

/** Creates an error that does not tell the IP address, to hide the network's structure. */
export function createForbiddenError(host: string, reason: string): LinkglassError {
  const text = `The host ${quote(host)} is not on the public internet.`
  const advice = 'Give a public address, or have the operator allow this one (LINKGLASS_ALLOW).'
  return createFetchError('EFORBIDDENURL', `${text} ${advice}`, new Error(reason))
}

export function createDnsError(name: string, cause: unknown): LinkglassError {
  const text = `The name ${quote(name)} could not be looked up: its name server failed.`
  return createFetchError('EFATAL', `${text} Try again later.`, cause)
}

export function createDnsTimeoutError(name: string): LinkglassError {
  const text = `The name ${quote(name)} could not be looked up in time.`
  return createFetchError('ETIMEOUT', `${text} Try again later.`)
}

export function createTooManyRequestsError(host: string): LinkglassError {
  // Tells to try again in two seconds, since few exchanges take longer.
  return createBusyError(`Too many requests to ${quote(host)} are under way.`, 2, 'url')
}

/** Error code for too many bytes, also used by `undici`. */
export const OVERFLOW = 'UND_ERR_HEADERS_OVERFLOW'

export function createExchangeError(host: string, error: unknown): LinkglassError {
  if (error instanceof LinkglassError) return error
  const code = findErrorCode(error)
  const [answer, what] = MEANINGS.find(([, , pattern]) => pattern.test(code)) ?? UNKNOWN
  return createFetchError(answer, `The host ${quote(host)} ${what}. Try again later.`, error)
}

export function findErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return ''
  // Some errors of undici have a name but no code.
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

type Meaning = readonly [code: ErrorCode, what: string, pattern: RegExp]

const UNKNOWN: Meaning = ['EFATAL', 'could not be read', /(?:)/]

/** Meanings of error codes of Node.js, OpenSSL, llhttp (`HPE_`) and undici (`UND_ERR_`). */
const MEANINGS: readonly Meaning[] = [
  ['ETIMEOUT', 'took too long to accept a connection', /^(ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/],
  ['EFATAL', 'refused the connection', /^ECONNREFUSED$/],
  [
    'EFATAL',
    'has no valid certificate, or no secure connection could be made to it (`http://` may do)',
    /CERT|SELF_SIGNED|^UNABLE_TO_|^ERR_TLS|^ERR_SSL|^EPROTO$|^CRL_|HOSTNAME_MISMATCH/,
  ],
  ['EFATAL', 'sent more headers than are read', /^UND_ERR_HEADERS_OVERFLOW$/],
  ['EFATAL', 'answered something that is not HTTP', /^HTTPParserError$|^HPE_|^UND_ERR_(RES|HTTP)/],
  [
    'EFATAL',
    'closed the connection before it answered',
    /^(ECONNRESET|ECONNABORTED|EPIPE|UND_ERR_SOCKET)$/,
  ],
  ['EFATAL', 'cannot be reached from here', /^(EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EACCES)$/],
]
