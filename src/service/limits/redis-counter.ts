import type { RedisClient } from '../../lib/redis/index.js'
import type { Counter } from './fixed-window.js'

const COUNT = 'linkglass:1:count:'

const INCR = `
local used = redis.call('INCRBY', KEYS[1], ARGV[2])
if used == tonumber(ARGV[2]) then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { used, redis.call('PTTL', KEYS[1]) }`

const PEEK = `
return { tonumber(redis.call('GET', KEYS[1]) or '0'), redis.call('PTTL', KEYS[1]) }`

export function createRedisCounter(client: RedisClient): Counter {
  async function runCountScript(script: string, id: string, window: number, args: number[] = []) {
    const reply = await client.run((redis) => redis.eval(script, 1, COUNT + id, ...args))
    const [used = 0, left = 0] = Array.isArray(reply) ? reply.map(Number) : []
    return { used, endsAt: Date.now() + (left > 0 ? left : window) }
  }
  return {
    increment: (id, window, requests = 1) => runCountScript(INCR, id, window, [window, requests]),
    peek: (id, window) => runCountScript(PEEK, id, window),
  }
}
