import { LinkglassError } from '../../contracts/errors.js'

export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export function rethrowAsUsageError(error: unknown): never {
  throw error instanceof LinkglassError ? new UsageError(error.message) : error
}

export async function replaceError<T>(work: Promise<T>, message: string): Promise<T> {
  return work.catch((cause: unknown) => {
    throw new UsageError(message, { cause })
  })
}

const WRITE_REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder is a file',
  EISDIR: 'it is a folder',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'that disk is read-only',
  ENOSPC: 'the disk is full',
  EFBIG: 'no file may grow larger there',
}

export function describeWriteError(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
  return WRITE_REASONS[code] ?? code
}

export async function explainWriteErrors<T>(path: string, work: Promise<T>, flag = '--out') {
  return work.catch((cause: unknown) => {
    if (cause instanceof UsageError) throw cause
    const message = `${flag}: ${path} cannot be written: ${describeWriteError(cause)}.`
    throw new UsageError(message, { cause })
  })
}

interface Place {
  readonly port: string | number
  readonly host: string
}

const BAD_PORT: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken',
  EACCES: 'is not for this user',
}

const BAD_HOST = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL', 'ERR_INVALID_URL'])

/** Explains a bad host or port. Returns other errors unchanged. */
export function explainListenError(cause: unknown, { port, host }: Place, settings: Place) {
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
