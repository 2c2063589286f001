import { isRuleFault, isSuccess } from '../../state/answer/answer.js'
import type { Asking } from '../../state/answer/use-answer.js'
import { useLastSuccess } from '../../state/answer/use-last-success.js'
import { hasBrowser } from '../../state/page/examples.js'
import type { Place } from '../../state/request/location.js'
import { type Request, wantsCard } from '../../state/request/request.js'
import { FailureNotice } from '../answer/failure.js'
import { Panel } from '../answer/panel.js'
import { StatusLine } from '../answer/status-line.js'
import { Card } from '../card/card.js'
import { Notes } from '../card/notes.js'
import { WaitingCard } from '../card/waiting-card.js'
import { Options } from '../options/options.js'
import { focusPicker } from '../pick/focus-picker.js'
import { Icon } from '../shared/icons.js'

interface Props {
  place: Place
  asking: Asking
  onChange: (changed: Partial<Request>) => void
  onAsk: (request: Request) => void
  onPart: (part: string) => void
  onFetchAgain: () => void
}

/** The card on one side, the parts of the answer on the other. */
export function Workbench({ place, asking, onChange, onAsk, onPart, onFetchAgain }: Props) {
  const { request } = place
  const { answer, busy } = asking
  const success = useLastSuccess(request.url, answer)
  const failure = answer && !isSuccess(answer.body) ? answer.body : undefined
  const verdicts = { answer, success }
  return (
    <>
      <div class="actions">
        <PickButton onPart={onPart} />
        <Options options={request.options} onChange={(options) => onChange({ options })} />
      </div>
      <StatusLine asking={asking} success={success} onFetchAgain={onFetchAgain} />
      <div class="sides" aria-busy={busy}>
        <div class="side">
          {failure && !(success && isRuleFault(failure)) && (
            <FailureNotice
              failure={failure}
              request={request}
              onAgain={onFetchAgain}
              onAsk={onAsk}
            />
          )}
          {success && <Notes answer={success} onAsk={onAsk} />}
          {success && wantsCard(success.request) && <Card key={request.url} answer={success} />}
          {!success && !failure && <WaitingCard isStill={!busy} />}
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
    onPart(hasBrowser() ? 'image' : 'page')
    focusPicker()
  }
  return (
    <button type="button" class="pick-button" onClick={open}>
      <Icon name="point" />
      <span>Pick values from the page</span>
    </button>
  )
}
