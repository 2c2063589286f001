import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { freePort } from './ports.js'
import { type RedisServer, startRedis } from './redis-server.js'
import { until } from './until.js'

export interface RedisCluster {
  readonly url: string
  readonly servers: readonly RedisServer[]
  readonly stop: () => Promise<void>
}

const SLOTS = 16_384

/** Starts Redis servers that share the slots evenly. */
export async function startRedisCluster(size = 3): Promise<RedisCluster> {
  // Each writes its view of the cluster to a file.
  const folder = await mkdtemp(join(tmpdir(), 'linkglass-cluster-'))
  const servers = await Promise.all(Array.from({ length: size }, () => startNode(folder)))
  const clients = servers.map(({ port }) => new Redis(port, '127.0.0.1'))
  const [first] = servers
  if (!first) throw new Error('a cluster needs a server')
  for (const [index, client] of clients.entries()) {
    const [start, end] = [index, index + 1].map((part) => Math.ceil((part * SLOTS) / size))
    await client.call('CLUSTER', 'ADDSLOTSRANGE', String(start), String(Number(end) - 1))
    const { port, bus } = first
    if (index > 0) await client.call('CLUSTER', 'MEET', '127.0.0.1', String(port), String(bus))
  }
  for (const client of clients) {
    await until(async () => {
      const info = String(await client.call('CLUSTER', 'INFO'))
      return info.includes('cluster_state:ok') && info.includes(`cluster_size:${size}`)
    })
    client.disconnect()
  }
  return {
    url: `redis+cluster://${servers.map(({ port }) => `127.0.0.1:${port}`).join(',')}`,
    servers,
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()))
      await rm(folder, { recursive: true })
    },
  }
}

async function startNode(folder: string): Promise<RedisServer & { readonly bus: number }> {
  const bus = await freePort()
  const settings = ['--cluster-enabled', 'yes', '--cluster-port', String(bus)]
  const file = ['--cluster-config-file', `${bus}.conf`, '--dir', folder]
  const server = await startRedis(undefined, [...settings, ...file])
  return { ...server, bus }
}
