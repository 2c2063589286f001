import { LRUCache } from 'lru-cache'
import type { MaybePromise } from '../../lib/async/maybe-promise.js'
import type { HostRecord } from './host-record.js'

/** Stores records of hosts; never throws, and may lose any of them. */
export interface HostRecordStore {
  get(host: string): MaybePromise<HostRecord | undefined>
  set(host: string, record: HostRecord): void
}

/** Hosts that are remembered; a kilobyte each at most. */
export const MAX_HOSTS = 10_000

/** Keeps records in this process, for the hosts that were asked for last. */
export function createMemoryRecordStore(maxHosts = MAX_HOSTS): HostRecordStore {
  const records = new LRUCache<string, HostRecord>({ max: maxHosts })
  return {
    get: (host) => records.get(host),
    set: (host, record) => void records.set(host, record),
  }
}
