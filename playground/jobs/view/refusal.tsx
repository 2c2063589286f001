import type { Failure } from '../../state/answer/answer.js'
import { Prose } from '../../view/shared/prose.js'

/** Tells why the service did not do as asked, with the lines at fault. */
export function Refusal({ failure: { message, data = {}, code } }: { failure: Failure }) {
  const faults = Object.entries(data)
  return (
    <section class="failure" role="alert">
      <p class="failure-message">
        <Prose text={message} />
      </p>
      {faults.length > 1 && (
        <ul class="faults">
          {faults.map(([place, text]) => (
            <li key={place}>
              <Prose text={`${place}: ${text}`} />
            </li>
          ))}
        </ul>
      )}
      <p class="failure-code">{code}</p>
    </section>
  )
}
