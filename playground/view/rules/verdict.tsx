import type { Value } from '../../../src/contracts/result.js'
import type { Verdict } from '../../state/rules/verdict.js'
import { Prose } from '../shared/prose.js'

interface Props {
  verdict: Verdict | undefined
  hint: string | undefined
}

/** What a rule found, or why it did not. */
export function VerdictLine({ verdict, hint }: Props) {
  if (!verdict) return <p class="verdict is-hint">{hint}</p>
  return (
    <p class={`verdict is-${verdict.kind}`}>
      <span class="verdict-text">
        <Prose text={verdict.text} />
      </span>
      {verdict.value !== undefined && <span class="verdict-value">{preview(verdict.value)}</span>}
    </p>
  )
}

const MAX_PREVIEW = 120

function preview(value: Value): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > MAX_PREVIEW ? `${text.slice(0, MAX_PREVIEW)}…` : text
}
