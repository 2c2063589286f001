import type { Logger, LoggerOptions } from 'pino'
import { parseUrl } from '../lib/net/parse-url.js'
import type { Config } from './config/index.js'

/** Maximum characters of unwritten log lines. Further lines are dropped. */
const LONGEST_BACKLOG = 8_000_000

const MAX_ERROR_LENGTH = 4_000
const MAX_LOGGED_CAUSES = 5

const URLS = /(?:http|ws|redis)s?:\/\/[^\s"'`<>\\]+/g

/** @param fd file descriptor, by default standard output */
export async function createLogger({ server }: Config, fd = 1): Promise<Logger> {
  // The package is loaded only here, since most commands log nothing.
  const { default: pino } = await import('pino')
  const destination = pino.destination({ fd, sync: false, maxLength: LONGEST_BACKLOG })
  return pino(createLoggerOptions(server.logLevel), destination)
}

export function createLoggerOptions(level: string): LoggerOptions {
  return { level, serializers: { err: (error: unknown) => toLoggedError(error) } }
}

function toLoggedError(thrown: unknown, causes = MAX_LOGGED_CAUSES): object {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const { name, message, stack = '', cause } = error
  const hasCause = cause !== undefined && causes > 0
  return {
    type: name,
    message: removeSecrets(message),
    stack: removeSecrets(stack),
    code: 'code' in error ? String(error.code) : undefined,
    cause: hasCause ? toLoggedError(cause, causes - 1) : undefined,
  }
}

/** Removes credentials, queries and fragments from URLs. */
function removeSecrets(text: string): string {
  return text.replace(URLS, removeUrlSecrets).slice(0, MAX_ERROR_LENGTH)
}

function removeUrlSecrets(address: string): string {
  const url = parseUrl(address)
  if (!url) return '(an address)'
  const { protocol, host, pathname } = url
  return `${protocol}//${host}${pathname}`
}
