import { useEffect, useState } from 'preact/hooks'

let say: (text: string) => void = () => undefined

/** Tells screen readers what sighted people see happen. */
export function announce(text: string): void {
  say(text)
}

export function Announcer() {
  const [text, setText] = useState('')
  useEffect(() => {
    say = setText
    return () => {
      say = () => undefined
    }
  }, [])
  return (
    <output class="unseen" aria-live="polite">
      {text}
    </output>
  )
}
