import { LinkglassError } from '../../contracts/errors.js'

export function createTooLargeError(maxBytes: number): Error {
  const what = `has a record of more than ${maxBytes} bytes, unpacked (LINKGLASS_MAX_CAPTURE)`
  return createFileError(what)
}

export function createFileError(what: string, cause?: unknown): LinkglassError {
  return new LinkglassError('EINVALQUERY', `The capture ${what}. ${ADVICE}`, { cause })
}

const ADVICE = 'Give a WARC file, as `--capture FILE.warc.gz` writes it.'

/** Creates the error for a file or folder that can't be read. Only a wrong path is the caller's mistake. */
export function createReadError(name: string, cause: unknown, advice = ADVICE): LinkglassError {
  const { code = '' } = cause as NodeJS.ErrnoException
  if (WRONG_PATH.has(code))
    return new LinkglassError('EINVALQUERY', `${name} can't be read. ${advice}`, { cause })
  const text = `${name} can't be read (${code}). Check its permissions, or try again later.`
  return new LinkglassError('EFATAL', text, { cause })
}

/** Codes of paths that lead to no file, or to no folder. */
const WRONG_PATH = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENAMETOOLONG'])
