import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import closeWithGrace from 'close-with-grace'
import type { Logger } from 'pino'
import type { Config } from '../config/index.js'
import { createLogger } from '../services.js'
import { createCoordinator, startWorkers } from '../workers/index.js'

/** Milliseconds until another worker takes the place of one that died. */
const PAUSE = 1_000

/** Milliseconds that workers have to end by themselves when their own time is over. */
const SLACK = 1_000

/** Starts workers that are one service: one port, one count of each limit, one cache. */
export async function serveByWorkers(config: Config): Promise<number> {
  const logger = createLogger(config)
  const cache = await commonCache(config, logger)
  const primary = startWorkers({
    workers: config.server.workers,
    coordinator: createCoordinator(config.plans.maxCallers),
    env: cache.env,
    pause: PAUSE,
    onDeath: (pid, how) => logger.error({ pid, how }, 'a worker died: starting another'),
  })
  const closeMetrics = await openMetrics(config)
  const end = async () => {
    primary.drain()
    await primary.ended
    await cache.remove()
    closeMetrics()
  }
  const { drainTimeout, drainDelay = 0 } = config.server
  const { uninstall } = closeWithGrace({ delay: drainTimeout + drainDelay + SLACK }, end)
  const code = await primary.ended
  uninstall()
  await cache.remove()
  closeMetrics()
  return code
}

/** The sum over all workers, at the port of its own where one is set. */
async function openMetrics({ server }: Config): Promise<() => void> {
  if (!server.metrics) return () => {}
  const { metricsOfWorkers } = await import('../server/metrics/metrics-workers.js')
  const { openMetricsPort } = await import('../server/metrics/metrics-port.js')
  const read = metricsOfWorkers()
  return server.metricsPort === 0 ? () => {} : openMetricsPort(server, read)
}

interface CommonCache {
  /** What tells the workers of it. */
  readonly env: Readonly<Record<string, string>>
  readonly remove: () => Promise<void>
}

/**
 * Workers have no memory in common. What they keep together is a file in the system's temporary
 * folder, of the size that the memory would have had; most of it never leaves the page cache.
 */
async function commonCache({ cache }: Config, logger: Logger): Promise<CommonCache> {
  const nothing = { env: {}, remove: async () => {} }
  if (cache.backend.kind !== 'memory') return nothing
  try {
    await import('lmdb')
  } catch {
    logger.warn('each worker keeps answers of its own: to share them, npm install lmdb')
    return nothing
  }
  const folder = await mkdtemp(join(tmpdir(), 'linkglass-workers-'))
  return {
    env: {
      LINKGLASS_CACHE: `disk:${folder}`,
      LINKGLASS_CACHE_DISK_SIZE: String(cache.maxBytes),
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
