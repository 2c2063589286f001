import type { IncomingMessage } from 'node:http'
import { openForwardProxy, type ProxyAnswer } from '../../network/proxy/index.js'
import type { VisitNetwork } from './visit-network.js'

/** Answer that asks the browser for its password (RFC 9110, section 15.5.8). */
const CHALLENGE: ProxyAnswer = {
  status: 407,
  headers: { 'proxy-authenticate': 'Basic realm="linkglass"' },
}

/** @param listenAddress IP address to listen on, with or without a port */
export async function openBrowserProxy(listenAddress: string) {
  const networks = new Map<string, VisitNetwork>()
  const { address, server, close } = await openForwardProxy(listenAddress, {
    authorize: ({ headers }: IncomingMessage) => {
      const network = networks.get(headers['proxy-authorization'] ?? '')
      return network ? (url) => network.openConnection(url) : CHALLENGE
    },
    // Sends no error page, since it would look like an answer of the target.
    explain: () => undefined,
  })
  // An idle browser must not keep the process alive.
  server.unref()
  return {
    /** Value of the browser's flag `--proxy-server`: `http://host:port`. */
    address,
    /** Lets a visit use the proxy until the returned function is called. */
    allowVisit(network: VisitNetwork) {
      const { authorization } = network
      networks.set(authorization, network)
      return () => {
        networks.delete(authorization)
        network.closeConnections()
      }
    },
    close,
  }
}

export type BrowserProxy = Awaited<ReturnType<typeof openBrowserProxy>>
