import { type Failure, isSuccess } from '../state/answer.js'
import type { Place } from '../state/location.js'
import { type Request, wantsCard } from '../state/request.js'
import type { Asking } from '../state/use-answer.js'
import { useLastSuccess } from '../state/use-last-success.js'
import { Card } from './card.js'
import { FailureNotice } from './failure.js'
import { Icon } from './icons.js'
import { Notes } from './notes.js'
import { Options } from './options.js'
import { focusSearch } from './outline-search.js'
import { Panel } from './panel.js'
import { RuleEditor } from './rules.js'
import { Waiting } from './waiting.js'

interface Props {
  place: Place
  asking: Asking
  onChange: (changed: Partial<Request>) => void
  onAsk: (request: Request) => void
  onPart: (part: string) => void
  onFetchAnew: () => void
}

/** The card and its rules on one side, the answer on the other. */
export function Workbench({ place, asking, onChange, onAsk, onPart, onFetchAnew }: Props) {
  const { request } = place
  const { answer, busy, cancel } = asking
  const success = useLastSuccess(request.url, answer)
  const failure = answer && !isSuccess(answer.body) ? answer.body : undefined
  const verdicts = { answer, success }
  return (
    <>
      <div class="actions">
        <PickButton onPart={onPart} />
        {busy && <Waiting what="Looking" onCancel={cancel} />}
      </div>
      <Options options={request.options} onChange={(options) => onChange({ options })} />
      <div class="sides" aria-busy={busy}>
        <div class="side">
          {failure && !(success && isRuleFault(failure)) && <FailureNotice failure={failure} />}
          {success && <Notes answer={success} onFetchAnew={onFetchAnew} />}
          {success && wantsCard(success.request) && <Card key={request.url} answer={success} />}
          {!success && !failure && <WaitingCard still={!busy} />}
          <RuleEditor
            rows={request.rows}
            onChange={(rows) => onChange({ rows })}
            verdicts={verdicts}
          />
        </div>
        <Panel
          place={place}
          verdicts={verdicts}
          onChange={onChange}
          onAsk={onAsk}
          onPart={onPart}
        />
      </div>
    </>
  )
}

/** Near the top: the shortest way from a link to a rule. */
function PickButton({ onPart }: Pick<Props, 'onPart'>) {
  const open = () => {
    onPart('page')
    focusSearch()
  }
  return (
    <button type="button" class="quiet pick-button" onClick={open}>
      <Icon name="point" />
      <span>Pick values from the page</span>
    </button>
  )
}

/** A rule half typed is told so in its own line; the card above should not jump for it. */
function isRuleFault({ data = {} }: Failure): boolean {
  const parameters = Object.keys(data)
  return parameters.length > 0 && parameters.every((parameter) => parameter.startsWith('data.'))
}

function WaitingCard({ still }: { still: boolean }) {
  return (
    <div class={`card waiting ${still ? 'is-still' : ''}`} aria-hidden="true">
      <div class="waiting-picture" />
      <div class="card-text">
        <div class="waiting-line" />
        <div class="waiting-line" />
        <div class="waiting-line" />
      </div>
    </div>
  )
}
