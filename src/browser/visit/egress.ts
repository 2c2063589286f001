import type { IncomingMessage } from 'node:http'
import { openForwardProxy, type ProxyAnswer } from '../../network/proxy/index.js'
import type { VisitNetwork } from './visit-network.js'

/** The browser's only way out: a proxy of our own, behind which every connection is checked. */
export interface Egress {
  /** `http://host:port`, for `--proxy-server`. */
  readonly address: string
  /** Lets one visit through, until what is given back is called. */
  admit(network: VisitNetwork): () => void
  close(): void
}

/** RFC 9110, section 15.5.8: tells the browser to say which visit it is. */
const CHALLENGE: ProxyAnswer = {
  status: 407,
  headers: { 'proxy-authenticate': 'Basic realm="linkglass"' },
}

/** @param where an address of this machine, with or without a port */
export async function openEgress(where: string): Promise<Egress> {
  const networks = new Map<string, VisitNetwork>()
  const { address, server, close } = await openForwardProxy(where, {
    admit: ({ headers }: IncomingMessage) => {
      const network = networks.get(headers['proxy-authorization'] ?? '')
      return network ? (url) => network.connect(url) : CHALLENGE
    },
    // No answer at all: one of ours would look like the target's.
    explain: () => undefined,
  })
  // A browser that is only waiting keeps no program from ending.
  server.unref()
  return {
    address,
    admit(network) {
      const { authorization } = network
      networks.set(authorization, network)
      return () => {
        networks.delete(authorization)
        network.close()
      }
    },
    close,
  }
}
