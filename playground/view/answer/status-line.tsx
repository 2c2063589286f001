import type { Answer } from '../../state/answer/answer.js'
import { describeStatus } from '../../state/answer/status.js'
import type { Asking } from '../../state/answer/use-answer.js'
import { CopyButton } from '../shared/copy.js'
import { Icon } from '../shared/icons.js'
import { lazy } from '../shared/lazy.js'
import { Waiting } from '../shared/waiting.js'

const Export = lazy(async () => (await import('../export/export.js')).Export)

interface Props {
  asking: Asking
  /** The last answer that was a success: what there is to export. */
  success: Answer | undefined
  onFetchAgain: () => void
}

/** How it goes or went in a line of words, and what can be taken along of the answer. */
export function StatusLine({ asking: { answer, busy, cancel }, success, onFetchAgain }: Props) {
  const capture = answer?.request.capture
  return (
    <div class="status-line">
      {busy && <Waiting what="Looking" onCancel={cancel} />}
      {answer && !busy && <Outcome answer={answer} />}
      {success && !capture && (
        <button type="button" class="quiet" onClick={onFetchAgain}>
          <Icon name="again" />
          <span>Fetch again</span>
        </button>
      )}
      {answer && !capture && (
        <CopyButton label="Copy link" icon="link" text={() => location.href} />
      )}
      {success && <Export answer={success} />}
    </div>
  )
}

function Outcome({ answer }: { answer: Answer }) {
  const { kind, words } = describeStatus(answer)
  return (
    <p class={`status is-${kind}`}>
      {words.map((word) => (
        <span key={word}>{word}</span>
      ))}
    </p>
  )
}
