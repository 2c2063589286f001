import { timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Registry } from 'prom-client'

export type ReadMetrics = () => Promise<string>

export const CONTENT_TYPE = Registry.PROMETHEUS_CONTENT_TYPE

/** Header that asks for a token (RFC 6750, section 3). */
export const CHALLENGE = { 'www-authenticate': 'Bearer realm="metrics"' }
export const REFUSED = 'Send the token of LINKGLASS_METRICS_TOKEN as `authorization: Bearer …`.'

/** True if the right token was sent, or no token is configured. */
export function isAuthorized(authorization: string | undefined, token: string): boolean {
  if (token === '') return true
  const given = Buffer.from(authorization?.replace(/^Bearer /i, '') ?? '')
  const right = Buffer.from(token)
  return given.length === right.length && timingSafeEqual(given, right)
}

export interface PortOptions {
  readonly metricsPort: number
  readonly metricsToken: string
  readonly host: string
}

/** Serves `/metrics` on a port of its own; returns a function that closes the port. */
export async function openMetricsPort(
  options: PortOptions,
  read: ReadMetrics,
): Promise<() => void> {
  const server = createServer(
    (request, response) => void serveMetrics(request, response, options, read),
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.metricsPort, options.host, resolve)
  })
  return () => {
    server.close()
    server.closeAllConnections()
  }
}

async function serveMetrics(
  request: IncomingMessage,
  response: ServerResponse,
  { metricsToken }: PortOptions,
  read: ReadMetrics,
): Promise<void> {
  if (request.url?.split('?', 1)[0] !== '/metrics') {
    response.writeHead(404).end()
  } else if (!isAuthorized(request.headers.authorization, metricsToken)) {
    response.writeHead(401, CHALLENGE).end(REFUSED)
  } else {
    const text = await read().catch(() => undefined)
    response.writeHead(text === undefined ? 503 : 200, { 'content-type': CONTENT_TYPE }).end(text)
  }
}
