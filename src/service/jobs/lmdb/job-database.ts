import { readdirSync } from 'node:fs'
import { openDiskFile } from '../../cache/index.js'
import type { Job } from '../job.js'
import type { ChunkProgress, Claim, Wait } from '../job-store.js'

export type PartKey = [id: string, part: number]

/** Job id (empty for all jobs) and host (empty for all hosts). */
export type HostKey = [id: string, host: string]

export interface ChunkLease extends Pick<Claim & ChunkProgress, 'deaths' | 'started'> {
  /** Name of the worker that has the chunk, or empty. */
  readonly by: string
  /** Unix milliseconds. */
  readonly until: number
}

export interface JobHost extends Wait {
  /** Deadline of each visit in Unix milliseconds, by link index. */
  readonly visits?: Readonly<Record<string, number>>
  /** Milliseconds between two visits, or `undefined` while unknown. */
  readonly delay?: number | undefined
}

/** The number is the version of the format. */
const FILE = 'jobs-1.mdb'

export async function openJobDatabase(folder: string, onDamage: (error: Error) => void) {
  const root = await openDiskFile({
    folder,
    file: FILE,
    title: 'job store',
    setting: 'LINKGLASS_JOBS',
    // The check leaves out the results, which may be too large to read.
    databases: ['jobs', 'queue', 'leases', 'totals'],
    onDamage,
  })
  const others = readdirSync(folder).filter((name) => /^jobs-\d+\.mdb$/.test(name) && name !== FILE)
  const text = `${folder} has jobs of another version in ${others.join()}, which stay there as they are.`
  if (others.length > 0) onDamage(new Error(text))
  const openJson = <V, K extends string | PartKey | HostKey = string>(name: string) =>
    root.openDB<V, K>(name, { encoding: 'json' })
  const openBinary = (name: string) => root.openDB<Buffer, PartKey>(name, { encoding: 'binary' })
  return {
    root,
    jobs: openJson<Job>('jobs'),
    /** Priorities of jobs that still have links to run, by job id. */
    queue: openJson<number>('queue'),
    /** Ids of jobs by owner and `idempotency-key`. */
    keys: openJson<string>('keys'),
    /** Sizes in bytes of deleted jobs whose data still exists, by job id. */
    removals: openJson<number>('removals'),
    leases: openJson<ChunkLease, PartKey>('leases'),
    items: openJson<readonly string[], PartKey>('items'),
    /** 32 bits for each link: 1 + the place of its result in `results`, or 0 without a result. */
    places: openBinary('places'),
    /** Outcomes encoded by `encodeJobOutcome`, in the order of completion. */
    results: openBinary('results'),
    totals: openJson<number>('totals'),
    /** Webhooks to send. `dueAt` is in Unix milliseconds. */
    webhooks: openJson<{ readonly dueAt: number; readonly tries: number }>('webhooks'),
    hosts: openJson<JobHost, HostKey>('waits'),
  }
}

export type JobDatabase = Awaited<ReturnType<typeof openJobDatabase>>

export const FREE_LEASE: ChunkLease = { by: '', until: 0, started: [], deaths: {} }

export function createPartKeyRange(id: string, from = 0): { start: PartKey; end: PartKey } {
  return { start: [id, from], end: [id, Number.MAX_SAFE_INTEGER] }
}

export function readTotalBytes({ totals }: JobDatabase): number {
  return totals.get('bytes') ?? 0
}

export function addTotalBytes(db: JobDatabase, bytes: number): void {
  db.totals.putSync('bytes', Math.max(0, readTotalBytes(db) + bytes))
}

export function createHostKeyRange(id: string): { start: HostKey; end: HostKey } {
  return { start: [id, ''], end: [id, '\uffff'] }
}
