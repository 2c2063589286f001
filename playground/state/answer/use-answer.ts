import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import { askedSearch, type Request } from '../request/request.js'
import type { Answer } from './answer.js'
import { ask, type Freshness } from './ask.js'

/** Milliseconds of stillness after which a rule counts as typed. */
const STILLNESS = 350

export interface Asking {
  readonly answer: Answer | undefined
  readonly busy: boolean
  /** Stops waiting, and keeps the answer that is shown. */
  readonly cancel: () => void
}

/** Asks at once when it is another object. */
export interface Round {
  readonly freshness: Freshness
}

/**
 * The answer to the present request: asked when typing pauses, the request before it cancelled.
 * Another address, or another capture, takes the old answer away.
 */
export function useAnswer(request: Request, round: Round): Asking {
  const [answer, setAnswer] = useState<Answer>()
  const [busy, setBusy] = useState(false)
  const lastRound = useRef<Round | null>(null)
  const controller = useRef<AbortController | null>(null)
  const latest = useRef(request)
  latest.current = request
  const search = askedSearch(request)

  useEffect(() => {
    if (search === '') {
      setAnswer(undefined)
      setBusy(false)
      return
    }
    const own = new AbortController()
    controller.current = own
    const asksAtOnce = round !== lastRound.current
    const start = () => {
      lastRound.current = round
      setBusy(true)
      ask(latest.current, own.signal, asksAtOnce ? round.freshness : 'any').then(
        (received) => {
          setAnswer(received)
          setBusy(false)
        },
        () => undefined,
      )
    }
    const timer = setTimeout(start, asksAtOnce ? 0 : STILLNESS)
    return () => {
      clearTimeout(timer)
      own.abort()
    }
  }, [search, round, request.capture])

  const cancel = useCallback(() => {
    controller.current?.abort()
    setBusy(false)
  }, [])

  const isOfThisPage =
    answer?.request.url === request.url && answer.request.capture === request.capture
  return { answer: isOfThisPage ? answer : undefined, busy, cancel }
}
