import { Icon } from '../../view/shared/icons.js'
import { isFinished, type Job } from '../state/job.js'

interface Props {
  job: Job
  onStep: (path: string) => void
  onRemove: () => void
}

/** The steps that a job can take now, and its results as files. */
export function JobActions({ job, onStep, onRemove }: Props) {
  const isPaused = job.status === 'paused'
  const cancel = () => {
    if (confirm('Cancel the job? The links that are left are not asked for.')) onStep('cancel')
  }
  const remove = () => {
    if (confirm('Remove the job with its results?')) onRemove()
  }
  return (
    <p class="job-actions">
      {!isFinished(job) && (
        <>
          <button type="button" class="chip" onClick={() => onStep(isPaused ? 'resume' : 'pause')}>
            {isPaused ? 'Resume' : 'Pause'}
          </button>
          <button type="button" class="chip" onClick={cancel}>
            Cancel
          </button>
        </>
      )}
      {job.failed > 0 && job.status !== 'cancelled' && (
        <button type="button" class="chip" onClick={() => onStep('retry')}>
          Retry what failed
        </button>
      )}
      {isFinished(job) && (
        <button type="button" class="chip" onClick={remove}>
          Remove
        </button>
      )}
      <a class="quiet" href={`/jobs/${job.id}/results`} download={`${job.id}.ndjson`}>
        <Icon name="save" />
        NDJSON
      </a>
      <a class="quiet" href={`/jobs/${job.id}/results?format=csv`} download={`${job.id}.csv`}>
        <Icon name="save" />
        CSV
      </a>
    </p>
  )
}
