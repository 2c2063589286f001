import { type Failure, isSuccess } from '../state/answer.js'
import type { Request } from '../state/request.js'
import type { Row } from '../state/rules.js'
import type { Asking } from '../state/use-answer.js'
import { useLastSuccess } from '../state/use-last-success.js'
import { Card } from './card.js'
import { FailureNotice } from './failure.js'
import { Panel } from './panel.js'
import { RuleEditor } from './rules.js'

interface Props {
  request: Request
  asking: Asking
  onRows: (rows: readonly Row[]) => void
}

/** The card and its rules on one side, the answer on the other. */
export function Workbench({ request, asking: { answer, busy }, onRows }: Props) {
  const shown = useLastSuccess(request.url, answer)
  const failure = answer && !isSuccess(answer.body) ? answer.body : undefined
  return (
    <div class="sides" aria-busy={busy}>
      <div class="side">
        {failure && !(shown && isRuleFault(failure)) && <FailureNotice failure={failure} />}
        {shown && <Card key={request.url} answer={shown} url={request.url} />}
        {!shown && !failure && <WaitingCard />}
        <RuleEditor rows={request.rows} onChange={onRows} answer={answer} />
      </div>
      <Panel request={request} answer={answer} />
    </div>
  )
}

/** A rule half typed is told so in its own line; the card above should not jump for it. */
function isRuleFault({ data = {} }: Failure): boolean {
  const parameters = Object.keys(data)
  return parameters.length > 0 && parameters.every((parameter) => parameter.startsWith('data.'))
}

function WaitingCard() {
  return (
    <div class="card waiting" aria-hidden="true">
      <div class="waiting-picture" />
      <div class="card-text">
        <div class="waiting-line" />
        <div class="waiting-line" />
        <div class="waiting-line" />
      </div>
    </div>
  )
}
