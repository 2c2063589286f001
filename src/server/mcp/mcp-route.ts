import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LinkglassError, quote } from '../../core/errors.js'
import type { Result } from '../../core/result.js'
import { type Ask, createMcpServer, loadMcp, type Sdk } from '../../mcp/index.js'
import { stringifyQuery } from '../../query/index.js'
import type { Services } from '../../services.js'
import { publicBase } from '../error-response.js'
import { lookUp } from '../lookup.js'
import { abortOnHangUp, addressed, countRequest } from '../routes/index.js'

/** `/mcp`: MCP's streamable HTTP, without sessions. Each use of a tool counts as one request. */
export async function registerMcp(app: FastifyInstance, services: Services): Promise<void> {
  if (!services.config.server.mcp) {
    app.route({ method: METHODS, url: '/mcp', handler: disabled })
    return
  }
  const sdk = await loadMcp()
  app.route({
    method: METHODS,
    url: '/mcp',
    handler: (request, reply) => answerMcp(sdk, services, request, reply),
  })
}

const METHODS = ['GET', 'POST', 'DELETE']

function disabled(): never {
  const message = 'MCP is not turned on here; the operator does it with LINKGLASS_MCP=true.'
  throw new LinkglassError('ENOTFOUND', message)
}

async function answerMcp(
  sdk: Sdk,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  refuseOrigin(services, request.headers.origin)
  const ask = askOf(services, request, abortOnHangUp(reply))
  const handler = sdk.createMcpHandler(() => createMcpServer(sdk, ask, services.query.browser), {
    onerror: (error) => request.log.debug({ err: error }, 'MCP'),
  })
  const response = await handler.fetch(webRequest(request), { parsedBody: request.body })
  reply.code(response.status).headers(Object.fromEntries(response.headers))
  return reply.send(response.body ? Readable.fromWeb(response.body) : undefined)
}

/** The cache, the flights and the plans are those of `/?url=…`. */
function askOf(services: Services, request: FastifyRequest, leave: AbortSignal): Ask {
  return async (url, options) => {
    const context = await countRequest(services, request)
    const query = services.parse(stringifyQuery(url, options), {})
    const entry = await lookUp(services, query, context, () => leave)
    const base = publicBase(request, services.config.server.trustProxy)
    return JSON.parse(addressed(entry, base).toString()) as Result
  }
}

/** A page must not reach a server of its visitor by DNS rebinding (MCP, Transports: Security). */
function refuseOrigin({ config }: Services, origin: string | undefined): void {
  const { corsOrigins } = config.server
  if (origin === undefined || corsOrigins.includes('*') || corsOrigins.includes(origin)) return
  throw new LinkglassError('EAUTH', `Pages of ${quote(origin)} may not use this server.`)
}

function webRequest({ method, headers, raw, body }: FastifyRequest): Request {
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, [value].flat().join(', ')] as [string, string]],
  )
  const url = new URL(raw.url ?? '/', `http://${headers.host ?? 'localhost'}`)
  const sent = method === 'POST' ? { body: JSON.stringify(body ?? null) } : {}
  return new Request(url, { method, headers: pairs, ...sent })
}
