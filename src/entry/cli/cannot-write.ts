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
  EFBIG: 'no file may grow larger there',
}

/** Why something could not be written, as the end of a sentence. */
export function whyNotWritten(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
  return REASONS[code] ?? code
}

/** Waits until something is done to the file that `--out` names; says why when it cannot be. */
export async function writing<Value>(path: string, work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (cause) {
    throw new UsageError(`--out: ${path} cannot be written: ${whyNotWritten(cause)}.`, { cause })
  }
}
