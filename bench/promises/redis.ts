import { answer } from '../../test/hostile/support/talk.js'
import { startRaw } from '../../test/support/raw-server.js'
import { type RedisServer, startRedis } from '../../test/support/redis-server.js'
import { type SlowLine, startSlowLine } from '../../test/support/slow-connection.js'
import { type Promised, slowest, withService } from './promise.js'

/** Changes of Redis between one request and the next two. */
const TROUBLES: Readonly<Record<string, (redis: RedisServer, line: SlowLine) => unknown>> = {
  stopped: (redis) => redis.child.kill('SIGSTOP'),
  'too slow': (_, line) => {
    line.delay = 400
  },
  'slow, but in time': (_, line) => {
    line.delay = 30
  },
  gone: (redis) => redis.stop(),
}

export const REDIS: readonly Promised[] = Object.entries(TROUBLES).map(([what, befall]) => ({
  name: `copies and pages are answered while Redis is ${what}`,
  bound: 300,
  measure: () => measure(befall),
}))

async function measure(befall: (redis: RedisServer, line: SlowLine) => unknown): Promise<number> {
  const redis = await startRedis()
  const line = await startSlowLine(redis.port, 0)
  const target = await startRaw(answer('<!doctype html><title>Page</title>'))
  const ask = (path: string) => ({
    url: `http://site.test:${target.port}/${path}`,
    'meta.title': 'true',
  })
  try {
    return await withService(
      { LINKGLASS_CACHE: `redis://127.0.0.1:${line.port}` },
      async (service) => {
        await service.ask(ask('kept'))
        await befall(redis, line)
        return slowest(['kept', 'fetched'], (path) => service.ask(ask(path)))
      },
    )
  } finally {
    line.close()
    await Promise.all([target.close(), redis.stop()])
  }
}
