import { type Failure, isSuccess } from '../../state/answer/answer.js'
import type { Asking } from '../../state/answer/use-answer.js'
import { useLastSuccess } from '../../state/answer/use-last-success.js'
import type { Place } from '../../state/request/location.js'
import { type Request, wantsCard } from '../../state/request/request.js'
import { FailureNotice } from '../answer/failure.js'
import { Panel } from '../answer/panel.js'
import { Card } from '../card/card.js'
import { Notes } from '../card/notes.js'
import { Options } from '../options/options.js'
import { focusSearch } from '../pick/outline-search.js'
import { RuleEditor } from '../rules/rules.js'
import { Icon } from '../shared/icons.js'
import { Waiting } from '../shared/waiting.js'

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
