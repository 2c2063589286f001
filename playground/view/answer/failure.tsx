import type { Failure } from '../../state/answer/answer.js'
import { Prose } from '../shared/prose.js'

/** What went wrong, at which parameter, and where to read more. */
export function FailureNotice({ failure }: { failure: Failure }) {
  const faults = Object.entries(failure.data ?? {})
  const further = faults.filter(([, text]) => text !== failure.message)
  return (
    <section class="failure" role="alert">
      <p class="failure-code">
        {failure.code}
        {faults.length > 0 && (
          <span class="failure-where"> in {faults.map(([parameter]) => parameter).join(', ')}</span>
        )}
      </p>
      <p class="failure-message">
        <Prose text={failure.message} />
      </p>
      {further.length > 0 && (
        <ul class="faults">
          {further.map(([parameter, text]) => (
            <li key={parameter}>
              <Prose text={text} />
            </li>
          ))}
        </ul>
      )}
      {failure.more && <a href={new URL(failure.more, location.href).pathname}>How to fix it</a>}
    </section>
  )
}
