import { useEffect, useState } from 'preact/hooks'
import type { Job } from './job.js'
import { addSample, type Sample } from './pace.js'

export interface WatchedJob {
  readonly job: Job | undefined
  readonly samples: readonly Sample[]
  /** True while the service tells nothing of the job. */
  readonly isLost: boolean
}

const NOTHING_YET: WatchedJob = { job: undefined, samples: [], isLost: false }

/** Milliseconds until a service that hung up is asked again. */
const PAUSE = 3_000

/**
 * Follows a job by its events until it is finished.
 * @param round another number after each step, which may begin it anew
 */
export function useJob(id: string, round: number): WatchedJob {
  const [watched, setWatched] = useState(NOTHING_YET)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => setWatched(NOTHING_YET), [id])
  useEffect(() => {
    const source = new EventSource(`/jobs/${id}/events`)
    let timer: ReturnType<typeof setTimeout> | undefined
    const take = ({ type, data }: MessageEvent<string>) => {
      const job: Job = JSON.parse(data)
      if (type !== 'progress') source.close()
      const sample = { time: Date.now(), done: job.done }
      setWatched(({ samples }) => ({ job, samples: addSample(samples, sample), isLost: false }))
    }
    for (const type of ['progress', 'done', 'cancelled']) source.addEventListener(type, take)
    source.onerror = () => {
      setWatched((before) => ({ ...before, isLost: true }))
      if (source.readyState !== EventSource.CLOSED) return
      timer = setTimeout(() => setAttempt((before) => before + 1), PAUSE)
    }
    return () => {
      source.close()
      clearTimeout(timer)
    }
  }, [id, round, attempt])
  return watched
}
