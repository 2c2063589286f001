import { CONNECT_TIMEOUT, createRedisConnector, type RedisConnection } from './redis-connection.js'
import { RedisError } from './redis-error.js'

export interface RedisOptions {
  readonly url: string
  /** Milliseconds after which a command fails. */
  readonly timeout: number
  /** Milliseconds between a failure and the next try. */
  readonly pause: number
  /** Called once for each outage. */
  readonly onError: (error: RedisError) => void
  readonly onRecovery?: () => void
}

/** Connects to Redis. During an outage, all commands fail without being sent. */
export async function connectRedis(options: RedisOptions) {
  let listener: RedisConnection | undefined
  let outage: NodeJS.Timeout | undefined
  const { connect, connectListener } = await createRedisConnector(options.url, startOutage)
  const redis = connect()
  await waitUntilReady(redis, CONNECT_TIMEOUT)

  function startOutage(error: RedisError): void {
    if (outage) return
    options.onError(error)
    outage = setTimeout(probeServer, options.pause).unref()
  }

  async function probeServer(): Promise<void> {
    try {
      await withTimeout(redis.ping(), options.timeout)
      outage = undefined
      options.onRecovery?.()
    } catch {
      outage = setTimeout(probeServer, options.pause).unref()
    }
  }

  return {
    /** Throws `RedisError` if the command fails, or `Error` during an outage. */
    async run<T>(command: (redis: RedisConnection) => Promise<T>): Promise<T> {
      if (outage) throw new Error('Redis is out of order.')
      try {
        return await withTimeout(command(redis), options.timeout)
      } catch (thrown) {
        const error = new RedisError(thrown)
        startOutage(error)
        throw error
      }
    },
    isDown: () => outage !== undefined,
    /** Subscribes again after each outage. Never throws. */
    subscribe(channel: string, onMessage: (message: string) => void): void {
      listener ??= connectListener(redis)
      listener.on('message', (from, message) => void (from === channel && onMessage(message)))
      const fail = (thrown: unknown) => startOutage(new RedisError(thrown))
      listener.on('ready', () => void listener?.subscribe(channel).catch(fail))
    },
    async close() {
      clearTimeout(outage)
      listener?.disconnect()
      redis.disconnect()
    },
  }
}

export type RedisClient = Awaited<ReturnType<typeof connectRedis>>

async function waitUntilReady(redis: RedisConnection, milliseconds: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    const settle = () => {
      clearTimeout(timer)
      resolve()
    }
    redis.once('ready', settle).once('close', settle)
  })
}

/** Rejects after `milliseconds`. An answer that has arrived is first read in one more turn of the event loop. */
async function withTimeout<T>(value: Promise<T>, milliseconds: number): Promise<T> {
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
