import { readdirSync } from 'node:fs'
import type { Database, RootDatabase } from 'lmdb'
import { openDiskFile } from '../../cache/index.js'
import type { Job } from '../job.js'
import type { Wait } from '../job-store.js'
import type { WaitingWebhook } from '../webhook-queue.js'

/** Id of a job, and the number of a chunk or of a result. */
export type PartKey = [id: string, part: number]

/** Id of a job, and a host; empty for all hosts. */
export type HostKey = [id: string, host: string]

/** Claim on a chunk; each chunk with links that are not done has one. */
export interface ChunkLease {
  /** Worker that has the chunk; empty for none. */
  readonly by: string
  /** Unix milliseconds until which the worker has it. */
  readonly until: number
  /** Places in the chunk of links that may be under way. */
  readonly started: readonly number[]
  /** Workers that died while a link was under way, by its place in the chunk. */
  readonly deaths: Readonly<Record<string, number>>
}

/** A host of a job: the reason to wait for it, and the links that ask it now. */
export interface JobHost extends Wait {
  /** For each link that asks the host, by index, the Unix milliseconds until which it may. */
  readonly visits?: Readonly<Record<string, number>>
  /** Milliseconds between two visits, as far as that is known. */
  readonly delay?: number | undefined
}

/** The databases of one LMDB file. */
export interface JobDatabase {
  readonly root: RootDatabase
  readonly jobs: Database<Job, string>
  /** Priority of each job with work left. */
  readonly queue: Database<number, string>
  /** Jobs by owner and `idempotency-key`. */
  readonly keys: Database<string, string>
  /** Bytes of each deleted job whose parts are still being removed. */
  readonly removals: Database<number, string>
  readonly leases: Database<ChunkLease, PartKey>
  /** Links of each chunk, as they were sent. */
  readonly items: Database<readonly string[], PartKey>
  /** For each link of a chunk 32 bits: 0, or the place of its result plus one. */
  readonly places: Database<Buffer, PartKey>
  /** Results by place: a line of facts, then the line that callers get. */
  readonly results: Database<Buffer, PartKey>
  readonly totals: Database<number, string>
  /** Webhooks that are to be sent, by job, or job and event. */
  readonly webhooks: Database<WaitingWebhook, string>
  /** Hosts that links wait for or ask, by job. */
  readonly hosts: Database<JobHost, HostKey>
}

/** Name of the file, with the version of its form. */
const FILE = 'jobs-1.mdb'

/** Databases read whole at the start to find damage; results are left out, as they may be many. */
const PROBED = ['jobs', 'queue', 'leases', 'totals']

export async function openJobDatabase(
  folder: string,
  onDamage: (error: Error) => void,
): Promise<JobDatabase> {
  const root = await openDiskFile({
    folder,
    file: FILE,
    title: 'job store',
    setting: 'LINKGLASS_JOBS',
    databases: PROBED,
    onDamage,
  })
  const others = readdirSync(folder).filter((name) => /^jobs-\d+\.mdb$/.test(name) && name !== FILE)
  const text = `${folder} has jobs of another version in ${others.join()}, which stay there as they are.`
  if (others.length > 0) onDamage(new Error(text))
  const openJson = <V, K extends string | PartKey | HostKey>(name: string) =>
    root.openDB<V, K>(name, { encoding: 'json' })
  const openBinary = (name: string) => root.openDB<Buffer, PartKey>(name, { encoding: 'binary' })
  return {
    root,
    jobs: openJson('jobs'),
    queue: openJson('queue'),
    keys: openJson('keys'),
    removals: openJson('removals'),
    leases: openJson('leases'),
    items: openJson('items'),
    places: openBinary('places'),
    results: openBinary('results'),
    totals: openJson('totals'),
    webhooks: openJson('webhooks'),
    hosts: openJson('waits'),
  }
}

/** Creates the range of all parts of a job, from one of them on. */
export function createPartRange(id: string, from = 0): { start: PartKey; end: PartKey } {
  return { start: [id, from], end: [id, Number.MAX_SAFE_INTEGER] }
}

const BYTES = 'bytes'

export function readTotalBytes({ totals }: JobDatabase): number {
  return totals.get(BYTES) ?? 0
}

export function addTotalBytes({ totals }: JobDatabase, bytes: number): void {
  totals.putSync(BYTES, Math.max(0, (totals.get(BYTES) ?? 0) + bytes))
}

/** Creates the range of all hosts of a job. */
export function createHostRange(id: string): { start: HostKey; end: HostKey } {
  return { start: [id, ''], end: [id, '\uffff'] }
}
