import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { type Config, findDrainTime } from '../../../service/config/index.js'
import { ON_DISK } from '../../../service/coordination.js'
import { createLogger } from '../../../service/logger.js'
import { closeGracefully, createCoordinator, startWorkers } from '../../../service/workers/index.js'
import { toEgressSetting } from './egress-ports.js'

/** Milliseconds until a worker that died is replaced. */
const PAUSE = 1_000

/** Milliseconds that the primary waits beyond the time-out of its workers. */
const SLACK = 1_000

/** Starts workers that are one service: one port, one count of each limit, one cache. */
export async function serveByWorkers(config: Config): Promise<number> {
  const logger = await createLogger(config)
  const shared = await createSharedFolder(config, logger)
  const closeMetrics = await openMetrics(config)
  const primary = startWorkers({
    workers: config.server.workers,
    coordinator: createCoordinator(),
    envOf: (index) => ({ ...shared.env, ...toEgressSetting(config, index) }),
    pause: PAUSE,
    onDeath: (pid, how) => logger.error({ pid, how }, 'a worker died: starting another'),
  })
  const end = async () => {
    primary.drain()
    await primary.ended
    await shared.remove()
    closeMetrics()
  }
  const { uninstall } = closeGracefully(findDrainTime(config) + SLACK, end)
  const code = await primary.ended
  uninstall()
  await shared.remove()
  closeMetrics()
  return code
}

/** Serves the metrics of all workers at a port of their own, where one is set. */
async function openMetrics({ server }: Config): Promise<() => void> {
  if (!server.metrics) return () => {}
  const { serveWorkerMetrics } = await import('../../http/metrics/metrics-workers.js')
  const { openMetricsPort } = await import('../../http/metrics/metrics-port.js')
  const read = serveWorkerMetrics()
  return server.metricsPort === 0 ? () => {} : openMetricsPort(server, read)
}

/** Creates a temporary folder for the cache and files of all workers, with the size limits of memory. */
async function createSharedFolder(config: Config, logger: Logger) {
  const nothing = { env: {}, remove: async () => {} }
  if (isShared(config.cache.backend)) return nothing
  try {
    await import('lmdb')
  } catch {
    logger.warn('each worker keeps answers and files of its own: to share them, npm install lmdb')
    return nothing
  }
  await removeLeftovers()
  const folder = await mkdtemp(join(tmpdir(), `${FOLDER}${process.pid}-`))
  // The environment names the folder to the workers.
  return { env: toFolderSettings(folder, config), remove: () => rm(folder, REMOVE) }
}

/** True for a cache that workers share anyway. */
function isShared(backend: Config['cache']['backend']): boolean {
  switch (backend.kind) {
    case 'none':
    case 'memory':
      return false
    case 'disk':
    case 'redis':
      return true
    default:
      return backend satisfies never
  }
}

/** Creates the settings of the folder; files always go there, since any worker may serve them. */
function toFolderSettings(folder: string, { cache, browser }: Config): Record<string, string> {
  const files =
    browser.storePath === ''
      ? {
          LINKGLASS_ASSETS_PATH: join(folder, 'assets'),
          LINKGLASS_ASSETS_SIZE: String(Math.ceil(browser.storeBytes / ON_DISK)),
        }
      : {}
  if (cache.backend.kind === 'none') return files
  return {
    LINKGLASS_CACHE: `disk:${folder}`,
    LINKGLASS_CACHE_DISK_SIZE: String(cache.maxBytes),
    ...files,
  }
}

/** Prefix of such a folder's name; the id of its process follows. */
const FOLDER = 'linkglass-workers-'

/** Removes folders of processes that were killed. */
async function removeLeftovers(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(FOLDER))
  const left = names.filter((name) => !isAlive(Number.parseInt(name.slice(FOLDER.length), 10)))
  await Promise.all(left.map((name) => rm(join(tmpdir(), name), REMOVE).catch(() => {})))
}

const REMOVE = { recursive: true, force: true }

/** True if another process has this id; one's own may be that of a former process, in a container. */
function isAlive(pid: number): boolean {
  if (!(pid > 0) || pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
