import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { ageOf, type Entry } from '../../cache/index.js'
import { LinkglassError } from '../../core/errors.js'
import type { Query } from '../../core/query.js'
import type { Result } from '../../core/result.js'
import { ASSETS, type PipelineOutcome } from '../../pipeline/index.js'
import type { Services } from '../../services.js'
import { rangeOf } from './range.js'

/** Whatever a stranger's page put into an answer, browsers run nothing of it (CSP Level 3). */
export const EMBED_HEADERS = {
  'content-security-policy': "script-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
}

/** Milliseconds that a file of an answer lives that is kept for nobody. */
const MOMENT = 60_000

const TYPES = new Map([
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
])

/** Keeps the files of an answer for as long as the answer lives. */
export async function keepAssets(
  { assets, config }: Services,
  { personal }: Query,
  outcome: PipelineOutcome,
  entry: Entry,
): Promise<void> {
  const isKept = !personal && config.cache.backend.kind !== 'none'
  for (const { id, bytes } of outcome.assets) {
    await assets?.set(id, {
      body: bytes,
      storedAt: entry.storedAt,
      ttl: isKept ? entry.ttl : Math.min(entry.ttl, MOMENT),
      // What is one caller's own is shared with nobody on its way.
      staleTtl: personal ? 0 : undefined,
      etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
      fetchMode: 'skipped',
    })
    if (!(await assets?.has(id))) throw notKept(bytes.length)
  }
}

/** An answer whose files are gone is as good as none. */
export async function whole(
  { assets }: Services,
  entry: Entry | undefined,
): Promise<Entry | undefined> {
  for (const id of entry?.assets ?? []) if (!(await assets?.has(id))) return undefined
  return entry
}

/** The answer with its files named by the address that the service has for this caller. */
export function addressed({ body, assets }: Entry, base: string): Buffer {
  if (!assets) return body
  const result = JSON.parse(body.toString()) as Result
  const { screenshot } = result.data
  if (typeof screenshot !== 'object' || screenshot === null || !('url' in screenshot)) return body
  const { url } = screenshot
  if (typeof url !== 'string' || !url.startsWith(ASSETS)) return body
  return Buffer.from(
    JSON.stringify({
      ...result,
      data: { ...result.data, screenshot: { ...screenshot, url: `${base}${url}` } },
    }),
  )
}

/** A file as it is kept, and what its path says of it. */
export interface File {
  readonly entry: Entry
  readonly type: string
  readonly filename: string | undefined
}

/** The file that a path names: `/assets/ID.png`, or `/assets/ID/NAME.png`. */
export async function findAsset({ assets }: Services, path: string): Promise<File | undefined> {
  const match = /^\/assets\/([\w-]+)(?:\/([^/]+))?(\.\w+)$/.exec(path)
  const [, id = '', name, ending = ''] = match ?? []
  const type = TYPES.get(ending)
  const entry = type === undefined ? undefined : await assets?.get(id)
  if (!entry || type === undefined) return undefined
  return { entry, type, filename: name === undefined ? undefined : `${decoded(name)}${ending}` }
}

/** Answers with a file's bytes or a part of them (RFC 9110, section 14). */
export function sendFile(reply: FastifyReply, { entry, type, filename }: File): FastifyReply {
  const { body, etag } = entry
  const left = Math.max(0, Math.floor((entry.ttl - ageOf(entry, Date.now())) / 1_000))
  reply.headers({
    'access-control-allow-origin': '*',
    'cache-control': entry.staleTtl === 0 ? 'no-store' : `public, immutable, max-age=${left}`,
    'accept-ranges': 'bytes',
    etag,
    ...(filename !== undefined && { 'content-disposition': dispositionOf(filename) }),
  })
  const { range, 'if-none-match': known } = reply.request.headers
  if (known?.includes(etag)) return reply.code(304).send()
  const part = rangeOf(range, body.length)
  if (part === 'outside') throw outside(reply, body.length)
  if (!part) return reply.type(type).header('content-length', body.length).send(body)
  reply.header('content-range', `bytes ${part.start}-${part.end}/${body.length}`)
  return reply
    .code(206)
    .type(type)
    .send(body.subarray(part.start, part.end + 1))
}

/** RFC 6266, with the form of RFC 8187 for what is not ASCII. */
function dispositionOf(filename: string): string {
  const ascii = filename.replace(/[^ -~]|["\\]/g, '_')
  const plain = `inline; filename="${ascii}"`
  return ascii === filename ? plain : `${plain}; filename*=UTF-8''${encodeURIComponent(filename)}`
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name).replace(/[\p{Cc}\p{Cf}"/\\]/gu, '')
  } catch {
    return 'file'
  }
}

function outside(reply: FastifyReply, length: number): LinkglassError {
  reply.header('content-range', `bytes */${length}`)
  const text = `The range asked for lies outside of the file’s ${length} bytes.`
  return new LinkglassError('ERANGE', text, { data: { range: text } })
}

function notKept(size: number): LinkglassError {
  const text = `The file of ${size} bytes could not be kept: the store is too small for it.`
  return new LinkglassError('EFATAL', text)
}
