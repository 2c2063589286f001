import { Prose } from '../../view/shared/prose.js'
import type { Job } from '../state/job.js'

/** Hosts that are left alone for a while, and why. */
export function WaitingHosts({ job: { waitingHosts = 0, waiting = [] } }: { job: Job }) {
  if (waitingHosts === 0) return null
  return (
    <details>
      <summary>{waitingHosts} waiting</summary>
      <ul class="counts">
        {waiting.map(({ host = 'all links', until, why }) => (
          <li key={host}>
            <span>
              {host}: <Prose text={why} />
            </span>
            <span>until {new Date(until).toLocaleTimeString()}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
