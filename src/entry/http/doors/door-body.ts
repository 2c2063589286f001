import { createFieldError, type LinkglassError } from '../../../contracts/errors.js'
import { measureJsonDepth, tryParseJson } from '../../../lib/data/json.js'
import { parseMediaType } from '../../../lib/net/media-type.js'

const MAX_BODY_DEPTH = 32

/** @throws LinkglassError `EBADREQUEST` if the body is malformed */
export async function parseBody(bytes: unknown, contentType = ''): Promise<unknown> {
  if (!(bytes instanceof Uint8Array) || bytes.length === 0) return undefined
  switch (parseMediaType(contentType)) {
    case 'application/x-www-form-urlencoded':
      return Object.fromEntries(new URLSearchParams(Buffer.from(bytes).toString()))
    case 'multipart/form-data':
      return parseMultipart(bytes, contentType)
    default:
      return parseJson(Buffer.from(bytes).toString())
  }
}

function parseJson(text: string): unknown {
  if (measureJsonDepth(text) > MAX_BODY_DEPTH)
    throw createBodyError(`nests more than ${MAX_BODY_DEPTH} levels`)
  const value = tryParseJson(text)
  if (value === undefined) throw createBodyError('is not JSON')
  return value
}

/** Parses a form (RFC 7578). A file's value is a `File`. */
async function parseMultipart(bytes: Uint8Array, contentType: string): Promise<unknown> {
  try {
    const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData()
    return Object.fromEntries(form)
  } catch {
    throw createBodyError('is not a whole form of type `multipart/form-data`')
  }
}

function createBodyError(fault: string): LinkglassError {
  return createFieldError('EBADREQUEST', 'body', `The body of the request ${fault}.`)
}
