import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyReply } from 'fastify'
import { LoopQuota } from '../../lib/async/loop-quota.js'
import type { MaybePromise } from '../../lib/async/maybe-promise.js'
import { tryWriteHead } from '../../lib/net/http-head.js'
import { KEEP_ALIVE } from './connections.js'

/** Flat list of headers. Each name, in lower case, is followed by its value. */
export type HeaderList = string[]

export interface HttpResponse {
  readonly status: number
  readonly headers: HeaderList
  readonly body: Buffer | Readable | undefined
}

export const JSON_TYPE = 'application/json; charset=utf-8'

/** Counts the bytes of a body. Returns 0 for a streamed body. */
export function countBytes({ body }: HttpResponse): number {
  return body instanceof Uint8Array ? body.byteLength : 0
}

export function createBodyHeaders(type: string, { byteLength }: Buffer): HeaderList {
  return ['content-type', type, 'content-length', String(byteLength)]
}

/** Minimum bytes of a large answer. Writing it takes milliseconds. */
const LARGE = 250_000

const largeAnswers = new LoopQuota(4)

export function writeResponse(
  response: ServerResponse,
  answer: HttpResponse,
): MaybePromise<unknown> {
  return countBytes(answer) >= LARGE
    ? largeAnswers.waitForTurn().then(() => writeResponseNow(response, answer))
    : writeResponseNow(response, answer)
}

function writeResponseNow(
  response: ServerResponse,
  { status, headers, body }: HttpResponse,
): MaybePromise<unknown> {
  if (response.shouldKeepAlive) headers.push(...KEEP_ALIVE)
  if (!tryWriteHead(response, { status, headers })) return response.destroy()
  if (body instanceof Readable) return pipeline(body, response).catch(() => response.destroy())
  return response.end(body)
}

export function sendResponse(
  reply: FastifyReply,
  { status, headers, body }: HttpResponse,
): FastifyReply {
  return setHeaders(reply.code(status), headers).send(body)
}

export function setHeaders(reply: FastifyReply, headers: HeaderList): FastifyReply {
  return reply.headers(Object.fromEntries(toHeaderPairs(headers)))
}

export function toHeaderPairs(headers: HeaderList): [name: string, value: string][] {
  const names = headers.filter((_, index) => index % 2 === 0)
  return names.map((name, index) => [name, headers[2 * index + 1] ?? ''])
}
