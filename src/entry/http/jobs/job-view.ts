import { setTimeout as pause } from 'node:timers/promises'
import {
  countFinishedLinks,
  FINISHED,
  type Job,
  type Jobs,
  measureRate,
} from '../../../service/jobs/index.js'

const MAX_WAITING_HOSTS = 20

export async function describeJob({ records }: Jobs, job: Job): Promise<object> {
  const hosts = job.status === 'running' ? await records.listHosts(job.id) : []
  const waits = hosts.filter(({ until }) => until > Date.now()).sort((a, b) => b.until - a.until)
  const waiting = waits
    .slice(0, MAX_WAITING_HOSTS)
    .map(({ host, until, why }) => ({ ...(host !== '' && { host }), until: toIsoTime(until), why }))
  return { ...toJobView(job), ...(waits.length > 0 && { waitingHosts: waits.length, waiting }) }
}

export function toJobView(job: Job) {
  const done = countFinishedLinks(job)
  const rate = measureRate(job, Date.now())
  return {
    id: job.id,
    ...(job.name !== undefined && { name: job.name }),
    status: job.status,
    total: job.total,
    done,
    succeeded: job.succeeded,
    failed: job.failed,
    codes: job.codes,
    statuses: job.statuses,
    ...(rate !== undefined && { rate: Math.round(rate * 10) / 10 }),
    ...(rate !== undefined && rate > 0 && { secondsLeft: Math.ceil((job.total - done) / rate) }),
    priority: job.priority,
    perHost: job.perHost,
    createdAt: toIsoTime(job.createdAt),
    ...(job.startedAt !== undefined && { startedAt: toIsoTime(job.startedAt) }),
    ...(job.finishedAt !== undefined && { finishedAt: toIsoTime(job.finishedAt) }),
  }
}

export type JobView = ReturnType<typeof toJobView>

function toIsoTime(time: number): string {
  return new Date(time).toISOString()
}

/** Yields server-sent events (HTML standard, section 9.2) until the job ends. */
export async function* streamJobEvents(
  jobs: Jobs,
  { id, owner }: Job,
  lastEventId: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let sent = lastEventId
  while (!signal.aborted) {
    const job = await jobs.records.getJob(id, owner)
    const event = `${countFinishedLinks(job)}-${job.status}`
    const isEnd = FINISHED.has(job.status)
    if (event !== sent || isEnd) {
      const data = JSON.stringify(await describeJob(jobs, job))
      yield `id: ${event}\nevent: ${isEnd ? job.status : 'progress'}\ndata: ${data}\n\n`
    }
    sent = event
    if (isEnd) return
    await pause(1_000, undefined, { signal }).catch(() => {})
  }
}
