import { once } from 'node:events'
import { createServer } from 'node:net'
import { hostAndPort } from '../../network/proxy/index.js'
import type { Config } from '../../service/config/index.js'
import { cannotListen } from './cannot-listen.js'
import { UsageError } from './command.js'

const SETTING = 'LINKGLASS_BROWSER_EGRESS'

/**
 * Where the browser's way out of each worker is, as its environment says it: a port that is set is the
 * first worker's, the next ones follow it. A port of the system's choice is another for each by itself.
 */
export function egressSetting({ browser }: Config, worker: number): Record<string, string> {
  const { host, port } = hostAndPort(browser.egress)
  if (port === 0) return {}
  return { [SETTING]: `${host.includes(':') ? `[${host}]` : host}:${port + worker}` }
}

/** @throws UsageError when one of the ports that are set is not free: the first visit is too late */
export async function checkEgressPorts({ browser, server }: Config): Promise<void> {
  const { host, port: first } = hostAndPort(browser.egress)
  if (first === 0 || browser.setting.kind === 'none') return
  if (first + server.workers - 1 > 65_535) {
    throw new UsageError(
      `${SETTING}: each of ${server.workers} workers needs a port from ${first} on, which is beyond 65535.`,
    )
  }
  for (let port = first; port < first + server.workers; port++) {
    const probe = createServer()
    try {
      await once(probe.listen({ port, host, exclusive: true }), 'listening')
    } catch (cause) {
      throw cannotListen(cause, { port, host }, { port: SETTING, host: SETTING })
    } finally {
      probe.close()
    }
  }
}
