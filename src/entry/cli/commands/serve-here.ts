import { setFlagsFromString } from 'node:v8'
import { keepTickHiddenClass } from '../../../lib/async/tick-shape.js'
import { isLocalHost } from '../../../lib/net/loopback.js'
import { type Config, getDrainTime } from '../../../service/config/index.js'
import { openServices, type Services } from '../../../service/services.js'
import { closeOnSignal, connectWorker, startWatchdog } from '../../../service/workers/index.js'
import { createServer, isSameOriginOnly } from '../../http/index.js'
import { explainListenError } from '../usage-error.js'

export async function serveInThisProcess(config: Config): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`)
  keepTickHiddenClass()
  const services = await openServices(config, undefined, connectWorker(process))
  const [server] = await Promise.all([createServer(services), services.prepare()])
  const doNotClose = closeOnSignal(getDrainTime(config), async ({ err }) => {
    if (err) services.logger.fatal({ err }, 'stopping after a fault')
    // During the drain delay, requests may still come on idle connections.
    const sweep = setInterval(() => {
      if (!server.server.listening) server.server.closeIdleConnections()
    }, 100)
    await server.close()
    clearInterval(sweep)
    await services.close()
  })
  const { port, host } = config.server
  const listening = server.listen({ port, host, backlog: BACKLOG })
  const address = await listening.catch(async (cause: unknown) => {
    doNotClose()
    await services.close()
    const settings = { port: '--port or PORT', host: '--host or HOST' }
    throw explainListenError(cause, { port, host }, settings)
  })
  const { cache, watchdog } = config
  const { kind } = cache.backend
  const cacheBytes = kind === 'memory' || kind === 'redis' ? cache.maxBytes : 0
  startWatchdog(watchdog.stall, watchdog.maxMemory + cacheBytes)
  logServiceStart(services, address)
}

function logServiceStart({ logger, config }: Services, address: string): void {
  if (isSameOriginOnly(config)) logger.info(SAME_ORIGIN_ONLY)
  if (!isLocalHost(config.server.host) && config.fetch.contact === '') logger.info(NO_CONTACT)
  if (canClientsForgeIpAddress(config.server)) logger.warn(FORGEABLE)
  const message = `answering at ${address}/?url=…`
  if (process.stdout.isTTY) process.stdout.write(`linkglass is ${message} (Ctrl+C to stop)\n`)
  else logger.info({ address }, message)
}

const SAME_ORIGIN_ONLY =
  'LINKGLASS_ALLOW is set, so websites may not read answers; LINKGLASS_CORS_ORIGINS names those that may'

const NO_CONTACT =
  'targets are not told whom to ask about these requests: set LINKGLASS_CONTACT to an address of yours'

const FORGEABLE =
  'anyone who reaches this port directly can forge x-forwarded-for and escape the limits: LINKGLASS_TRUST_PROXY counts proxies while HOST is all addresses; close the port to all but the proxy, or name the proxy’s network (10.0.0.0/8)'

function canClientsForgeIpAddress({ host, trustProxy }: Config['server']): boolean {
  const isOpen = host === '0.0.0.0' || host === '::'
  return isOpen && (trustProxy === true || (typeof trustProxy === 'number' && trustProxy > 0))
}

/** Percent by which V8 lets the heap grow. V8's default would need a fifth more memory. */
const HEAP_GROWTH = 100

const BACKLOG = 4_096
