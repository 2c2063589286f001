import type { NearMatch } from '../../state/rules/near.js'
import type { Verdict } from '../../state/rules/verdict.js'
import { Prose } from '../shared/prose.js'
import { ValueView } from './value.js'

interface Props {
  /** The rule's name. */
  name: string
  verdict: Verdict | undefined
  hint: string | undefined
}

/** Says in a few words what a rule found, or why it found nothing. */
export function VerdictLine({ verdict, hint }: Omit<Props, 'name'>) {
  if (!verdict) return <p class="verdict is-hint">{hint}</p>
  return (
    <p class={`verdict is-${verdict.kind}`}>
      <Prose text={verdict.text} />
    </p>
  )
}

/** The value that a rule took. */
export function Found({ name, verdict }: Omit<Props, 'hint'>) {
  if (verdict?.value === undefined) return null
  return (
    <div class="found">
      <ValueView value={verdict.value} name={name} />
    </div>
  )
}

interface NearProps {
  near: NearMatch
  onUse: () => void
}

/** Offers what nearly matched. */
export function Near({ near: { selector, count }, onUse }: NearProps) {
  return (
    <p class="near">
      <span>
        Nearly: <code>{selector}</code> is there {count === 1 ? 'once' : `${count} times`}.
      </span>
      <button type="button" class="chip" onClick={onUse}>
        Use it
      </button>
    </p>
  )
}
