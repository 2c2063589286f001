import { isRecord, parseJson } from '../../lib/data/json.js'
import type { RedisClient } from '../../lib/redis/index.js'
import { hashText } from './hash.js'
import type { HostRecord } from './host-record.js'
import { createMemoryRecordStore, type HostRecordStore, MAX_HOSTS } from './record-store.js'

const SHELL = 'linkglass:1:shell:'

/** Milliseconds after which an unchanged record is deleted. */
const KEPT = 86_400_000

/** Stores records in Redis, and also in memory in case Redis fails. */
export function createRedisRecordStore(client: RedisClient): HostRecordStore {
  const local = createMemoryRecordStore()
  return {
    async get(host) {
      try {
        const text = await client.run((redis) => redis.get(toRedisKey(host)))
        return parseHostRecord(text, host) ?? local.get(host)
      } catch {
        return local.get(host)
      }
    },
    set(host, record) {
      local.set(host, record)
      const text = JSON.stringify({ host, ...record })
      client.run((redis) => redis.set(toRedisKey(host), text, 'PX', KEPT)).catch(() => undefined)
    },
  }
}

function toRedisKey(host: string): string {
  return SHELL + (hashText(host) % MAX_HOSTS)
}

function parseHostRecord(text: string | null, host: string): HostRecord | undefined {
  const stored = text === null ? undefined : parseJson(text)
  return isHostRecord(stored) && stored.host === host ? stored : undefined
}

function isHostRecord(value: unknown): value is HostRecord & { readonly host: string } {
  if (!isRecord(value) || !('host' in value && 'front' in value)) return false
  return Array.isArray(value.looks) && value.looks.every(Array.isArray)
}
