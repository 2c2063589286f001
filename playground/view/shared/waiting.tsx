import { useEffect, useState } from 'preact/hooks'

interface Props {
  /** Beginning of a sentence that says what is under way. */
  what: string
  onCancel: () => void
}

/** Seconds that count up beside a way out: nobody waits in front of a still page. */
export function Waiting({ what, onCancel }: Props) {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <p class="waiting-line-text">
      <span>
        {what} <span class="seconds">{seconds} s</span>
      </span>
      <button type="button" class="quiet" onClick={onCancel}>
        Cancel
      </button>
    </p>
  )
}
