import { type Answer, isSuccess } from '../state/answer.js'

/** The answer in a line: how it went, how long it took, what is left. */
export function Summary({ answer: { body, httpStatus, headers } }: { answer: Answer }) {
  const header = (name: string) => headers.find(([given]) => given === name)?.[1]
  const remaining = header('x-rate-limit-remaining')
  const limit = header('x-rate-limit-limit')
  const parts = [
    header('x-response-time'),
    header('x-cache-status'),
    remaining && limit && `${remaining} of ${limit} left`,
  ]
  return (
    <p class="summary">
      <span class={`status ${isSuccess(body) ? 'is-good' : 'is-bad'}`}>
        {httpStatus || 'no answer'}
      </span>
      {parts.filter(Boolean).map((part) => (
        <span key={part}>{part}</span>
      ))}
    </p>
  )
}
