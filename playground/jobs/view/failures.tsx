import { type Count, countFailingHosts, sortCounts } from '../state/failures.js'
import type { Job } from '../state/job.js'
import type { AnswerLine } from '../state/newest-answers.js'

interface Props {
  job: Job
  lines: readonly AnswerLine[]
  onRetry: (code: string) => void
}

/** What failed: by reason of all links, by host of the newest ones. */
export function Failures({ job, lines, onRetry }: Props) {
  const reasons = sortCounts(Object.entries(job.codes))
  if (reasons.length === 0) return null
  const hosts = countFailingHosts(lines)
  return (
    <div class="failures">
      <section>
        <h3>Failures by reason</h3>
        <ul class="counts">
          {reasons.map(([code, count]) => (
            <li key={code}>
              <a href={`/errors/${code.toLowerCase()}`}>{code}</a>
              <span>
                {count}
                {job.status !== 'cancelled' && (
                  <button
                    type="button"
                    class="quiet"
                    aria-label={`Retry ${code}`}
                    onClick={() => onRetry(code)}
                  >
                    Retry
                  </button>
                )}
              </span>
            </li>
          ))}
        </ul>
      </section>
      {hosts.length > 0 && (
        <section>
          <h3>By host, of the newest {lines.length}</h3>
          <ul class="counts">{hosts.map(listCount)}</ul>
        </section>
      )}
    </div>
  )
}

function listCount([name, count]: Count) {
  return (
    <li key={name}>
      <span>{name}</span>
      <span>{count}</span>
    </li>
  )
}
