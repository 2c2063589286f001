import { useEffect, useState } from 'preact/hooks'
import { type Answer, isSuccess } from '../../state/answer/answer.js'
import { ask } from '../../state/answer/ask.js'
import { NOTHING } from '../../state/request/request.js'
import { Card } from '../card/card.js'
import { WaitingCard } from '../card/waiting-card.js'

interface Props {
  url: string
  onOpen: () => void
}

/** The card of an example, asked for like any other: its parts tell where they come from. */
export function ExampleCard({ url, onOpen }: Props) {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    const controller = new AbortController()
    ask({ ...NOTHING, url }, controller.signal, 'any').then(setAnswer, () => undefined)
    return () => controller.abort()
  }, [url])
  if (answer && !isSuccess(answer.body)) return null
  return (
    <section class="example" aria-labelledby="example">
      <h2 id="example">
        What you get <small>touch a part to see where it comes from</small>
      </h2>
      {answer ? <Card answer={answer} /> : <WaitingCard isStill={false} />}
      <button type="button" class="quiet" onClick={onOpen}>
        See all of it
      </button>
    </section>
  )
}
