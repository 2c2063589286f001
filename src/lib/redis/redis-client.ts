import { CONNECT_TIMEOUT, createRedisConnect, type RedisConnection } from './redis-connection.js'
import { RedisError } from './redis-error.js'

export interface RedisOptions {
  /** As `parseRedisAddress` reads it. */
  readonly url: string
  /** Milliseconds that one command may take. */
  readonly timeout: number
  /** Milliseconds after a failure until the server is tried again. */
  readonly pause: number
  /** Told once for each outage, whatever fails in it. */
  readonly onError: (error: RedisError) => void
  /** Told when it answers again. */
  readonly onRecovery?: () => void
}

/**
 * A Redis or Valkey server that may be slow, stopped or gone. After one failure nothing waits for
 * it until it has answered again, so that an outage costs one timeout and not one for each command.
 */
export interface RedisClient {
  /** @throws RedisError for what the command failed with, or at once while the server is out of order */
  run<T>(command: (redis: RedisConnection) => Promise<T>): Promise<T>
  /** True from a failure on until the server has answered again. */
  isDown(): boolean
  /** Hears what any node says on a channel; never throws, and comes back after an outage. */
  subscribe(channel: string, hear: (message: string) => void): void
  close(): Promise<void>
}

export async function connectRedis(options: RedisOptions): Promise<RedisClient> {
  let listener: RedisConnection | undefined
  let outage: NodeJS.Timeout | undefined
  const connect = await createRedisConnect(options.url, fail)
  const redis = connect()
  await ready(redis, CONNECT_TIMEOUT)

  function fail(error: RedisError): void {
    if (outage) return
    options.onError(error)
    outage = setTimeout(probe, options.pause).unref()
  }

  async function probe(): Promise<void> {
    try {
      await within(redis.ping(), options.timeout)
      outage = undefined
      options.onRecovery?.()
    } catch {
      outage = setTimeout(probe, options.pause).unref()
    }
  }

  return {
    async run(command) {
      if (outage) throw new Error('Redis is out of order.')
      try {
        return await within(command(redis), options.timeout)
      } catch (thrown) {
        const error = new RedisError(thrown)
        fail(error)
        throw error
      }
    },
    isDown: () => outage !== undefined,
    subscribe(channel, hear) {
      listener ??= connect()
      listener.on('message', (from, message) => void (from === channel && hear(message)))
      listener.on(
        'ready',
        () =>
          void listener
            ?.subscribe(channel)
            .catch((thrown: unknown) => fail(new RedisError(thrown))),
      )
    },
    async close() {
      clearTimeout(outage)
      listener?.disconnect()
      redis.disconnect()
    },
  }
}

/** Waits for the first connection, and no longer: a node starts without its Redis, too. */
async function ready(redis: RedisConnection, milliseconds: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    const settle = () => {
      clearTimeout(timer)
      resolve()
    }
    redis.once('ready', settle).once('close', settle)
  })
}

/**
 * The value, or an error after `milliseconds`. When this process itself was busy for that long, the
 * answer may have been waiting to be read: timers come before sockets in a turn of the loop, and
 * `setImmediate` after them.
 */
async function within<T>(value: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Error(`Redis did not answer within ${milliseconds} ms.`))
    timer = setTimeout(() => setImmediate(giveUp), milliseconds)
  })
  try {
    return await Promise.race([value, late])
  } finally {
    clearTimeout(timer)
  }
}
