import { useEffect, useRef, useState } from 'preact/hooks'
import type { Failure } from '../../state/answer/answer.js'
import { announce } from '../../view/shared/announcer.js'
import { callService, isFailure } from '../state/call-service.js'
import { isFinished, type Job, nameJob } from '../state/job.js'
import { useJob } from '../state/use-job.js'
import { useNewestAnswers } from '../state/use-newest-answers.js'
import { AnswerTable } from './answer-table.js'
import { Failures } from './failures.js'
import { JobActions } from './job-actions.js'
import { PaceChart } from './pace-chart.js'
import { Progress } from './progress.js'
import { Refusal } from './refusal.js'
import { WaitingHosts } from './waiting-hosts.js'

interface Props {
  id: string
  onChange: () => void
  onRemoved: () => void
}

/** One job: how far it is, what fails, what came last, and what can be done with it. */
export function JobView({ id, onChange, onRemoved }: Props) {
  const [round, setRound] = useState(0)
  const [failure, setFailure] = useState<Failure>()
  const heading = useRef<HTMLHeadingElement>(null)
  const { job, samples, isLost } = useJob(id, round)
  const lines = useNewestAnswers(id, job)
  const status = job?.status
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    if (status) announce(`The job is ${status}.`)
    if (status) onChange()
  }, [status, onChange])
  const step = async (path: string) => {
    const answer = await callService<Job>(`/jobs/${id}/${path}`, { method: 'POST' })
    setFailure(isFailure(answer) ? answer : undefined)
    setRound((before) => before + 1)
    // The button may be gone by now.
    if (path !== 'pause' && path !== 'resume') heading.current?.focus()
  }
  const remove = async () => {
    const answer = await callService(`/jobs/${id}`, { method: 'DELETE' })
    if (isFailure(answer)) return setFailure(answer)
    onRemoved()
    onChange()
  }
  return (
    <section class="job" aria-labelledby="job-name">
      <h2 id="job-name" tabIndex={-1} ref={heading}>
        {job ? nameJob(job) : 'A job'}
      </h2>
      {isLost && <p class="empty">The service tells nothing of this job. It is asked again.</p>}
      {failure && <Refusal failure={failure} />}
      {job && (
        <>
          <Progress job={job} />
          <JobActions job={job} onStep={step} onRemove={remove} />
          {!isFinished(job) && <WaitingHosts job={job} />}
          <PaceChart samples={samples} />
          <Failures job={job} lines={lines} onRetry={(code) => step(`retry?code=${code}`)} />
          <AnswerTable lines={lines} />
        </>
      )}
    </section>
  )
}
