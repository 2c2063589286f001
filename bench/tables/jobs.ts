import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Served, startOurs } from '../support/process.js'

const { LINKS = '10000' } = process.env
const COUNT = Number(LINKS)
const HOSTS = Math.max(20, COUNT / 50)
const WORKERS = 2
const PER_HOST = 4
/** Links of one batch. */
const BATCH = 1_000
/** Milliseconds between two kills. */
const KILL_EVERY = 2_000

/**
 * What jobs cost beside batches, and whether each index has exactly one line though workers are killed
 * every two seconds. `LINKS=100000` sets the length of the list; a host has 50 of them.
 */
export async function jobs(): Promise<void> {
  const origin = await startHosts()
  const calm = await measureCalm(origin)
  origin.reset()
  const killed = await measureKilled(origin)
  const names = new Set([...Object.keys(calm), ...Object.keys(killed)])
  const rows = [...names].map((name) => [name, { calm: calm[name], killed: killed[name] }])
  console.table(Object.fromEntries(rows))
  await origin.close()
  const value = (row: Cell, name: string) => row[name] ?? Number.NaN
  const isRight = [calm, killed].every(
    (row) => value(row, 'lines missing') === 0 && value(row, 'lines double') === 0,
  )
  const isDear = value(calm, 'CPU a link, × batch') > 1.1
  if (!isRight || isDear || value(killed, 'asked for twice, %') > 1) process.exitCode = 1
}

/** Many hosts in one server, which counts what it is asked for. */
async function startHosts() {
  const asked = new Map<string, number>()
  const busy = new Map<string, number>()
  let mostBusy = 0
  const server = createServer((request, response) => {
    const { host = '' } = request.headers
    const url = `http://${host}${request.url}`
    asked.set(url, (asked.get(url) ?? 0) + 1)
    const now = (busy.get(host) ?? 0) + 1
    busy.set(host, now)
    mostBusy = Math.max(mostBusy, now)
    response.once('close', () => busy.set(host, (busy.get(host) ?? 1) - 1))
    response.setHeader('content-type', 'text/html')
    response.end(`<title>Page ${request.url}</title><p>${'A word or two. '.repeat(200)}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.address() as AddressInfo
  const links = Array.from({ length: COUNT }, (_, index) => {
    return `http://h${index % HOSTS}.test:${port}/${index}`
  })
  return {
    links,
    reset: () => {
      asked.clear()
      mostBusy = 0
    },
    mostBusy: () => mostBusy,
    repeated: () => [...asked.values()].filter((count) => count > 1).length,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

type Hosts = Awaited<ReturnType<typeof startHosts>>

interface Cell {
  readonly [name: string]: number
}

async function serve(folder: string): Promise<Served> {
  const names = Array.from({ length: HOSTS }, (_, index) => `h${index}.test=127.0.0.1`)
  const env = {
    LINKGLASS_HOSTS: names.join(),
    LINKGLASS_ALLOW: '127.0.0.1',
    LINKGLASS_CACHE: `disk:${join(folder, 'cache')}`,
    LINKGLASS_JOBS: `disk:${join(folder, 'jobs')}`,
    LINKGLASS_JOB_MAX: '1000000',
  }
  return startOurs(env, ['--workers', String(WORKERS)])
}

async function measureCalm({ links, mostBusy, repeated, reset }: Hosts): Promise<Cell> {
  const batchCpu = await inFolder(async (folder) => {
    const served = await serve(folder)
    const before = served.cpu()
    for (let at = 0; at < links.length; at += BATCH) {
      const body = links.slice(at, at + BATCH).join('\n')
      const answer = await fetch(`${served.base}/batch?meta.title=true`, { method: 'POST', body })
      await answer.text()
    }
    const spent = served.cpu() - before
    await served.stop()
    return spent
  })
  reset()
  return inFolder(async (folder) => {
    const served = await serve(folder)
    const before = served.cpu()
    const started = performance.now()
    const id = await addJob(served, links)
    const accepted = performance.now()
    await finish(served, id)
    const spent = served.cpu() - before
    const seconds = (performance.now() - started) / 1_000
    const row = {
      'accepted in, s': round((accepted - started) / 1_000),
      'done in, s': round(seconds),
      'links a second': round(links.length / seconds),
      'CPU a link, ms': round(spent / links.length),
      'CPU a link, × batch': round(spent / batchCpu),
      'memory, MB': round(served.memory() / 1e6),
      'store, MB': round(sizeOf(join(folder, 'jobs')) / 1e6),
      ...(await countLines(served, id)),
      'of one host at once': mostBusy(),
      'asked for twice, %': round((100 * repeated()) / links.length),
    }
    await served.stop()
    return row
  })
}

async function measureKilled({ links, mostBusy, repeated }: Hosts): Promise<Cell> {
  return inFolder(async (folder) => {
    const served = await serve(folder)
    const started = performance.now()
    const id = await addJob(served, links)
    let kills = 0
    const killing = setInterval(() => {
      const workers = served.workers()
      // One is left, so that the other has somebody to go on for it.
      const victim = workers.length < WORKERS ? undefined : workers[kills % WORKERS]
      if (victim === undefined) return
      kills += 1
      process.kill(victim, 'SIGKILL')
    }, KILL_EVERY)
    await finish(served, id)
    clearInterval(killing)
    const seconds = (performance.now() - started) / 1_000
    const row = {
      'workers killed': kills,
      'done in, s': round(seconds),
      'links a second': round(links.length / seconds),
      ...(await countLines(served, id)),
      'of one host at once': mostBusy(),
      'asked for twice, %': round((100 * repeated()) / links.length),
    }
    await served.stop()
    return row
  })
}

async function addJob(served: Served, links: readonly string[]): Promise<string> {
  const target = `/jobs?robots=ignore&meta.title=true&per-host=${PER_HOST}`
  const answer = await fetch(`${served.base}${target}`, { method: 'POST', body: links.join('\n') })
  const { id } = (await answer.json()) as { readonly id: string }
  return id
}

async function finish(served: Served, id: string): Promise<void> {
  for (;;) {
    // A worker that is killed takes its connections along.
    const status = await fetch(`${served.base}/jobs/${id}`, { headers: { connection: 'close' } })
      .then((answer) => answer.json() as Promise<{ readonly status: string }>)
      .catch(() => ({ status: 'unknown' }))
    if (status.status === 'done') return
    await pause(200)
  }
}

async function countLines(served: Served, id: string): Promise<Cell> {
  const text = await (await fetch(`${served.base}/jobs/${id}/results`)).text()
  const lines = text.trimEnd().split('\n')
  const indexes = new Set(lines.map((line) => (JSON.parse(line) as { index: number }).index))
  const isFailed = (line: string) => !line.includes('"http":200')
  return {
    'lines missing': COUNT - indexes.size,
    'lines double': lines.length - indexes.size,
    'links failed': lines.filter(isFailed).length,
  }
}

function sizeOf(folder: string): number {
  const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size)
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'linkglass-bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function round(value: number): number {
  return Number(value.toPrecision(3))
}
