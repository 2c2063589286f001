import { parseUrl } from '../../lib/net/parse-url.js'
import type { VisitRequest } from '../../params/index.js'
import type { Blocker } from '../clean/blocker.js'
import type { Tab } from '../visit/tab.js'
import type { VisitNetwork } from '../visit/visit-network.js'
import type { BeforeNavigation } from './caller-cookies.js'

/** Headers that the browser context already sets. */
const OF_CONTEXT = new Set(['user-agent', 'cookie', 'accept-language'])

/** Adds the proxy's credentials and the caller's headers, and blocks advertisements. */
export async function interceptRequests(
  { session, mainFrame }: Pick<Tab, 'session' | 'mainFrame'>,
  { url, headers }: VisitRequest,
  { username, password }: VisitNetwork,
  blocker: Blocker | undefined,
  beforeNavigation: BeforeNavigation,
): Promise<void> {
  const own = Object.entries(headers).filter(([name]) => !OF_CONTEXT.has(name))
  const names = new Set(own.map(([name]) => name))
  session.on('Fetch.authRequired', ({ requestId, authChallenge }) => {
    const isOurs = authChallenge.source === 'Proxy'
    const authChallengeResponse = isOurs
      ? ({ response: 'ProvideCredentials', username, password } as const)
      : ({ response: 'CancelAuth' } as const)
    session.send('Fetch.continueWithAuth', { requestId, authChallengeResponse }).catch(() => {})
  })
  let page = url.href
  session.on('Fetch.requestPaused', ({ requestId, request, resourceType, frameId }) => {
    const isPage = resourceType === 'Document' && frameId === mainFrame
    // The main document may be at another address after a redirect.
    if (isPage) page = request.url
    else if (blocker?.isBlocked(request.url, resourceType, page)) {
      const refusal = { requestId, errorReason: 'BlockedByClient' } as const
      session.send('Fetch.failRequest', refusal).catch(() => {})
      return
    }
    // Leaves out cookies, since the browser adds them when the request is sent.
    const others = Object.entries(request.headers).filter(
      ([name]) => !names.has(name.toLowerCase()) && name.toLowerCase() !== 'cookie',
    )
    const added = parseUrl(request.url)?.origin === url.origin ? own : []
    const sent = [...others, ...added].map(([name, value]) => ({ name, value }))
    const changes = names.size > 0 ? { headers: sent } : {}
    const proceed = () => session.send('Fetch.continueRequest', { requestId, ...changes })
    const ready = isPage ? beforeNavigation(request.url).then(proceed) : proceed()
    ready.catch(() => {})
  })
  // Without headers and blocker only documents are paused: enough to answer the proxy's challenge.
  const documents = names.size === 0 && !blocker && { resourceType: 'Document' as const }
  const patterns = [{ urlPattern: '*', ...documents }]
  await session.send('Fetch.enable', { handleAuthRequests: true, patterns })
}
