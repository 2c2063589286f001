import type { ComponentChildren } from 'preact'
import { type Answer, isSuccess } from '../../state/answer/answer.js'

interface Props {
  answer: Answer
  /** At the end of the line. */
  children: ComponentChildren
}

/** The answer in a line: how it went, how long it took, what is left. */
export function Summary({ answer: { body, httpStatus, headers }, children }: Props) {
  const header = (name: string) => headers.find(([given]) => given === name)?.[1]
  const remaining = header('x-rate-limit-remaining')
  const limit = header('x-rate-limit-limit')
  const parts = [
    header('x-response-time'),
    header('x-cache-status'),
    header('x-rate-limit-exempt') === 'true'
      ? 'not limited'
      : remaining && limit && `${remaining} of ${limit} left`,
  ]
  return (
    <p class="summary">
      <span class={`status ${isSuccess(body) ? 'is-good' : 'is-bad'}`}>
        {httpStatus || 'no answer'}
      </span>
      {parts.filter(Boolean).map((part) => (
        <span key={part}>{part}</span>
      ))}
      {children}
    </p>
  )
}
