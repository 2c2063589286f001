import type { Answer } from '../../state/answer/answer.js'
import { describeStatus } from '../../state/answer/status.js'
import { CopyButton } from '../shared/copy.js'
import { Icon } from '../shared/icons.js'
import { lazy } from '../shared/lazy.js'

const Export = lazy(async () => (await import('../export/export.js')).Export)

interface Props {
  answer: Answer
  /** The last answer that was a success: what there is to export. */
  success: Answer | undefined
  onFetchAgain: () => void
}

/** The answer in a line of words, and what can be taken along of it. */
export function StatusLine({ answer, success, onFetchAgain }: Props) {
  const { kind, words } = describeStatus(answer)
  return (
    <div class="status-line">
      <p class={`status is-${kind}`}>
        {words.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </p>
      {success && (
        <button type="button" class="quiet" onClick={onFetchAgain}>
          <Icon name="again" />
          <span>Fetch again</span>
        </button>
      )}
      <CopyButton label="Copy link" icon="link" text={() => location.href} />
      {success && <Export answer={success} />}
    </div>
  )
}
