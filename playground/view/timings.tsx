import { prettyDuration } from '../../src/core/duration.js'

interface Props {
  /** Milliseconds by stage. */
  timings: Readonly<Record<string, number>>
  headers: ReadonlyArray<readonly [name: string, value: string]>
}

const SHOWN_HEADERS = [
  'x-response-time',
  'x-fetch-time',
  'x-fetch-mode',
  'x-cache-status',
  'x-cache-ttl',
]

/** How long each stage took, the longest as the measure. */
export function Timings({ timings, headers }: Props) {
  const stages = Object.entries(timings)
  const longest = Math.max(1, ...stages.map(([, milliseconds]) => milliseconds))
  const whole = headers.filter(([name]) => SHOWN_HEADERS.includes(name))
  return (
    <>
      {stages.length > 0 && (
        <>
          <h3>Stages</h3>
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
  return milliseconds < 10 ? `${milliseconds.toFixed(1)} ms` : prettyDuration(milliseconds)
}
