import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Parameters } from '../request/parameters.js'
import { aboutPage, type Request } from '../request/request.js'
import { type Answer, type Failure, isSuccess, textOf } from './answer.js'
import { askFor } from './ask.js'
import { readMarkup } from './read-markup.js'

/** A further question about the page: under way, answered, failed or given up. */
export interface PageQuestion {
  readonly request: Request
  readonly answer: Answer | undefined
  readonly failure: Failure | undefined
  readonly busy: boolean
  readonly cancel: () => void
  readonly again: () => void
}

/**
 * Asks about the page of a request while something shows the answer; a copy is asked for first.
 * @param isWanted false while nothing needs the answer yet
 */
export function usePage(request: Request, asked: Parameters, isWanted = true): PageQuestion {
  const search = aboutPage(request, asked)
  const [answered, setAnswered] = useState<{ search: string; answer: Answer }>()
  const [cancelled, setCancelled] = useState('')
  const [round, setRound] = useState(0)
  const latest = useRef(request)
  latest.current = request

  useEffect(() => {
    if (cancelled === search || !isWanted) return
    const controller = new AbortController()
    askFor(latest.current, search, controller.signal, round > 0 ? 'reload' : 'any').then(
      (answer) => setAnswered({ search, answer }),
      () => undefined,
    )
    return () => controller.abort()
  }, [search, request.capture, cancelled, round, isWanted])

  const isOfThis =
    answered?.search === search && answered.answer.request.capture === request.capture
  const answer = isOfThis ? answered.answer : undefined
  const body = answer?.body
  return {
    request,
    answer,
    failure: body && !isSuccess(body) ? body : undefined,
    busy: answer === undefined && cancelled !== search,
    cancel: () => setCancelled(search),
    again: () => {
      setCancelled('')
      setRound(round + 1)
    },
  }
}

/** True if the page has more of what was asked for than one answer may hold. */
export function isTooMuch({ failure }: PageQuestion): boolean {
  // The rules are the playground's own, so nothing else can be wrong with them.
  const isOfRules = Object.keys(failure?.data ?? {}).some((name) => name.startsWith('data.'))
  return failure?.code === 'EINVALDATA' && isOfRules
}

export const WHOLE: Parameters = [
  ['data.page.selector', 'html'],
  ['data.page.attr', 'outerHTML'],
]

/** The markup that rules see: after the page's scripts, where a browser opened it. */
export function useMarkup(
  request: Request,
  isWanted = true,
): PageQuestion & { readonly page: Document | undefined } {
  const question = usePage(request, WHOLE, isWanted)
  const body = question.answer?.body
  const html = body && isSuccess(body) ? textOf(body.data.page) : undefined
  const page = useMemo(() => (html === undefined ? undefined : readMarkup(html)), [html])
  return { ...question, page }
}
