import { timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { Registry } from 'prom-client'
import type { Services } from '../../../service/services.js'

export const CONTENT_TYPE = Registry.PROMETHEUS_CONTENT_TYPE

/** Header that asks the client for a token (RFC 6750, section 3). */
export const CHALLENGE = { 'www-authenticate': 'Bearer realm="metrics"' }
export const REFUSED = 'Send the token of LINKGLASS_METRICS_TOKEN as `authorization: Bearer …`.'

export function isAuthorized(authorization: string | undefined, token: string): boolean {
  if (token === '') return true
  const given = Buffer.from(authorization?.replace(/^Bearer /i, '') ?? '')
  const right = Buffer.from(token)
  return given.length === right.length && timingSafeEqual(given, right)
}

export async function openMetricsPort(
  { metricsPort, metricsToken, host }: Services['config']['server'],
  read: () => Promise<string>,
): Promise<() => void> {
  const server = createServer(async ({ url, headers }, response) => {
    if (url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end()
    } else if (!isAuthorized(headers.authorization, metricsToken)) {
      response.writeHead(401, CHALLENGE).end(REFUSED)
    } else {
      const text = await read().catch(() => undefined)
      response.writeHead(text === undefined ? 503 : 200, { 'content-type': CONTENT_TYPE }).end(text)
    }
  })
  await once(server.listen(metricsPort, host), 'listening')
  return () => {
    server.close()
    server.closeAllConnections()
  }
}
