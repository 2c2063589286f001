import { UsageError } from './command.js'

interface Where {
  readonly port: string | number
  readonly host: string
}

/** What an operator can fix, by the system's word for it. */
const BAD_PORT: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken',
  EACCES: 'is not for this user',
}

/** The host is an address of another machine, a name that there is not, or neither. */
const BAD_HOST = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL', 'ERR_INVALID_URL'])

/**
 * Why a command cannot listen, as far as who started it can fix that; or else the error as it came.
 * @param settings what sets the port, and what the host
 */
export function cannotListen(cause: unknown, { port, host }: Where, settings: Where): unknown {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (BAD_HOST.has(code)) {
    const problem = `${host} is not an address of this machine; choose another by ${settings.host}`
    const advice = '127.0.0.1 for this machine alone, 0.0.0.0 or :: for all'
    return new UsageError(`${problem}: ${advice}.`, { cause })
  }
  const problem = BAD_PORT[code]
  if (problem === undefined) return cause
  const advice = `choose another by ${settings.port}`
  return new UsageError(`Port ${port} of ${host} ${problem}; ${advice}.`, { cause })
}
