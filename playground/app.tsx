import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { isSuccess, textOf } from './state/answer/answer.js'
import { hostOf } from './state/answer/preview.js'
import { type Round, useAnswer } from './state/answer/use-answer.js'
import { CaptureContext } from './state/capture/capture-context.js'
import { useCapture } from './state/capture/use-capture.js'
import { rememberLink } from './state/page/recent.js'
import { addressOf, type Place, placeAt } from './state/request/location.js'
import { completeAddress, type Request } from './state/request/request.js'
import { CaptureBar } from './view/capture/capture-bar.js'
import { AddressField } from './view/frame/address.js'
import { Header } from './view/frame/header.js'
import { Workbench } from './view/frame/workbench.js'
import { Heading } from './view/home/heading.js'
import { Welcome } from './view/home/welcome.js'
import { Announcer, announce } from './view/shared/announcer.js'

/** The whole page: the address says what is asked and looked at, and everything follows from that. */
export function App() {
  const [place, setPlace] = useState<Place>(() => placeAt(location))
  const [round, setRound] = useState<Round>({ freshness: 'reload' })
  const { request } = place
  const { capture } = request
  const asking = useAnswer(request, round)
  const body = asking.answer?.body
  const isEmpty = request.url === ''
  const address = addressOf(place)

  // Before the next event: a link followed meanwhile must not be written over.
  useLayoutEffect(() => {
    const { pathname, search, hash } = location
    if (pathname + search + hash !== address) history.replaceState(null, '', address)
  }, [address])

  useLayoutEffect(() => {
    const follow = () => {
      const there = placeAt(location)
      setPlace(there)
      setRound({ freshness: 'reload' })
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  useEffect(() => {
    const title = body && isSuccess(body) ? textOf(body.data.title) : undefined
    const name = title ?? hostOf(request.url)
    document.title = isEmpty ? 'linkglass' : `${name} · linkglass`
    if (!body) return
    announce(isSuccess(body) ? `Loaded. ${title ?? ''}` : `Failed. ${body.message}`)
    if (isSuccess(body) && !capture) rememberLink({ url: request.url, title: name })
  }, [body, isEmpty, request.url, capture])

  const ask = (next: Request) => {
    if (next.url !== request.url)
      history.pushState(null, '', addressOf({ ...place, request: next }))
    setPlace({ ...place, request: next })
    setRound({ freshness: 'reload' })
  }
  const change = (changed: Partial<Request>) =>
    setPlace((before) => ({ ...before, request: { ...before.request, ...changed } }))

  const opening = useCapture((opened) => {
    const [url = ''] = opened.pages
    ask({ ...request, url, capture: opened })
  })
  const askNetwork = (url: string) => ask({ ...request, url, capture: undefined })

  return (
    <CaptureContext.Provider value={capture}>
      <Header />
      <main class={isEmpty ? 'welcome' : 'workbench'}>
        <Heading isEmpty={isEmpty} />
        <AddressField
          address={request.url}
          busy={asking.busy}
          onOpen={(typed) => askNetwork(completeAddress(typed))}
        />
        {capture && (
          <CaptureBar
            capture={capture}
            url={request.url}
            onPage={(url) => ask({ ...request, url })}
            onClose={() => askNetwork(request.url)}
          />
        )}
        {opening.problem && (
          <p class="capture-problem" role="alert">
            {opening.problem}
          </p>
        )}
        {isEmpty ? (
          <Welcome onOpen={askNetwork} onCapture={opening.open} />
        ) : (
          <Workbench
            place={place}
            asking={asking}
            onChange={change}
            onAsk={ask}
            onPart={(part) => setPlace((before) => ({ ...before, part }))}
            onFetchAgain={() => setRound({ freshness: 'force' })}
          />
        )}
      </main>
      <Announcer />
    </CaptureContext.Provider>
  )
}
