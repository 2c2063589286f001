import { isIPv6 } from 'node:net'
import { type ErrorCode, LinkglassError } from '../../../contracts/errors.js'
import { isLocalHost } from '../../../lib/net/loopback.js'
import { openForwardProxy, type ProxyAnswer, UnusableAnswer } from '../../../network/proxy/index.js'
import { loadConfig } from '../../../service/config/index.js'
import { createGuardedFetcher } from '../../../service/create-network.js'
import { limitConnectionsPerClient } from '../../../service/limits/index.js'
import { formatStructuredString } from '../../http/index.js'
import { defineCommand, option } from '../define-command.js'
import { EXIT_CODES } from '../exit-codes.js'
import { refuseArguments } from '../page-argument.js'
import { explainListenError, UsageError } from '../usage-error.js'

export const command = defineCommand({
  options: {
    port: option('PORT', 'port (3128); 0 takes any free one', 'p'),
    host: option('HOST', 'address of this machine (127.0.0.1)'),
  },
  notes: () => NOTES,
  run: async ({ values, positionals }, env) => {
    const { host = '127.0.0.1', port = '3128' } = values
    refuseArguments(positionals, 'proxy')
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
      throw new UsageError(`--port: ${port} is not a port from 0 to 65535.`)
    }
    const say = (message: string) => process.stderr.write(`linkglass: ${message}\n`)
    const config = loadConfig(env, say)
    const network = createGuardedFetcher(config.fetch)
    const { signal } = new AbortController()
    const proxy = await openForwardProxy(`${isIPv6(host) ? `[${host}]` : host}:${port}`, {
      authorize: () => (url) => network.dial(url, signal),
      explain: createRefusalAnswer,
    }).catch((cause: unknown) => {
      throw explainListenError(cause, { port, host }, { port: '--port', host: '--host' })
    })
    const { max, perClient } = config.connections
    proxy.server.maxConnections = max
    limitConnectionsPerClient(proxy.server, perClient)
    say(`connecting to public addresses for all who ask at ${proxy.address}`)
    if (!isLocalHost(host)) say('others than this machine may use it: it asks for no password')
    await new Promise<void>((resolve) => {
      for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => resolve())
    })
    proxy.close()
    await network.close()
    return EXIT_CODES.answered
  },
})

/** HTTP status and proxy error type (RFC 9209, section 2.3) by error code. */
const REASONS: Partial<Record<ErrorCode, readonly [status: number, error: string]>> = {
  EINVALURL: [400, 'http_request_error'],
  EFORBIDDENURL: [403, 'destination_ip_prohibited'],
  ETIMEOUT: [504, 'connection_timeout'],
}

function createRefusalAnswer(cause: unknown): ProxyAnswer {
  if (cause instanceof UnusableAnswer) {
    return { status: 502, headers: { 'proxy-status': 'linkglass; error=http_protocol_error' } }
  }
  const known = cause instanceof LinkglassError
  const [status, error] = (known && REASONS[cause.code]) || [502, 'destination_unavailable']
  const details = known ? `; details=${formatStructuredString(cause.message)}` : ''
  return { status, headers: { 'proxy-status': `linkglass; error=${error}${details}` } }
}

const NOTES = `It connects to no address that is not public, whatever a name leads to, and checks the address that
the connection really has. What it refuses is answered 403, with the reason in \`proxy-status\`.

  linkglass proxy &
  curl --proxy http://127.0.0.1:3128 https://example.com
  HTTPS_PROXY=http://127.0.0.1:3128 HTTP_PROXY=http://127.0.0.1:3128 python3 preview.py

LINKGLASS_ALLOW, LINKGLASS_HOSTS, LINKGLASS_DNS, LINKGLASS_PROXY and the time-outs count here too:
\`linkglass serve --help\`. It asks for no password: leave it on this machine.
`
