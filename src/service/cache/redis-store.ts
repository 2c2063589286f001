import { randomUUID } from 'node:crypto'
import type { RedisClient } from '../../lib/redis/index.js'
import type { Entry, Store } from './cache.js'
import { decodeEntry, encodeEntry } from './codec.js'
import { FAILURE_TTL, type Locks } from './locks.js'
import type { MemoryStore } from './memory-store.js'
import { MARK_BYTES, readPieces, removePieces, writePieces } from './redis-pieces.js'

/** Belongs to the form of what is stored: another form is another name. */
const ENTRY = 'linkglass:1:'
const PURGED = 'linkglass:1:purged:'

/** Tells the other nodes when it replaces a copy, which they may hold as well; gives the start of that. */
const REPLACE = `
local replaced = redis.call('GETRANGE', KEYS[1], 0, ${MARK_BYTES})
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
if replaced ~= '' then redis.call('PUBLISH', ARGV[3], ARGV[4]) end
return replaced`

/**
 * Entries in Redis, shared by all nodes. What passes through is also kept in `own`, for the time
 * when Redis does not answer; what any node replaces leaves the others' own stores.
 */
export function createRedisStore(client: RedisClient, own: MemoryStore, kind: string): Store {
  const node = randomUUID()
  const prefix = `${ENTRY}${kind}:`
  const purged = PURGED + kind
  client.subscribe(purged, (message) => {
    const [key = '', origin] = message.split(' ')
    if (origin !== node) own.delete(key)
  })
  return {
    async get(key) {
      try {
        const found = await client.run((redis) => redis.getBuffer(prefix + key))
        const bytes = found && (await readPieces(client, prefix, found))
        if (!bytes) return undefined
        const entry = decodeEntry(bytes)
        await own.set(key, entry)
        return entry
      } catch {
        return own.get(key)
      }
    },
    async set(key, entry) {
      await own.set(key, entry)
      const left = Math.ceil(entry.storedAt + entry.ttl + getRenewalTime(entry) - Date.now())
      if (left <= 0) return
      const news = [purged, `${key} ${node}`]
      const value = await writePieces(client, prefix, encodeEntry(entry), left)
      const replaced = await client.run((redis) =>
        redis.eval(REPLACE, 1, prefix + key, value, left, ...news),
      )
      await removePieces(client, prefix, String(replaced))
    },
    has: async (key) => {
      try {
        return (await client.run((redis) => redis.exists(prefix + key))) === 1
      } catch {
        return own.has(key)
      }
    },
    close: () => own.close(),
  }
}

/** Milliseconds beyond its end that an entry stays which may be renewed. */
function getRenewalTime({ ttl, renewal }: Entry): number {
  return renewal ? Math.min(ttl, LONGEST_SPARE) : 0
}

const LONGEST_SPARE = 86_400_000

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

/** What stands in braces decides a cluster's node for a key: a script may touch those of one only. */
function lockName(key: string): string {
  return `linkglass:1:lock:{${key}}`
}

function failureName(key: string, token: string): string {
  return `linkglass:1:failure:{${key}}:${token}`
}

/** Locks in Redis, each script one step that nothing comes between. */
export function createRedisLocks(client: RedisClient): Locks {
  return {
    acquire: async (key, token, lease) =>
      String(await client.run((redis) => redis.eval(ACQUIRE, 1, lockName(key), token, lease))),
    async renew(key, token, lease) {
      await client.run((redis) => redis.eval(RENEW, 1, lockName(key), token, lease))
    },
    async settle(key, token, failure) {
      const names = [lockName(key), failureName(key, token)]
      await client.run((redis) =>
        redis.eval(SETTLE, 2, ...names, token, failure ?? '', FAILURE_TTL),
      )
    },
    async outcome(key, token) {
      const [holder, failure] = await client.run((redis) =>
        redis.mget(lockName(key), failureName(key, token)),
      )
      if (holder === token) return { running: true }
      return { running: false, failure: failure ?? null }
    },
  }
}
