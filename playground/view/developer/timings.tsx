import { formatDuration } from '../../../src/lib/text/duration.js'
import { type Answer, isSuccess } from '../../state/answer/answer.js'
import { ageText } from '../../state/answer/notes.js'

const SHOWN_HEADERS = [
  'x-response-time',
  'x-fetch-time',
  'x-fetch-mode',
  'x-cache-status',
  'x-cache-ttl',
]

/** Shows how long each stage took, the longest as the measure. */
export function Timings({ answer }: { answer: Answer }) {
  const { body, headers } = answer
  const stages = Object.entries((isSuccess(body) && body.explain?.timings) || {})
  const age = ageText(answer)
  const longest = Math.max(1, ...stages.map(([, milliseconds]) => milliseconds))
  const whole = headers.filter(([name]) => SHOWN_HEADERS.includes(name))
  return (
    <>
      {stages.length > 0 && (
        <>
          <h3>Stages</h3>
          {age && <p class="of-then">Times of the copy that was {age}.</p>}
          <dl class="bars">
            {stages.map(([stage, milliseconds]) => (
              <div key={stage}>
                <dt>{stage}</dt>
                <dd>
                  <span class="bar" style={{ width: `${(100 * milliseconds) / longest}%` }} />
                  <span class="bar-text">{exact(milliseconds)}</span>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <h3>The whole request</h3>
      <dl class="headers">
        {whole.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Stages are often below a millisecond, which the service's own text rounds away. */
function exact(milliseconds: number): string {
  return milliseconds < 10 ? `${milliseconds.toFixed(1)}ms` : formatDuration(milliseconds)
}
