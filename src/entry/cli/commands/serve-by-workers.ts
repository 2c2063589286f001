import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { type Config, getDrainTime } from '../../../service/config/index.js'
import { ON_DISK } from '../../../service/coordination.js'
import { createLogger } from '../../../service/logger.js'
import { closeGracefully, createCoordinator, startWorkers } from '../../../service/workers/index.js'
import { createEgressSetting } from './egress-ports.js'

/** Milliseconds to wait before a worker that died is replaced. */
const PAUSE = 1_000

/** Milliseconds that the primary gives its workers to close, in addition to their own time limit. */
const SLACK = 1_000

/** Starts workers that share their port, the counts of limits, and the cache, as if they were one process. */
export async function serveWithWorkers(config: Config): Promise<number> {
  const logger = await createLogger(config)
  const shared = await createSharedFolder(config, logger)
  const closeMetrics = await openMetrics(config)
  const primary = startWorkers({
    workers: config.server.workers,
    coordinator: createCoordinator(),
    createEnv: (index) => ({ ...shared.env, ...createEgressSetting(config, index) }),
    pause: PAUSE,
    onDeath: (pid, how) => logger.error({ pid, how }, 'a worker died: starting another'),
  })
  const end = async () => {
    primary.shutDownWorkers()
    await primary.ended
    await shared.remove()
    closeMetrics()
  }
  const { uninstall } = closeGracefully(getDrainTime(config) + SLACK, end)
  const code = await primary.ended
  uninstall()
  await shared.remove()
  closeMetrics()
  return code
}

/** Lets each worker read the metrics of all workers, and serves them on the metrics port if one is set. */
async function openMetrics({ server }: Config): Promise<() => void> {
  if (!server.metrics) return () => {}
  const { shareWorkerMetrics } = await import('../../http/metrics/metrics-workers.js')
  const { openMetricsPort } = await import('../../http/metrics/metrics-port.js')
  const read = shareWorkerMetrics()
  return server.metricsPort === 0 ? () => {} : openMetricsPort(server, read)
}

/** Creates a temporary folder for the cache and files of all workers, unless they share a cache already. */
async function createSharedFolder(config: Config, logger: Logger) {
  const nothing = { env: {}, remove: async () => {} }
  if (IS_SHARED[config.cache.backend.kind]) return nothing
  try {
    await import('lmdb')
  } catch {
    logger.warn('each worker keeps answers and files of its own: to share them, npm install lmdb')
    return nothing
  }
  await removeStaleFolders()
  const folder = await mkdtemp(join(tmpdir(), `${FOLDER}${process.pid}-`))
  // Workers learn of the folder from their environment variables.
  return { env: toFolderSettings(folder, config), remove: () => rm(folder, REMOVE) }
}

/** True for caches that all workers share without a temporary folder, such as Redis. */
const IS_SHARED: Record<Config['cache']['backend']['kind'], boolean> = {
  none: false,
  memory: false,
  disk: true,
  redis: true,
}

/** Creates the settings that make workers keep cache and files in the folder. */
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

/** Prefix of the shared folder's name, followed by the primary's process id. */
const FOLDER = 'linkglass-workers-'

async function removeStaleFolders(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(FOLDER))
  const left = names.filter((name) => !isAlive(Number.parseInt(name.slice(FOLDER.length), 10)))
  await Promise.all(left.map((name) => rm(join(tmpdir(), name), REMOVE).catch(() => {})))
}

const REMOVE = { recursive: true, force: true }

/** True if another process has this id. A container may reuse ids, so this process does not count. */
function isAlive(pid: number): boolean {
  if (!(pid > 0) || pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
