import { useRef } from 'preact/hooks'
import { type Answer, isSuccess } from './answer.js'

/** A rule half typed may fail the request: the page's card stays as long as its address does. */
export function useLastSuccess(url: string, answer: Answer | undefined): Answer | undefined {
  const last = useRef<Answer | null>(null)
  if (answer && isSuccess(answer.body)) last.current = answer
  return last.current?.request.url === url ? last.current : undefined
}
