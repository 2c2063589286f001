import type { HostBudget } from '../contracts/host-budget.js'
import { createFetcher, FETCH_BOUNDS, type Fetcher } from '../network/fetch/index.js'
import { createRequestSigner } from '../network/signatures/index.js'
import type { Config } from './config/index.js'

/** Opens the guarded way to the network by the configuration. */
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
