import type { Cluster, Redis } from 'ioredis'
import { requirePackage } from '../require-package.js'
import { parseRedisAddress, REDIS_ADDRESS_FORM, type RedisAddress } from './redis-address.js'
import { RedisError } from './redis-error.js'

export type RedisConnection = Redis | Cluster

export const CONNECT_TIMEOUT = 2_000

/** @param fail called for each error, since an unhandled error would end the process */
export async function createRedisConnector(url: string, fail: (error: RedisError) => void) {
  const address = parseRedisAddress(url)
  if (!address) throw new TypeError(`The address of Redis must be ${REDIS_ADDRESS_FORM}.`)
  const loading = requirePackage(import('ioredis'), 'ioredis', 'Redis needs')
  const { Redis, Cluster } = await loading
  const connect = (): RedisConnection => {
    const connection: RedisConnection =
      address.kind === 'cluster'
        ? new Cluster([...address.hosts], createClusterOptions(address))
        : new Redis(createServerOptions(address))
    connection.on('error', (thrown: unknown) => fail(new RedisError(thrown)))
    return connection
  }
  /**
   * Connects for subscriptions, in a cluster to one server, since each gets all messages.
   * A subscribed `Cluster` would reconnect without a pause, and keep memory for each try, while no server answers.
   */
  const connectListener = (redis: RedisConnection): RedisConnection => {
    if (!(redis instanceof Cluster)) return connect()
    const retryStrategy = (attempts: number) => {
      const known = redis.nodes().map(({ options: { host, port } }) => ({ host, port }))
      const servers = known.length > 0 ? known : address.hosts
      Object.assign(listener.options, servers[attempts % servers.length])
      return getRetryDelay(attempts)
    }
    const listener = new Redis({ ...createServerOptions(address), retryStrategy })
    // One server that fails is no outage of the cluster.
    return listener.on('error', () => undefined)
  }
  return { connect, connectListener }
}

function getRetryDelay(attempts: number): number {
  return Math.min(attempts * 50, 1_000)
}

function toConnectionOptions({ tls, username, password }: RedisAddress) {
  return {
    // Valkey and every version of Redis speak RESP2.
    protocol: 2 as const,
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_TIMEOUT,
    // Reconnects if no answer comes, as lost connections show no error.
    socketTimeout: CONNECT_TIMEOUT,
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    ...(tls && { tls: {} }),
  }
}

function createServerOptions(address: RedisAddress) {
  const { kind, hosts, tls, master, database } = address
  const [server] = hosts
  return {
    ...toConnectionOptions(address),
    enableOfflineQueue: false,
    retryStrategy: getRetryDelay,
    db: database,
    ...(kind === 'sentinel'
      ? {
          sentinels: [...hosts],
          name: master,
          sentinelRetryStrategy: getRetryDelay,
          sentinelCommandTimeout: CONNECT_TIMEOUT,
          enableTLSForSentinelMode: tls,
          // Reconnects, since a replaced server becomes read-only.
          reconnectOnError: ({ message }: Error) => message.startsWith('READONLY'),
        }
      : server),
  }
}

function createClusterOptions(address: RedisAddress) {
  return {
    redisOptions: toConnectionOptions(address),
    enableOfflineQueue: false,
    clusterRetryStrategy: getRetryDelay,
    slotsRefreshTimeout: CONNECT_TIMEOUT,
    slotsRefreshInterval: 5_000,
    ...(address.tls && { dnsLookup: (name: string, done: Looked) => done(null, name) }),
  }
}

/** Callback of a DNS lookup. It gets the host name as `address`, since TLS certificates need names. */
type Looked = (error: null, address: string) => void
