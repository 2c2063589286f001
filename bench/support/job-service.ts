import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Served, startOurs, startServer } from './process.js'

export const WORKERS = 2
export const PER_HOST = 4

/** Requests that the hosts of a bench got. */
export interface HostCounts {
  readonly asked: number
  /** Requests that were repeated. */
  readonly repeated: number
  /** Requests of one host at once. */
  readonly mostBusy: number
}

export interface JobHosts {
  readonly links: readonly string[]
  /** Settings by which a service finds the hosts. */
  readonly env: NodeJS.ProcessEnv
  /** Returns the requests that the hosts got since the last call. */
  readonly count: () => Promise<HostCounts>
  readonly stop: () => Promise<void>
}

/** @param delay milliseconds until the hosts answer */
export async function startHosts(count: number, delay = '0'): Promise<JobHosts> {
  const served = await startServer('job-hosts.ts', { DELAY: delay })
  const { port } = new URL(served.base)
  const hosts = Math.max(20, count / 50)
  const names = Array.from({ length: hosts }, (_, index) => `h${index}.test=127.0.0.1`)
  return {
    links: Array.from({ length: count }, (_, at) => `http://h${at % hosts}.test:${port}/${at}`),
    env: { LINKGLASS_HOSTS: names.join(), LINKGLASS_ALLOW: '127.0.0.1' },
    count: async () => JSON.parse(await get(served.base, 'counts.test')) as HostCounts,
    stop: served.stop,
  }
}

/** Asks with another `host` than that of the address, which `fetch` cannot. */
function get(base: string, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asking = request(base, { headers: { host } }, async (response) => {
      resolve(Buffer.concat(await response.toArray()).toString())
    })
    asking.on('error', reject).end()
  })
}

/** Starts a service whose jobs are in a folder, or in Redis. */
export function startJobService(
  { env }: Pick<JobHosts, 'env'>,
  folder: string,
  redis?: string,
): Promise<Served> {
  const places = {
    LINKGLASS_CACHE: redis ?? `disk:${join(folder, 'cache')}`,
    LINKGLASS_JOBS: redis ?? `disk:${join(folder, 'jobs')}`,
  }
  // A small disk cache, since each starting worker checks all copies.
  const limits = { LINKGLASS_JOB_MAX: '1000000', LINKGLASS_CACHE_DISK_SIZE: '20mb' }
  const all = { ...env, ...places, ...limits }
  return startOurs(all, ['--workers', String(WORKERS)])
}

export async function addJob(served: Served, links: readonly string[]): Promise<string> {
  const target = `/jobs?robots=ignore&meta.title=true&per-host=${PER_HOST}`
  const answer = await fetch(`${served.base}${target}`, { method: 'POST', body: links.join('\n') })
  const { id } = (await answer.json()) as { readonly id: string }
  return id
}

export interface JobView {
  readonly status: string
  readonly done: number
}

/** Returns a job, or `undefined` if its worker was killed. */
export async function showJob(served: Served, id: string): Promise<JobView | undefined> {
  return fetch(`${served.base}/jobs/${id}`, { headers: { connection: 'close' } }).then(
    (answer) => answer.json() as Promise<JobView>,
    () => undefined,
  )
}

export async function finishJob(served: Served, id: string): Promise<void> {
  while ((await showJob(served, id))?.status !== 'done') await pause(500)
}

export interface LineCounts {
  readonly 'lines missing': number
  readonly 'lines double': number
  readonly 'lines invented': number
  readonly 'links failed': number
}

/** Reads all results, and compares them with the list. */
export async function countLines(
  served: Served,
  id: string,
  links: readonly string[],
): Promise<LineCounts> {
  const text = await (await fetch(`${served.base}/jobs/${id}/results`)).text()
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { index: number; url: string; http: number })
  const indexes = new Set(lines.map(({ index }) => index))
  return {
    'lines missing': links.length - indexes.size,
    'lines double': lines.length - indexes.size,
    'lines invented': lines.filter(({ index, url }) => links[index] !== url).length,
    'links failed': lines.filter(({ http }) => http !== 200).length,
  }
}

export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'linkglass-bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export function round(value: number): number {
  return Number(value.toPrecision(3))
}
