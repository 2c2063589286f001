import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { freePort } from './ports.js'
import { type RedisServer, startRedis } from './redis-server.js'
import { until } from './until.js'

export interface WatchedRedis {
  readonly url: string
  /** The primary server, at the start. */
  readonly master: RedisServer
  readonly stop: () => Promise<void>
}

/** Starts a server, a replica, and a sentinel that promotes the replica. */
export async function startWatchedRedis(): Promise<WatchedRedis> {
  const master = await startRedis()
  const settings = ['--replicaof', '127.0.0.1', String(master.port), '--repl-diskless-sync-delay']
  const replica = await startRedis(undefined, [...settings, '0'])
  const folder = await mkdtemp(join(tmpdir(), 'linkglass-sentinel-'))
  const port = await freePort()
  const file = join(folder, 'sentinel.conf')
  await writeFile(file, sentinelFile(port, master.port))
  const child = spawn('redis-server', [file, '--sentinel'], { stdio: 'ignore' })
  const exited = once(child, 'exit')
  await untilKnown(port)
  return {
    url: `redis+sentinel://127.0.0.1:${port}/main`,
    master,
    stop: async () => {
      child.kill('SIGKILL')
      await Promise.all([exited, master.stop(), replica.stop()])
      await rm(folder, { recursive: true })
    },
  }
}

function sentinelFile(port: number, master: number): string {
  return `port ${port}
bind 127.0.0.1
sentinel monitor main 127.0.0.1 ${master} 1
sentinel down-after-milliseconds main 200
sentinel failover-timeout main 2000
`
}

/** The sentinel hears of a copy from the server that is copied. */
async function untilKnown(port: number): Promise<void> {
  const client = new Redis(port, '127.0.0.1', { retryStrategy: () => 20 })
  client.on('error', () => undefined)
  await until(async () => {
    const replicas = await client.call('SENTINEL', 'REPLICAS', 'main').catch(() => [])
    return Array.isArray(replicas) && String(replicas).includes('master-link-status,ok')
  })
  client.disconnect()
}
