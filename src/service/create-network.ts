import type { HostBudget } from '../contracts/host-budget.js'
import { createFetcher, FETCH_BOUNDS, type Fetcher } from '../network/fetch/index.js'
import { createRequestSigner } from '../network/signatures/index.js'
import type { Config } from './config/index.js'

/** The guarded way to the network, as the configuration wants it. */
export function openNetwork(
  config: Config['fetch'],
  onRefusal?: (reason: string) => void,
  budget?: HostBudget,
): Fetcher {
  const { signingKey: key, signatureAgent: agent } = config
  return createFetcher({
    ...config,
    budget,
    limits: { ...FETCH_BOUNDS, ...config },
    dns: config.dnsServers,
    ...(key && { sign: createRequestSigner({ key, agent }) }),
    ...(onRefusal && { onRefusal }),
  })
}
