import { isIPv6 } from 'node:net'
import { type ErrorCode, LinkglassError } from '../../../contracts/errors.js'
import { openForwardProxy, type ProxyAnswer, UnusableAnswer } from '../../../network/proxy/index.js'
import { loadConfig } from '../../../service/config/index.js'
import { openNetwork } from '../../../service/create-network.js'
import { limitPerClient } from '../../../service/limits/index.js'
import { cannotListen } from '../cannot-listen.js'
import { UsageError } from '../command.js'
import { EXIT_CODES } from '../exit-codes.js'
import type { ProxyArgs } from './proxy-options.js'

/** The guard for programs in other languages: a proxy that connects to public addresses only. */
export async function proxyCommand(given: ProxyArgs, env: NodeJS.ProcessEnv): Promise<number> {
  const { host = '127.0.0.1', port = '3128' } = given.values
  if (given.positionals.length > 0)
    throw new UsageError(`\`proxy\` takes options only: ${given.positionals[0]} is too much.`)
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new UsageError(`--port: ${port} is not a port from 0 to 65535.`)
  }
  const say = (message: string) => process.stderr.write(`linkglass: ${message}\n`)
  const config = loadConfig(env, say)
  const network = openNetwork(config.fetch)
  const { signal } = new AbortController()
  const proxy = await openForwardProxy(`${isIPv6(host) ? `[${host}]` : host}:${port}`, {
    admit: () => (url) => network.dial(url, signal),
    explain: refusalOf,
  }).catch((cause: unknown) => {
    throw cannotListen(cause, { port, host }, { port: '--port', host: '--host' })
  })
  const { max, perClient } = config.connections
  proxy.server.maxConnections = max
  limitPerClient(proxy.server, perClient)
  say(`connecting to public addresses for all who ask at ${proxy.address}`)
  if (!LOOPBACK.test(host)) say('others than this machine may use it: it asks for no password')
  await new Promise<void>((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => resolve())
  })
  proxy.close()
  await network.close()
  return EXIT_CODES.answered
}

const LOOPBACK = /^(?:127\.|::1$|localhost$)/

/** What RFC 9209, section 2.3, calls it when no connection is made; all else is a 502. */
const REASONS: Partial<Record<ErrorCode, readonly [status: number, error: string]>> = {
  EINVALURL: [400, 'http_request_error'],
  EFORBIDDENURL: [403, 'destination_ip_prohibited'],
  ETIMEOUT: [504, 'connection_timeout'],
}

function refusalOf(cause: unknown): ProxyAnswer {
  if (cause instanceof UnusableAnswer) {
    return { status: 502, headers: { 'proxy-status': 'linkglass; error=http_protocol_error' } }
  }
  const known = cause instanceof LinkglassError
  const [status, error] = (known && REASONS[cause.code]) || [502, 'destination_unavailable']
  const details = known ? `; details=${quotedString(cause.message)}` : ''
  return { status, headers: { 'proxy-status': `linkglass; error=${error}${details}` } }
}

/** RFC 8941, section 3.3.3: visible ASCII. */
function quotedString(text: string): string {
  const ascii = text.replace(/[^\x20-\x7e]/g, '?')
  return `"${ascii.replace(/["\\]/g, '\\$&')}"`
}
