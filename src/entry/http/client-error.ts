import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type ErrorCode, LinkglassError } from '../../contracts/errors.js'
import { LoopQuota } from '../../lib/async/loop-quota.js'
import type { Plans } from '../../service/limits/index.js'
import { FOR_ANY_ORIGIN } from './cors.js'
import { createErrorBody } from './error-response.js'
import { createBodyHeaders, JSON_TYPE, toHeaderPairs } from './http-response.js'
import { createRequestContext } from './request-context.js'
import { createResponseHeaders } from './response-headers.js'

/** Answers a request that Node.js could not parse (event `clientError`). */
export async function answerClientError(
  cause: NodeJS.ErrnoException,
  socket: Socket,
  plans: Plans,
): Promise<void> {
  // Only the first error of a connection is answered.
  if (answeredSockets.has(socket)) return
  if (cause.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  answeredSockets.add(socket)
  // Node.js finds all late requests in one turn of the event loop, and thousands may be late.
  await answers.waitForTurn()
  const error = createClientError(cause)
  const id = randomUUID()
  const plan = await plans.readPlanState({ address: socket.remoteAddress ?? '' })
  const details = { base: findSocketOrigin(socket), id }
  const body = Buffer.from(JSON.stringify(createErrorBody(error, details)))
  const headers = toHeaderPairs([
    ...createResponseHeaders(createRequestContext(id, plan)),
    ...FOR_ANY_ORIGIN,
    ...createBodyHeaders(JSON_TYPE, body),
    'connection',
    'close',
  ])
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`)
  const start = `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\n`
  socket.end(`${start}${lines.join('')}\r\n${body}`)
  setTimeout(() => socket.destroy(), LINGER).unref()
}

const answeredSockets = new WeakSet<Socket>()

const answers = new LoopQuota(100)

/** Milliseconds that the client has to read the answer before the connection is closed (RFC 9112, 9.6). */
const LINGER = 1_000

function createClientError(cause: NodeJS.ErrnoException): LinkglassError {
  const createError = (code: ErrorCode, text: string) => new LinkglassError(code, text, { cause })
  if (cause.code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return createError('EBADREQUEST', 'The request took too long to arrive. Send it at once.')
  const size = 'The request line and headers are too large. Send fewer or shorter rules.'
  if (cause.code === 'HPE_HEADER_OVERFLOW') return createError('EHEADERS', size)
  return createError(
    'EBADREQUEST',
    'This is not HTTP as RFC 9112 has it. Send `GET /?url=https://…`.',
  )
}

function findSocketOrigin(socket: Socket): string {
  const address = socket.localAddress ?? 'localhost'
  const host = address.includes(':') ? `[${address}]` : address
  return `http://${host}:${socket.localPort ?? 80}`
}
