import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { isProcessRunning } from '../../../lib/is-process-running.js'
import { type Config, getDrainTime } from '../../../service/config/index.js'
import { ON_DISK } from '../../../service/coordination.js'
import { createLogger } from '../../../service/logger.js'
import { closeGracefully, createCoordinator, startWorkers } from '../../../service/workers/index.js'
import { createEgressSetting } from './egress-ports.js'

const RESTART_DELAY_MS = 1_000

/** Milliseconds that the primary process waits for its workers beyond their own time to stop. */
const SLACK = 1_000

/** Starts workers that share port, cache and limits. */
export async function serveWithWorkers(config: Config): Promise<number> {
  const logger = await createLogger(config)
  const shared = await createSharedFolder(config, logger)
  const closeMetrics = await openSharedMetrics(config)
  const primary = startWorkers({
    workers: config.server.workers,
    coordinator: createCoordinator(),
    createEnv: (index) => ({ ...shared.env, ...createEgressSetting(config, index) }),
    pause: RESTART_DELAY_MS,
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

async function openSharedMetrics({ server }: Config): Promise<() => void> {
  if (!server.metrics) return () => {}
  const { shareWorkerMetrics } = await import('../../http/metrics/metrics-workers.js')
  const { openMetricsPort } = await import('../../http/metrics/metrics-port.js')
  const read = shareWorkerMetrics()
  return server.metricsPort === 0 ? () => {} : openMetricsPort(server, read)
}

async function createSharedFolder(config: Config, logger: Logger) {
  const nothing = { env: {}, remove: async () => {} }
  const { kind } = config.cache.backend
  if (kind === 'disk' || kind === 'redis') return nothing
  try {
    await import('lmdb')
  } catch {
    logger.warn('each worker keeps answers and files of its own: to share them, npm install lmdb')
    return nothing
  }
  await removeStaleFolders()
  const folder = await mkdtemp(join(tmpdir(), `${FOLDER_PREFIX}${process.pid}-`))
  return { env: toFolderSettings(folder, config), remove: () => rm(folder, REMOVE) }
}

function toFolderSettings(folder: string, { cache, browser }: Config): Record<string, string> {
  return {
    ...(cache.backend.kind !== 'none' && {
      LINKGLASS_CACHE: `disk:${folder}`,
      LINKGLASS_CACHE_DISK_SIZE: String(cache.maxBytes),
    }),
    ...(browser.storePath === '' && {
      LINKGLASS_ASSETS_PATH: join(folder, 'assets'),
      LINKGLASS_ASSETS_SIZE: String(Math.ceil(browser.storeBytes / ON_DISK)),
    }),
  }
}

const FOLDER_PREFIX = 'linkglass-workers-'

async function removeStaleFolders(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(FOLDER_PREFIX))
  const left = names.filter(
    (name) => !isProcessAlive(Number.parseInt(name.slice(FOLDER_PREFIX.length), 10)),
  )
  await Promise.all(left.map((name) => rm(join(tmpdir(), name), REMOVE).catch(() => {})))
}

const REMOVE = { recursive: true, force: true }

/** True if another process has this id. In containers, an ended process may have had our own id. */
function isProcessAlive(pid: number): boolean {
  return pid > 0 && pid !== process.pid && isProcessRunning(pid)
}
