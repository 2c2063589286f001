import type { RedisClient } from '../../lib/redis/index.js'
import { FAILURE_TTL, type Locks } from './locks.js'

const ACQUIRE = `
local holder = redis.call('GET', KEYS[1])
if holder then return holder end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return ARGV[1]`

const RENEW = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end`

const SETTLE = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
if ARGV[2] ~= '' then redis.call('SET', KEYS[2], ARGV[2], 'PX', ARGV[3]) end`

/** Braces keep a script's keys on one cluster node. */
function toLockKey(key: string): string {
  return `linkglass:1:lock:{${key}}`
}

function toFailureKey(key: string, token: string): string {
  return `linkglass:1:failure:{${key}}:${token}`
}

export function createRedisLocks(client: RedisClient): Locks {
  return {
    acquire: async (key, token, lease) =>
      String(await client.run((redis) => redis.eval(ACQUIRE, 1, toLockKey(key), token, lease))),
    async renew(key, token, lease) {
      await client.run((redis) => redis.eval(RENEW, 1, toLockKey(key), token, lease))
    },
    async release(key, token, failure) {
      const names = [toLockKey(key), toFailureKey(key, token)]
      await client.run((redis) =>
        redis.eval(SETTLE, 2, ...names, token, failure ?? '', FAILURE_TTL),
      )
    },
    async getOutcome(key, token) {
      const [holder, failure] = await client.run((redis) =>
        redis.mget(toLockKey(key), toFailureKey(key, token)),
      )
      if (holder === token) return { running: true }
      return { running: false, failure: failure ?? null }
    },
  }
}
