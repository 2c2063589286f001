import { UsageError } from './command.js'

/** What a person can fix, by the system's word for it. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder is a file',
  EISDIR: 'it is a folder',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'that disk is read-only',
  ENOSPC: 'the disk is full',
}

/** The file that `--out` names cannot be written. */
export function cannotWrite(path: string, cause: unknown): UsageError {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
  return new UsageError(`--out: ${path} cannot be written: ${REASONS[code] ?? code}.`, { cause })
}
