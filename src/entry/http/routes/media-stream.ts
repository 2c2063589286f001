import { Readable } from 'node:stream'
import { createFieldError } from '../../../contracts/errors.js'
import type { Fetch, Fetched } from '../../../contracts/http.js'
import type { Media } from '../../../contracts/result.js'
import { omitUndefined } from '../../../lib/data/omit-undefined.js'
import { parseMediaType, toMediaType } from '../../../lib/net/media-type.js'
import { quote } from '../../../lib/text/quote.js'

interface MediaRequest {
  /** The caller's `range` header. It is sent on unchanged (RFC 9110, section 14.2). */
  readonly range: string | undefined
  readonly signal: AbortSignal
  readonly headOnly: boolean
  readonly maxBytes: number
}

/** @throws LinkglassError if the file cannot be read or is too large */
export async function fetchMedia(
  fetch: Fetch,
  media: Media,
  { range, signal, headOnly, maxBytes }: MediaRequest,
) {
  const headers = {
    accept: 'image/*,video/*,audio/*,*/*;q=0.5',
    // Compression would change lengths and ranges.
    'accept-encoding': 'identity',
    ...(range !== undefined && { range }),
  }
  const fetched = await fetch(new URL(media.url), { signal, headers, maxBytes })
  const problem = findMediaError(fetched, media, maxBytes)
  if (problem || headOnly) fetched.cancel()
  if (problem) throw problem
  const bytes = headOnly ? [] : requireCompleteBody(fetched)
  return {
    statusCode: fetched.statusCode === 206 ? 206 : 200,
    headers: createMediaHeaders(fetched, media),
    bytes: Readable.from(bytes, { objectMode: false }),
  }
}

async function* requireCompleteBody(fetched: Fetched): AsyncGenerator<Uint8Array> {
  try {
    yield* fetched.body
    if (fetched.cutBy()) throw new Error('the asset was cut')
  } finally {
    fetched.cancel()
  }
}

function findMediaError({ statusCode, headers }: Fetched, { url }: Media, maxBytes: number) {
  if (statusCode === 416)
    return createFieldError('ERANGE', 'range', `The range asked for lies outside of ${quote(url)}.`)
  if (statusCode !== 200 && statusCode !== 206) {
    const text = `The asset ${quote(url)} could not be read: it answered ${statusCode}.`
    return createFieldError('EFATAL', 'embed', text)
  }
  const length = Number(headers['content-length'] ?? 0)
  if (length <= maxBytes) return undefined
  const text = `The asset ${quote(url)} has ${length} bytes; at most ${maxBytes} are passed on.`
  return createFieldError('EINVALQUERY', 'embed', text)
}

const PASSED_ON = ['accept-ranges', 'content-range', 'last-modified']

function createMediaHeaders({ headers }: Fetched, media: Media): Record<string, string> {
  const isPlain = (headers['content-encoding'] ?? 'identity') === 'identity'
  const names = isPlain ? [...PASSED_ON, 'content-length'] : []
  const passed = Object.fromEntries(names.map((name) => [name, headers[name]]))
  const type = chooseContentType(headers['content-type'], media)
  return { ...omitUndefined(passed), 'content-type': type }
}

const MEDIA_TYPE = /^(?:image|video|audio)\/[\w.+-]+$/

function chooseContentType(contentType: string | undefined, { type = '' }: Media): string {
  const own = parseMediaType(contentType)
  if (MEDIA_TYPE.test(own)) return own
  return type === '' ? 'application/octet-stream' : toMediaType(type)
}
