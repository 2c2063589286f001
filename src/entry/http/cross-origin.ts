import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { LinkglassError } from '../../contracts/errors.js'
import { quote } from '../../lib/text/quote.js'
import type { Services } from '../../service/services.js'

type Exposure = Pick<Services['config'], 'server' | 'fetch'>

/**
 * Whether the service can reach what the web cannot (`LINKGLASS_ALLOW`) and nobody said whose pages
 * may read that. Any website that somebody behind the firewall opens could; a target that is public
 * may redirect to one that is not, so this holds for all answers.
 */
export function isSameOriginOnly({ server, fetch }: Exposure): boolean {
  return fetch.allow.length > 0 && server.corsOrigins.length === 0
}

/** Whose pages may read answers; `false` for none but its own. */
export function originsOf(config: Exposure): '*' | false | readonly string[] {
  if (isSameOriginOnly(config)) return false
  const { corsOrigins } = config.server
  return corsOrigins.length === 0 || corsOrigins.includes('*') ? '*' : corsOrigins
}

/** Most who call by an address do so by IPv4; those need no closer look. */
const ADDRESS = /^[\d.]+(?::\d+)?$/

/**
 * Whether a `host` header may be a stranger's name that was pointed here (DNS rebinding), which
 * makes a stranger's page same-origin. Addresses and names without a dot are nobody's to point.
 */
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

/** Refuses to fetch anything for requests to names that are not known to be the service's own. */
function requireOwnName(config: Exposure, host: string | undefined): void {
  if (!isRebound(config, host)) return
  const text =
    `The service is called by the name ${quote(host)}, which it does not know as its own. ` +
    'Call it by its address, or name it in LINKGLASS_HOST_NAMES: it may fetch what is not public.'
  throw new LinkglassError('EBADREQUEST', text, { data: { host: text } })
}

/**
 * Whether a browser says that another site's page caused the request (Fetch Metadata, W3C): an image, a
 * form or a script there needs to read nothing to have a page of the inner network opened and clicked
 * on. Links that somebody follows are left alone.
 */
function isFromOtherSite({ method, headers }: AskedRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== 'cross-site' && site !== 'same-site') return false
  const isFollowed =
    headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
  return !(isFollowed && (method === 'GET' || method === 'HEAD'))
}

/** The part of a request that tells who caused it. */
interface AskedRequest {
  readonly method?: string | undefined
  readonly headers: IncomingHttpHeaders
}

/** Refuses to fetch anything for pages of other sites, where the service reaches what the web cannot. */
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
    /** Answers by whichever name the service is called. */
    readonly isForAnyName?: boolean
    /** Answers whichever site's page asks. */
    readonly isForAnySite?: boolean
  }
}

/** Options of a route that gives out nothing that was fetched, or checks the name itself. */
export const FOR_ANY_NAME = { config: { isForAnyName: true } }

/** Guards every route that does not say otherwise, however its path was spelled. */
export function refuseStrangers(app: FastifyInstance, config: Exposure): void {
  app.addHook('onRequest', async ({ is404, routeOptions, raw }) => {
    const { isForAnyName, isForAnySite } = routeOptions.config
    if (is404 || isForAnyName) return
    if (isForAnySite) requireOwnName(config, raw.headers.host)
    else requireOwnSite(config, raw)
  })
}
