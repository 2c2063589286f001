import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { createFieldError } from '../../../contracts/errors.js'
import type { StoredAsset } from '../../../service/answers/index.js'
import type { Services } from '../../../service/services.js'
import { FOR_ANY_ORIGIN } from '../cors.js'
import { matchesEtag } from '../etag.js'
import { type HeaderList, type HttpResponse, sendResponse, setHeaders } from '../http-response.js'

/** Headers that forbid scripts in an answer (CSP Level 3). */
export const EMBED_HEADERS = createSecurityHeaders("script-src 'none'; sandbox")

/** Headers of PDFs. They have no `sandbox`, since browsers would not show a PDF in one. */
const PDF_HEADERS = createSecurityHeaders("script-src 'none'")

function createSecurityHeaders(policy: string): HeaderList {
  return ['content-security-policy', policy, 'x-content-type-options', 'nosniff']
}

/** Serves stored files, such as screenshots, without counting requests. */
export function registerAssets(app: FastifyInstance, { assets }: Services): void {
  app.get('/assets/*', { config: { isForAnySite: true } }, async (request, reply) => {
    const [path = ''] = (request.raw.url ?? '').split('?', 1)
    const file = await assets.find(path)
    const seconds = Math.floor(file.ttl / 1_000)
    const lifetime = file.ttl === 0 ? 'no-store' : `public, immutable, max-age=${seconds}`
    const headers = [...FOR_ANY_ORIGIN, ...chooseSecurityHeaders(path), 'cache-control', lifetime]
    const { length } = file.bytes
    // If the range is outside the file, `content-range` tells the file's length (RFC 9110, section 14.4).
    const isOutside = parseByteRange(request.headers.range, length) === 'outside'
    setHeaders(reply, isOutside ? [...headers, 'content-range', `bytes */${length}`] : headers)
    return sendResponse(reply, createAssetResponse(file, request.raw.headers))
  })
}

export function chooseSecurityHeaders(path: string): HeaderList {
  return path.endsWith('.pdf') ? PDF_HEADERS : EMBED_HEADERS
}

/** Responds with the bytes of `range`. Throws `ERANGE` if they are outside the file (RFC 9110, section 14). */
export function createAssetResponse(
  { bytes, type, filename, etag }: StoredAsset,
  { range, 'if-none-match': known }: IncomingHttpHeaders,
): HttpResponse {
  const { length } = bytes
  const headers = ['accept-ranges', 'bytes', 'etag', etag]
  if (filename !== undefined)
    headers.push('content-disposition', formatContentDisposition(filename))
  if (matchesEtag(known, etag)) return { status: 304, headers, body: undefined }
  const part = parseByteRange(range, length)
  if (part === 'outside') {
    const text = `The range asked for lies outside of the file’s ${length} bytes.`
    throw createFieldError('ERANGE', 'range', text)
  }
  const { start, end } = part ?? { start: 0, end: length - 1 }
  headers.push('content-type', type, 'content-length', String(end + 1 - start))
  if (part) headers.push('content-range', `bytes ${start}-${end}/${length}`)
  return { status: part ? 206 : 200, headers, body: bytes.subarray(start, end + 1) }
}

/** Formats `content-disposition` (RFC 6266), with `filename*` (RFC 8187) if needed. */
function formatContentDisposition(filename: string): string {
  const ascii = filename.replace(/[^ -~]|["\\]/g, '_')
  const plain = `inline; filename="${ascii}"`
  return ascii === filename ? plain : `${plain}; filename*=UTF-8''${encodeURIComponent(filename)}`
}

/** Parses a range (RFC 9110, 14.1.2). `undefined` means all bytes. */
function parseByteRange(header: string | undefined, length: number) {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  const [, from = '', to = ''] = match ?? []
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, length - Number(to)) : Number(from)
  const end = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  return start < length && start <= end ? { start, end } : 'outside'
}
