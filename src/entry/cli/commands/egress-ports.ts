import { once } from 'node:events'
import { createServer } from 'node:net'
import { parseHostAndPort } from '../../../network/proxy/index.js'
import type { Config } from '../../../service/config/index.js'
import { explainListenError, UsageError } from '../usage-error.js'

const SETTING = 'LINKGLASS_BROWSER_EGRESS'

export function createEgressSetting({ browser }: Config, worker: number): Record<string, string> {
  const { host, port } = parseHostAndPort(browser.egress)
  if (port === 0) return {}
  return { [SETTING]: `${host.includes(':') ? `[${host}]` : host}:${port + worker}` }
}

export async function requireFreeEgressPorts({ browser, server }: Config): Promise<void> {
  const { host, port: first } = parseHostAndPort(browser.egress)
  if (first === 0 || browser.setting.kind === 'none') return
  if (first + server.workers - 1 > 65_535) {
    const problem = `each of ${server.workers} workers needs a port from ${first} on`
    throw new UsageError(`${SETTING}: ${problem}, which is beyond 65535.`)
  }
  for (let port = first; port < first + server.workers; port++) {
    const probe = createServer()
    try {
      await once(probe.listen({ port, host, exclusive: true }), 'listening')
    } catch (cause) {
      throw explainListenError(cause, { port, host }, { port: SETTING, host: SETTING })
    } finally {
      probe.close()
    }
  }
}
