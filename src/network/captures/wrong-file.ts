import { LinkglassError } from '../../contracts/errors.js'

/** Says what is wrong with a file of captures. */
export function createFileError(what: string, cause?: unknown): LinkglassError {
  const text = `The capture ${what}. Give a WARC file, as \`--capture FILE.warc.gz\` writes it.`
  return new LinkglassError('EINVALQUERY', text, { cause })
}
