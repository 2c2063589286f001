import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LinkglassError } from '../../../contracts/errors.js'
import { isRecord, tryParseJson } from '../../../lib/data/json.js'
import { quote } from '../../../lib/text/quote.js'
import type { Jobs } from '../../../service/jobs/index.js'
import type { Services } from '../../../service/services.js'
import { type Ask, createMcpServer, type Files, loadMcpSdk, type Sdk } from '../../mcp/index.js'
import { REFUSAL } from '../allowed-methods.js'
import { acceptRawBodies } from '../bodies.js'
import { countRequest, createContextWithoutCounting } from '../count-request.js'
import { findAllowedOrigins } from '../cross-origin.js'
import { askForPage } from '../doors/door-calls.js'
import { findPublicOrigin } from '../error-response.js'
import { createHangUpSignal } from '../hang-up.js'
import { createOwnerJobAccess } from '../jobs/job-access.js'
import { mayReachJobs } from '../jobs/job-options.js'

/** Serves MCP's streamable HTTP without sessions. */
export async function registerMcp(
  app: FastifyInstance,
  services: Services,
  jobs: Jobs | undefined,
): Promise<void> {
  if (!services.config.server.mcp) {
    const message = 'MCP is not turned on here; the operator does it with LINKGLASS_MCP=true.'
    const handler = () => {
      throw new LinkglassError('ENOTFOUND', message)
    }
    return void app.route({ ...REFUSAL, method: METHODS, url: '/mcp', handler })
  }
  const sdk = await loadMcpSdk()
  await warmUpMcp(sdk)
  // A tool's arguments become a query, so the limit of queries applies.
  const bodyLimit = services.config.query.limits.queryBytes
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    acceptRawBodies(scope, '*', 'string', bodyLimit)
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const base = findPublicOrigin(request.raw, services.config.server.trustProxy)
      refuseForeignOrigin(services, base, request.headers.origin)
      const text = typeof request.body === 'string' ? request.body : ''
      let context = await createContextWithoutCounting(services, request)
      for (const message of [tryParseJson(text)].flat()) {
        if (isRecord(message) && message.method === 'tools/call')
          context = await countRequest(services, request)
      }
      const leave = createHangUpSignal(reply.raw)
      const ask: Ask = async (url, options) =>
        (await askForPage(services, context, base, leave, { url, ...options })).result
      const files: Files = {
        deliver: async (file) => file,
        read: async ({ url }) => (await services.assets.find(url.slice(base.length))).bytes,
      }
      const own =
        jobs && mayReachJobs(services, request)
          ? createOwnerJobAccess(services, jobs, request)
          : undefined
      const create = () => createMcpServer(sdk, ask, services.query, files, own)
      const onerror = (error: Error) => request.log.debug({ err: error }, 'MCP')
      const mcp = sdk.createMcpHandler(create, { onerror })
      const response = await mcp.fetch(toWebRequest(request, base, text))
      // The SDK keeps every connection, even if the client wants to end it.
      response.headers.delete('connection')
      reply.code(response.status).headers(Object.fromEntries(response.headers))
      return reply.send(response.body ? Readable.fromWeb(response.body) : undefined)
    }
    scope.post('/mcp', handler)
    // The SDK refuses these, since there are no sessions.
    scope.route({ ...REFUSAL, method: ['GET', 'DELETE'], url: '/mcp', handler })
  })
}

const METHODS = ['GET', 'POST', 'DELETE']

/** Answers a first message, which takes a hundred times as long as any later message. */
async function warmUpMcp(sdk: Sdk): Promise<void> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 0, method: 'tools/list', params: {} })
  const headers = {
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
  }
  const request = new Request('http://localhost/mcp', { method: 'POST', headers, body })
  const ask: Ask = async () => ({ status: 'success', data: {} })
  const handler = sdk.createMcpHandler(() =>
    createMcpServer(sdk, ask, { browser: true, lighthouse: true }),
  )
  await (await handler.fetch(request)).text()
}

/** Refuses pages of other origins to prevent DNS rebinding (MCP, Transports: Security). */
function refuseForeignOrigin({ config }: Services, base: string, origin: string | undefined): void {
  const origins = findAllowedOrigins(config)
  if (origin === undefined || origin === base || origins === '*') return
  if (origins !== false && origins.includes(origin)) return
  throw new LinkglassError('EAUTH', `Pages of ${quote(origin)} may not use this server.`)
}

function toWebRequest({ method, headers, raw }: FastifyRequest, base: string, text: string) {
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, [value].flat().join(', ')] as [string, string]],
  )
  const url = new URL(raw.url ?? '/', base)
  return new Request(url, { method, headers: pairs, ...(method === 'POST' && { body: text }) })
}
