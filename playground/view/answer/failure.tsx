import type { Failure } from '../../state/answer/answer.js'
import { helpFor } from '../../state/answer/failure-help.js'
import { hasBrowser } from '../../state/page/examples.js'
import type { Request } from '../../state/request/request.js'
import { Prose } from '../shared/prose.js'

interface Props {
  failure: Failure
  request: Request
  onAgain: () => void
  /** Absent where no other request can be asked. */
  onAsk?: (request: Request) => void
}

/** Tells a failure in plain words, offers what may help, and shows the code in small letters. */
export function FailureNotice({ failure, request, onAgain, onAsk }: Props) {
  const help = helpFor(failure, request, hasBrowser())
  const actions = help.actions.filter((action) => onAsk || !action.request)
  const faults = Object.entries(failure.data ?? {})
  const further = faults.filter(([, text]) => text !== failure.message)
  return (
    <section class="failure" role="alert">
      <h2>{help.headline}</h2>
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
      {actions.length > 0 && (
        <p class="failure-actions">
          {actions.map(({ label, request: changed }) => (
            <button
              key={label}
              type="button"
              class="chip"
              onClick={() => (changed ? onAsk?.(changed) : onAgain())}
            >
              {label}
            </button>
          ))}
        </p>
      )}
      <p class="failure-code">
        {failure.code}
        {faults.length > 0 && ` in ${faults.map(([parameter]) => parameter).join(', ')}`}
        {failure.more && (
          <>
            {' · '}
            <a href={new URL(failure.more, location.href).pathname}>How to fix it</a>
          </>
        )}
      </p>
    </section>
  )
}
