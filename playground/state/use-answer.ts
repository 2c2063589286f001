import { useEffect, useRef, useState } from 'preact/hooks'
import type { Answer } from './answer.js'
import { ask } from './ask.js'

/** Milliseconds of stillness after which a rule counts as typed. */
const STILLNESS = 350

export interface Asking {
  readonly answer: Answer | undefined
  readonly busy: boolean
}

/**
 * The answer to the present request: asked when typing pauses, the request before it cancelled.
 * A new `round` asks at once and past the browser's own cache.
 */
export function useAnswer(search: string, round: number): Asking {
  const [answer, setAnswer] = useState<Answer>()
  const [busy, setBusy] = useState(false)
  const lastRound = useRef(0)

  useEffect(() => {
    if (search === '') {
      setAnswer(undefined)
      setBusy(false)
      return
    }
    const controller = new AbortController()
    const fresh = round !== lastRound.current
    const start = () => {
      lastRound.current = round
      setBusy(true)
      ask(search, controller.signal, fresh).then(
        (received) => {
          setAnswer(received)
          setBusy(false)
        },
        () => undefined,
      )
    }
    const timer = setTimeout(start, fresh ? 0 : STILLNESS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [search, round])

  return { answer, busy }
}
