import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { LinkglassError } from '../../contracts/errors.js'
import { quote } from '../../lib/text/quote.js'
import type { Services } from '../../service/services.js'

type Exposure = Pick<Services['config'], 'server' | 'fetch'>

/** True if the service reaches what the web cannot, and no setting names who may read it. */
export function isSameOriginOnly({ server, fetch }: Exposure): boolean {
  return fetch.allow.length > 0 && server.corsOrigins.length === 0
}

/** Origins whose pages may read answers; `false` for the service's own alone. */
export function findAllowedOrigins(config: Exposure): '*' | false | readonly string[] {
  if (isSameOriginOnly(config)) return false
  const { corsOrigins } = config.server
  return corsOrigins.length === 0 || corsOrigins.includes('*') ? '*' : corsOrigins
}

/** Matches a host that is an IPv4 address. */
const ADDRESS = /^[\d.]+(?::\d+)?$/

/** True if `host` may be a stranger's name pointed here (DNS rebinding): a name with a dot, no address. */
function isRebound({ server, fetch }: Exposure, host: string | undefined): boolean {
  if (fetch.allow.length === 0 || host === undefined) return false
  if (ADDRESS.test(host)) return false
  const name = host
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
    .toLowerCase()
  if (isIP(name) !== 0 || !name.includes('.') || name.endsWith('.localhost')) return false
  return !server.hostNames.some((own) => own.toLowerCase() === name)
}

/** Refuses requests to names that are not known to be the service's own. */
function requireOwnName(config: Exposure, host: string | undefined): void {
  if (!isRebound(config, host)) return
  const text =
    `The service is called by the name ${quote(host)}, which it does not know as its own. ` +
    'Call it by its address, or name it in LINKGLASS_HOST_NAMES: it may fetch what is not public.'
  throw new LinkglassError('EBADREQUEST', text, { data: { host: text } })
}

/** True if a page of another site caused the request (Fetch Metadata, W3C), other than by a link. */
function isFromOtherSite({ method, headers }: AskedRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== 'cross-site' && site !== 'same-site') return false
  const isFollowed =
    headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
  return !(isFollowed && (method === 'GET' || method === 'HEAD'))
}

interface AskedRequest {
  readonly method?: string | undefined
  readonly headers: IncomingHttpHeaders
}

/** Refuses requests of other sites' pages where the service reaches what the web cannot. */
export function requireOwnSite(config: Exposure, request: AskedRequest): void {
  requireOwnName(config, request.headers.host)
  if (!isSameOriginOnly(config) || !isFromOtherSite(request)) return
  const text =
    'A page of another site may not ask this service, which may fetch what is not public. ' +
    'Its operator can name the origins of pages that may in LINKGLASS_CORS_ORIGINS.'
  throw new LinkglassError('EBADREQUEST', text, { data: { 'sec-fetch-site': text } })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if the service may be called by any name. */
    readonly isForAnyName?: boolean
    /** True if pages of any site may ask. */
    readonly isForAnySite?: boolean
  }
}

/** Options of a route that shows nothing fetched, or checks the host's name itself. */
export const FOR_ANY_NAME = { config: { isForAnyName: true } }

/** Refuses strangers at every route without such options, however its path is spelled. */
export function refuseStrangers(app: FastifyInstance, config: Exposure): void {
  app.addHook('onRequest', async ({ is404, routeOptions, raw }) => {
    const { isForAnyName, isForAnySite } = routeOptions.config
    if (is404 || isForAnyName) return
    if (isForAnySite) requireOwnName(config, raw.headers.host)
    else requireOwnSite(config, raw)
  })
}
