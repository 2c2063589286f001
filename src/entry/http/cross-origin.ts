import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { createFieldError } from '../../contracts/errors.js'
import { parseUrl } from '../../lib/net/parse-url.js'
import { quote } from '../../lib/text/quote.js'
import type { Services } from '../../service/services.js'

export type Exposure = Pick<Services['config'], 'server' | 'fetch'>

/** True if only the service's own pages may read answers. */
export function isSameOriginOnly({ server, fetch }: Exposure): boolean {
  return fetch.allow.length > 0 && server.corsOrigins.length === 0
}

/** Finds origins that may read answers. `*` means all, `false` none. */
export function findAllowedOrigins(config: Exposure): '*' | false | readonly string[] {
  if (isSameOriginOnly(config)) return false
  const { corsOrigins } = config.server
  return corsOrigins.length === 0 || corsOrigins.includes('*') ? '*' : corsOrigins
}

const IPV4_HOST = /^[\d.]+(?::\d+)?$/

/** True if `host` may be an attacker's domain (DNS rebinding). */
function mayBeDnsRebindingHost({ server, fetch }: Exposure, host: string | undefined): boolean {
  if (fetch.allow.length === 0 || host === undefined) return false
  if (IPV4_HOST.test(host)) return false
  const name = host
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
    .toLowerCase()
  if (isIP(name) !== 0 || !name.includes('.') || name.endsWith('.localhost')) return false
  return !server.hostNames.some((own) => own.toLowerCase() === name)
}

function requireKnownHost(config: Exposure, host: string | undefined): void {
  if (!mayBeDnsRebindingHost(config, host)) return
  const text =
    `The service is called by the name ${quote(host)}, which it does not know as its own. ` +
    'Call it by its address, or name it in LINKGLASS_HOST_NAMES: it may fetch what is not public.'
  throw createFieldError('EBADREQUEST', 'host', text)
}

/** True if a page of another site sent the request (Fetch Metadata). False if a link was followed. */
function isFromOtherSite({ method, headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site']
  if (site !== 'cross-site' && site !== 'same-site') return false
  const isFollowed =
    headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
  return !(isFollowed && (method === 'GET' || method === 'HEAD'))
}

export function refuseOtherSites(config: Exposure, request: IncomingMessage): void {
  requireKnownHost(config, request.headers.host)
  if (!isSameOriginOnly(config) || !isFromOtherSite(request)) return
  const text =
    'A page of another site may not ask this service, which may fetch what is not public. ' +
    'Its operator can name the origins of pages that may in LINKGLASS_CORS_ORIGINS.'
  throw createFieldError('EBADREQUEST', 'sec-fetch-site', text)
}

/**
 * True if a page of another site sent the request, unless its origin is named. Browsers send no
 * `sec-fetch-site` to services without TLS (Fetch Metadata, section 3), but `origin`.
 */
export function isFromUnknownSite({ server }: Exposure, request: IncomingMessage): boolean {
  const { origin, host, 'sec-fetch-site': site } = request.headers
  if (server.corsOrigins.some((one) => one === '*' || one === origin)) return false
  if (site !== undefined) return isFromOtherSite(request)
  return origin !== undefined && !isOwnOrigin(origin, host)
}

/** Compares hosts without the default port, which some proxies add. */
function isOwnOrigin(origin: string, host: string | undefined): boolean {
  const page = parseUrl(origin)
  return page !== undefined && page.host === parseUrl(`${page.protocol}//${host}/`)?.host
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if requests may have any `host` header and come from pages of any site. */
    readonly isForAnyName?: boolean
    /** True if requests may come from pages of any site, but their `host` header is checked. */
    readonly isForAnySite?: boolean
    /** True if the route only refuses requests. */
    readonly isRefusal?: boolean
  }
}

/** Options of routes that fetch nothing or check `host` themselves. */
export const FOR_ANY_NAME = { config: { isForAnyName: true } }

export function addOriginCheck(app: FastifyInstance, config: Exposure): void {
  app.addHook('onRequest', async ({ is404, routeOptions, raw }) => {
    const { isForAnyName, isForAnySite } = routeOptions.config
    if (is404 || isForAnyName) return
    if (isForAnySite) requireKnownHost(config, raw.headers.host)
    else refuseOtherSites(config, raw)
  })
}
