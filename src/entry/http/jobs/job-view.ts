import { countDone, type Job, type Jobs, measureRate } from '../../../service/jobs/index.js'

/** Waiting hosts that are shown. */
const MAX_WAITS = 20

/** Shows a job to its owner, with the hosts that it waits for. */
export async function showJob({ records }: Jobs, job: Job): Promise<object> {
  const waits = await records.listWaits(job)
  const waiting = waits
    .slice(0, MAX_WAITS)
    .map(({ host, until, why }) => ({ ...(host !== '' && { host }), until: toDate(until), why }))
  const view = toJobView(job, Date.now())
  return waits.length === 0 ? view : { ...view, waitingHosts: waits.length, waiting }
}

/** Shows a job without its hosts. */
export function toJobView(job: Job, now: number): object {
  const done = countDone(job)
  const rate = measureRate(job, now)
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
    createdAt: toDate(job.createdAt),
    ...(job.startedAt !== undefined && { startedAt: toDate(job.startedAt) }),
    ...(job.finishedAt !== undefined && { finishedAt: toDate(job.finishedAt) }),
  }
}

function toDate(time: number): string {
  return new Date(time).toISOString()
}
