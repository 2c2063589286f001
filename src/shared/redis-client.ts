import type { Redis } from 'ioredis'

export interface RedisOptions {
  /** `redis://user:password@host:6379/0`, or `rediss://` over TLS. */
  readonly url: string
  /** Milliseconds that one command may take. */
  readonly timeout: number
  /** Milliseconds after a failure until the server is tried again. */
  readonly pause: number
  /** Told once when the server fails, and once more after each recovery. */
  readonly onError: (error: unknown) => void
}

/**
 * A Redis or Valkey server that may be slow, stopped or gone. After one failure nothing waits for
 * it until it has answered again, so that an outage costs one timeout and not one for each command.
 */
export interface RedisClient {
  /** @throws what the command failed with, or at once while the server is out of order */
  run<T>(command: (redis: Redis) => Promise<T>): Promise<T>
  /** Hears what any node says on a channel; never throws, and comes back after an outage. */
  subscribe(channel: string, hear: (message: string) => void): void
  close(): Promise<void>
}

const CONNECT_TIMEOUT = 2_000

export async function connectRedis(options: RedisOptions): Promise<RedisClient> {
  const connect = await loadRedis(options)
  const redis = connect()
  await ready(redis, CONNECT_TIMEOUT)
  let listener: Redis | undefined
  let outage: NodeJS.Timeout | undefined

  function fail(error: unknown): void {
    if (outage) return
    options.onError(error)
    outage = setTimeout(probe, options.pause).unref()
  }

  async function probe(): Promise<void> {
    try {
      await within(redis.ping(), options.timeout)
      outage = undefined
    } catch {
      outage = setTimeout(probe, options.pause).unref()
    }
  }

  return {
    async run(command) {
      if (outage) throw new Error('Redis is out of order.')
      try {
        return await within(command(redis), options.timeout)
      } catch (error) {
        fail(error)
        throw error
      }
    },
    subscribe(channel, hear) {
      listener ??= connect()
      listener.on('message', (from, message) => void (from === channel && hear(message)))
      listener.on('ready', () => void listener?.subscribe(channel).catch(fail))
    },
    async close() {
      clearTimeout(outage)
      listener?.disconnect()
      redis.disconnect()
    },
  }
}

async function loadRedis({ url, onError }: RedisOptions): Promise<() => Redis> {
  const { Redis } = await importRedis()
  return () => {
    const redis = new Redis(url, {
      // RESP2 is what Valkey and every Redis speak.
      protocol: 2,
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      autoResubscribe: false,
      maxRetriesPerRequest: 0,
      connectTimeout: CONNECT_TIMEOUT,
      // A connection that the network lost answers nothing and breaks nothing: it is made again.
      socketTimeout: CONNECT_TIMEOUT,
      retryStrategy: (attempts) => Math.min(attempts * 50, 1_000),
    })
    // The failure of a command says it as well; unheard, this one would end the process.
    let told = false
    redis.on('ready', () => {
      told = false
    })
    redis.on('error', (error) => {
      if (!told) onError(error)
      told = true
    })
    return redis
  }
}

/** Waits for the first connection, and no longer: a node starts without its Redis, too. */
async function ready(redis: Redis, milliseconds: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    const settle = () => {
      clearTimeout(timer)
      resolve()
    }
    redis.once('ready', settle).once('close', settle)
  })
}

async function importRedis(): Promise<Pick<typeof import('ioredis'), 'Redis'>> {
  try {
    return await import('ioredis')
  } catch (cause) {
    throw new Error('A cache in Redis needs the package ioredis: npm install ioredis', { cause })
  }
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
