import { LRUCache } from 'lru-cache'
import type { MaybePromise } from '../../lib/async/maybe-promise.js'
import type { HostRecord } from './host-record.js'

/** Never throws, but may lose records. */
export interface HostRecordStore {
  get(host: string): MaybePromise<HostRecord | undefined>
  set(host: string, record: HostRecord): void
}

/** Maximum number of records. Each takes up to a kilobyte. */
export const MAX_HOSTS = 10_000

export function createMemoryRecordStore(maxHosts = MAX_HOSTS): HostRecordStore {
  const records = new LRUCache<string, HostRecord>({ max: maxHosts })
  return {
    get: (host) => records.get(host),
    set: (host, record) => void records.set(host, record),
  }
}
