import { setTimeout as pause } from 'node:timers/promises'
import { countDone, FINISHED, type Job, type Jobs } from '../../../service/jobs/index.js'
import { describeJob } from './job-view.js'

/** Yields server-sent events (HTML standard, section 9.2) until the job is finished. */
export async function* streamJobEvents(
  jobs: Jobs,
  { id, owner }: Job,
  lastEventId: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let sent = lastEventId
  while (!signal.aborted) {
    const job = await jobs.records.getJob(id, owner)
    const event = `${countDone(job)}-${job.status}`
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
