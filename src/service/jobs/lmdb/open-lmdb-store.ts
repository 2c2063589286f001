import { randomUUID } from 'node:crypto'
import type { JobStore } from '../job-store.js'
import { openJobDatabase } from './job-database.js'
import { LmdbClaims } from './lmdb-claims.js'
import { LmdbRecords } from './lmdb-records.js'
import { LmdbResults } from './lmdb-results.js'
import { LmdbWebhooks } from './lmdb-webhooks.js'

/**
 * Opens the store in a folder, which the processes of one machine share.
 * @param ttl milliseconds for which a finished job is kept
 * @param onDamage called when a damaged file was set aside
 */
export async function openLmdbStore(
  folder: string,
  ttl: number,
  onDamage: (error: Error) => void,
): Promise<JobStore> {
  const db = await openJobDatabase(folder, onDamage)
  return {
    records: new LmdbRecords(db, ttl),
    results: new LmdbResults(db),
    claims: new LmdbClaims(db, randomUUID()),
    webhooks: new LmdbWebhooks(db),
    close: () => db.root.close(),
  }
}
