import { setTimeout as pause } from 'node:timers/promises'
import { type RedisServer, startJobRedis } from '../../test/support/redis-server.js'
import {
  addJob,
  countLines,
  finishJob,
  inFolder,
  type JobHosts,
  PER_HOST,
  round,
  showJob,
  startHosts,
  startJobService,
  WORKERS,
} from '../support/job-service.js'
import type { Served } from '../support/process.js'

/** Number of links, number of links compared with batches, and parts. */
const { LINKS = '10000', COMPARED = '10000', PARTS = 'calm,disk,redis' } = process.env
/** Turns in which a job and batches are compared. */
const TURNS = 3
/** Links of one batch. */
const BATCH = 1_000
/** Links by which code is compiled before anything is measured. */
const WARMING = 6_000
/** Milliseconds between two kills. */
const KILL_EVERY = 2_000
/** Milliseconds for which Redis is away, and after which it goes. */
const OUTAGE = { start: 15_000, length: 20_000 }

type Row = Readonly<Record<string, number>>

/**
 * Compares jobs with batches.
 * Then checks for lost lines while workers and Redis are killed.
 */
export async function jobs(): Promise<void> {
  const parts = new Set(PARTS.split(','))
  if (parts.has('calm')) {
    const rows = await withHosts(Number(COMPARED), compareWithBatches)
    console.table(rows)
    check(median(rows.map((row) => row['times a batch'] ?? Number.NaN)) <= 1.1)
  }
  for (const place of ['disk', 'redis'].filter((name) => parts.has(name))) {
    const row = await withHosts(Number(LINKS), (hosts) => measureKilled(hosts, place))
    console.table({ [place]: row })
    const wrong = ['lines missing', 'lines double', 'lines invented'].filter((name) => row[name])
    const isPatient = (row['of one host at once'] ?? Number.NaN) <= PER_HOST
    check(wrong.length === 0 && isPatient && (row['asked for twice, %'] ?? Number.NaN) <= 1)
  }
}

function check(isRight: boolean): void {
  if (!isRight) process.exitCode = 1
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}

async function withHosts<T>(count: number, work: (hosts: JobHosts) => Promise<T>): Promise<T> {
  const hosts = await startHosts(count)
  try {
    return await work(hosts)
  } finally {
    await hosts.stop()
  }
}

/** Answers the same links as batches and as a job, by turns. */
async function compareWithBatches(hosts: JobHosts): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (let turn = 0; turn < TURNS; turn++) {
    const batch = await measure(hosts, sendBatches)
    const job = await measure(hosts, async (served, links) =>
      finishJob(served, await addJob(served, links)),
    )
    rows.push({
      'CPU of a link in a batch, ms': round(batch.cpu / hosts.links.length),
      'in a job': round(job.cpu / hosts.links.length),
      'times a batch': round(job.cpu / batch.cpu),
      'links a second in batches': round(hosts.links.length / batch.seconds),
      'in jobs': round(hosts.links.length / job.seconds),
    })
  }
  return rows
}

function measure(
  hosts: JobHosts,
  work: (served: Served, links: readonly string[]) => Promise<void>,
) {
  return inFolder(async (folder) => {
    const served = await startJobService(hosts, folder)
    await work(served, hosts.links.slice(0, WARMING).map(toOther))
    const [before, started] = [served.cpu(), performance.now()]
    await work(served, hosts.links)
    const seconds = (performance.now() - started) / 1_000
    const cpu = served.cpu() - before
    await served.stop()
    return { cpu, seconds }
  })
}

function toOther(link: string): string {
  return `${link}?other`
}

/** Sends batches to both workers, since jobs use both. */
async function sendBatches(served: Served, links: readonly string[]): Promise<void> {
  let at = 0
  const send = async () => {
    while (at < links.length) {
      const body = links.slice(at, at + BATCH).join('\n')
      at += BATCH
      const headers = { connection: 'close' }
      const init = { method: 'POST', body, headers }
      const answer = await fetch(`${served.base}/batch?meta.title=true`, init)
      await answer.text()
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, send))
}

function measureKilled(hosts: JobHosts, place: string): Promise<Row> {
  return inFolder(async (folder) => {
    const isShared = place === 'redis'
    const redis = isShared ? await startJobRedis(undefined, folder) : undefined
    const services: Served[] = []
    for (let count = isShared ? 2 : 1; count > 0; count--) {
      services.push(await startJobService(hosts, folder, redis?.url))
    }
    const [first] = services as [Served]
    await hosts.count()
    const started = performance.now()
    const id = await addJob(first, hosts.links)
    const killing = startKilling(services)
    const outage = redis ? interrupt(redis, folder) : undefined
    await finishJob(first, id)
    const seconds = (performance.now() - started) / 1_000
    killing.stop()
    const server = await outage
    while ((await showJob(first, id)) === undefined) await pause(500)
    const { asked, repeated, mostBusy } = await hosts.count()
    const row = {
      links: hosts.links.length,
      'workers killed': killing.count(),
      'done in, s': round(seconds),
      'links a second': round(hosts.links.length / seconds),
      ...(await countLines(first, id, hosts.links)),
      'links asked for': asked,
      'of one host at once': mostBusy,
      'asked for twice, %': round((100 * repeated) / hosts.links.length),
    }
    for (const served of services) await served.stop()
    await server?.stop()
    return row
  })
}

/** Kills a random worker regularly, if the service's others are up. */
function startKilling(services: readonly Served[]) {
  let kills = 0
  const timer = setInterval(() => {
    const whole = services.map((served) => served.workers()).filter((all) => all.length === WORKERS)
    const alive = whole.flat()
    const victim = alive[Math.floor(Math.random() * alive.length)]
    if (victim === undefined) return
    kills += 1
    process.kill(victim, 'SIGKILL')
  }, KILL_EVERY)
  return { count: () => kills, stop: () => clearInterval(timer) }
}

/** Stops Redis for a while, then starts it with its data. */
async function interrupt({ port, stop }: RedisServer, folder: string): Promise<RedisServer> {
  await pause(OUTAGE.start)
  await stop()
  await pause(OUTAGE.length)
  return startJobRedis(port, folder)
}
