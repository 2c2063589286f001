import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, vi } from 'vitest'
import { CHUNK_SIZE, type Job, type JobOutcome } from '../../../src/service/jobs/job.js'
import type { JobWork } from '../../../src/service/jobs/job-runner.js'
import type { JobStore, NewJob } from '../../../src/service/jobs/job-store.js'
import { type Jobs, type JobsOptions, openJobs } from '../../../src/service/jobs/open-jobs.js'

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
        path: kit.folder,
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

/** Answers each link at once. */
export function createWork(answered: string[]): JobWork {
  return {
    findHost: (text) => new URL(text).host,
    answer: async (_, index, text) => {
      answered.push(text)
      return toOutcome(index, '')
    },
    fail: (_, index, __, error) => toOutcome(index, error.code),
    isBusy: () => false,
  }
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

export function addJob(store: JobStore, texts: readonly string[], options: Partial<NewJob> = {}) {
  const { job } = store.begin({ ...NEW, ...options })
  for (let at = 0; at < texts.length; at += CHUNK_SIZE) {
    store.append(job.id, texts.slice(at, at + CHUNK_SIZE))
  }
  return store.publish(job.id)
}

export function links(count: number, host = 'site.test'): string[] {
  return Array.from({ length: count }, (_, index) => `http://${host}/${index}`)
}

/** Reads all lines of a job. */
export async function readLines(
  { results }: Jobs,
  { id }: Pick<Job, 'id'>,
): Promise<{ index: number; code: string }[]> {
  const batches: Buffer[] = []
  for await (const batch of results.read(id, 'index', 0, 1e9)) batches.push(batch)
  const text = Buffer.concat(batches).toString().trimEnd()
  return text === '' ? [] : text.split('\n').map((line) => JSON.parse(line))
}
