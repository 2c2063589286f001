import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Job } from './job.js'
import { type AnswerLine, createAnswerReader } from './newest-answers.js'

/** Holds the newest answers of a job, read again with each of its events. */
export function useNewestAnswers(id: string, job: Job | undefined): readonly AnswerLine[] {
  const [lines, setLines] = useState<readonly AnswerLine[]>([])
  const read = useMemo(() => createAnswerReader(id, setLines), [id])
  useEffect(() => {
    if (job) void read(job.done)
  }, [job, read])
  return lines
}
