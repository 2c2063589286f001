import { useRef } from 'preact/hooks'
import { type Answer, isSuccess, type Success } from './answer.js'

/** A rule half typed may fail the request: the page's card stays as long as its address does. */
export function useLastSuccess(url: string, answer: Answer | undefined): Success | undefined {
  const last = useRef<{ url: string; body: Success } | null>(null)
  if (answer && isSuccess(answer.body)) last.current = { url: answer.url, body: answer.body }
  return last.current?.url === url ? last.current.body : undefined
}
