import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, vi } from 'vitest'
import {
  CHUNK_SIZE,
  type Job,
  type JobOutcome,
  type NewJob,
} from '../../../src/service/jobs/job.js'
import type { JobWork } from '../../../src/service/jobs/job-runner.js'
import type {
  ChunkClaims,
  ChunkProgress,
  HostVisit,
  JobRecords,
  Report,
} from '../../../src/service/jobs/job-store.js'
import { type Jobs, type JobsOptions, openJobs } from '../../../src/service/jobs/open-jobs.js'
import { SELDOM, until } from '../../support/until.js'

/** Time for which a finished job is kept in these tests. */
export const TTL = 60_000

/** A folder for a store, a clock that is set by hand, and all that was opened, closed after each test. */
export function setUpJobs() {
  const kit = {
    folder: '',
    errors: [] as unknown[],
    /** Texts of links in the order in which they were answered. */
    answered: [] as string[],
    opened: [] as { close: () => Promise<unknown> }[],
    open: async (options: Partial<JobsOptions> = {}): Promise<Jobs> => {
      const jobs = await openJobs({
        place: { kind: 'disk', path: kit.folder },
        ttl: TTL,
        work: createWork(kit.answered),
        sendWebhook: async () => true,
        onError: (error) => void kit.errors.push(error),
        ...options,
      })
      kit.opened.push(jobs)
      return jobs
    },
    tick: (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds),
  }
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    kit.folder = mkdtempSync(join(tmpdir(), 'linkglass-jobs-'))
    kit.errors = []
    kit.answered = []
    kit.opened = []
  })
  afterEach(async () => {
    for (const one of kit.opened) await one.close()
    rmSync(kit.folder, { recursive: true, force: true })
    vi.useRealTimers()
  })
  return kit
}

/** A report of one chunk, of which nothing is finished. */
export function reportOf({ claim, started }: Pick<ChunkProgress, 'claim' | 'started'>): Report {
  const progress = [{ claim, started, finished: new Map(), step: 'keep' }] as const
  return { progress, waits: [], ended: [], beginning: [] }
}

/** Waits until a job is done. */
export async function finish({ records }: Pick<Jobs, 'records'>, { id, owner }: Job): Promise<Job> {
  await until(async () => (await records.getJob(id, owner)).status === 'done', SELDOM)
  return records.getJob(id, owner)
}

/** Lists the hosts that links of a job wait for now. */
export async function listWaits({ records }: Pick<Jobs, 'records'>, id: string) {
  return (await records.listHosts(id)).filter(({ until }) => until > Date.now())
}

export function sortIndexes(lines: readonly { index: number }[]): number[] {
  return lines.map(({ index }) => index).sort((a, b) => a - b)
}

/** Answers each link at once. */
export function createWork(answered: string[]): JobWork {
  return {
    findHost: (text) => new URL(text).host,
    findDelay: () => 0,
    answer: async (_, index, text) => {
      answered.push(text)
      return toOutcome(index, '')
    },
    fail: (_, index, __, error) => toOutcome(index, error.code),
    isBusy: () => false,
  }
}

/** Answers as `createWork`, but links of one host with other facts. */
export function createWorkBut(
  answered: string[],
  host: string,
  facts: Partial<JobOutcome>,
): JobWork {
  const { answer, ...work } = createWork(answered)
  const change = async (...args: Parameters<JobWork['answer']>) => {
    const made = await answer(...args)
    return args[2].includes(host) ? { ...made, ...facts } : made
  }
  return { ...work, answer: change }
}

function toOutcome(index: number, code: string): JobOutcome {
  const line = Buffer.from(`${JSON.stringify({ index, code })}\n`)
  return { line, code, statusCode: code === '' ? 200 : undefined }
}

const NEW: NewJob = {
  priority: 5,
  perHost: 16,
  parameters: {},
  owner: 'me',
  isLocal: true,
  base: 'http://127.0.0.1:3000',
}

export async function addJob(
  records: JobRecords,
  texts: readonly string[],
  options: Partial<NewJob> = {},
): Promise<Job> {
  const { job } = await records.createJob({ ...NEW, ...options })
  for (let at = 0; at < texts.length; at += CHUNK_SIZE) {
    await records.addChunk(job.id, texts.slice(at, at + CHUNK_SIZE))
  }
  return records.enqueueJob(job.id)
}

export function links(count: number, host = 'site.test'): string[] {
  return Array.from({ length: count }, (_, index) => `http://${host}/${index}`)
}

/** Reads all lines of a job. */
export async function readLines(
  { results }: Pick<Jobs, 'results'>,
  { id }: Pick<Job, 'id'>,
): Promise<{ index: number; code: string }[]> {
  const batches: Buffer[] = []
  for await (const batch of results.readLines(id, 'index', 0, 1e9)) batches.push(batch)
  const text = Buffer.concat(batches).toString().trimEnd()
  return text === '' ? [] : text.split('\n').map((line) => JSON.parse(line))
}

/** Reads the sizes of the batches in which 20 lines of 300 kB are passed on, in each order. */
export async function readBatchSizes(open: (work: JobWork) => Promise<Jobs>) {
  const line = Buffer.from(`"${'x'.repeat(299_997)}"\n`)
  const jobs = await open(createWorkBut([], 'site.test', { line }))
  const job = await finish(jobs, await addJob(jobs.records, links(20)))
  const sizes: number[][] = [[], []]
  for (const [at, order] of (['completion', 'index'] as const).entries()) {
    for await (const batch of jobs.results.readLines(job.id, order, 0, 1e9))
      sizes[at]?.push(batch.length)
  }
  return sizes
}

/** Has two workers ask one host for links in turn; returns the milliseconds that each is told to wait. */
export async function visitInTurn(
  [first, second]: readonly [ChunkClaims, ChunkClaims],
  id: string,
): Promise<readonly (number | undefined)[]> {
  const visit = (index: number, delay?: number): HostVisit => ({
    id,
    host: 'slow.test',
    perHost: 4,
    index,
    delay,
  })
  const begin = async (claims: ChunkClaims, beginning: HostVisit) => {
    const report = { progress: [], waits: [], ended: [], beginning: [beginning] }
    return (await claims.storeReport(report)).pauses[0]
  }
  const end = (claims: ChunkClaims, ended: HostVisit) =>
    claims.storeReport({ progress: [], waits: [], ended: [ended], beginning: [] })
  const waits = [
    await begin(first, visit(0)),
    // Nobody knows the delay of the host yet, so the first goes alone.
    await begin(second, visit(1)),
  ]
  await end(first, visit(0, 0))
  waits.push(await begin(first, visit(2, 0)), await begin(second, visit(1)))
  await end(first, visit(2, 0))
  await end(second, visit(1, 60_000))
  waits.push(await begin(first, visit(3, 0)), await begin(second, visit(4, 60_000)))
  return waits
}
