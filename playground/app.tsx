import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { isSuccess } from './state/answer.js'
import {
  completeAddress,
  fromSearch,
  type Request,
  toParameters,
  toSearch,
} from './state/request.js'
import { useAnswer } from './state/use-answer.js'
import { AddressField } from './view/address.js'
import { Announcer, announce } from './view/announcer.js'
import { Header } from './view/header.js'
import { Heading } from './view/heading.js'
import { Welcome } from './view/welcome.js'
import { Workbench } from './view/workbench.js'

/** The whole page: a request in, its card, rules and answer out. */
export function App() {
  const [request, setRequest] = useState<Request>(fromLink)
  const [round, setRound] = useState(1)
  const search = request.url === '' ? '' : toSearch(toParameters(request))
  const asking = useAnswer(search, round)
  const body = asking.answer?.body
  const isEmpty = request.url === ''

  // Before the next event: a link followed meanwhile must not be written over.
  useLayoutEffect(() => {
    if (linkText() !== search)
      history.replaceState(null, '', search ? `#${search}` : location.pathname)
  }, [search])

  useLayoutEffect(() => {
    const follow = () => {
      setRequest(fromLink())
      setRound((last) => last + 1)
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  useEffect(() => {
    if (body)
      announce(isSuccess(body) ? `Loaded. ${body.data.title ?? ''}` : `Failed. ${body.message}`)
  }, [body])

  const open = (typed: string) => {
    const url = completeAddress(typed)
    if (url !== request.url) history.pushState(null, '', `#${toSearch([['url', url]])}`)
    setRequest({ ...request, url })
    setRound(round + 1)
  }

  return (
    <>
      <Header />
      <main class={isEmpty ? 'welcome' : 'workbench'}>
        <Heading isEmpty={isEmpty} />
        <AddressField address={request.url} busy={asking.busy} onOpen={open} />
        {isEmpty ? (
          <Welcome onOpen={open} />
        ) : (
          <Workbench
            request={request}
            asking={asking}
            onRows={(rows) => setRequest({ ...request, rows })}
          />
        )}
      </main>
      <Announcer />
    </>
  )
}

function linkText(): string {
  return location.hash.slice(1)
}

function fromLink(): Request {
  return fromSearch(linkText())
}
