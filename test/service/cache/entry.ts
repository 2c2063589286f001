import type { Entry } from '../../../src/service/cache/cache.js'

export function entry(changes: Partial<Entry> = {}): Entry {
  return {
    body: Buffer.from('{"status":"success"}'),
    storedAt: 1_000,
    ttl: 60_000,
    staleTtl: undefined,
    etag: '"a"',
    fetchMode: 'fetch',
    ...changes,
  }
}
