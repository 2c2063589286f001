import type { RedisClient } from '../../lib/redis/index.js'
import type { Count, Counter } from './fixed-window.js'

const COUNT = 'linkglass:1:count:'

const INCR = `
local used = redis.call('INCRBY', KEYS[1], ARGV[2])
if used == tonumber(ARGV[2]) then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { used, redis.call('PTTL', KEYS[1]) }`

const PEEK = `
return { tonumber(redis.call('GET', KEYS[1]) or '0'), redis.call('PTTL', KEYS[1]) }`

export function createRedisCounter(client: RedisClient): Counter {
  const parseCount = (reply: unknown, window: number): Count => {
    const [used = 0, left = 0] = Array.isArray(reply) ? reply.map(Number) : []
    return { used, endsAt: Date.now() + (left > 0 ? left : window) }
  }
  return {
    increment: async (id, window, requests = 1) =>
      parseCount(
        await client.run((redis) => redis.eval(INCR, 1, COUNT + id, window, requests)),
        window,
      ),
    peek: async (id, window) =>
      parseCount(await client.run((redis) => redis.eval(PEEK, 1, COUNT + id)), window),
  }
}
