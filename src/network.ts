import type { Config } from './config/index.js'
import type { HostBudget } from './core/host-budget.js'
import { createFetcher, type Fetcher } from './fetch/index.js'

/** The guarded way to the network, as the configuration wants it. */
export function openNetwork(
  config: Config['fetch'],
  onRefusal?: (reason: string) => void,
  budget?: HostBudget,
): Fetcher {
  return createFetcher({
    ...config,
    budget,
    limits: config,
    dns: config.dnsServers,
    ...(onRefusal && { onRefusal }),
  })
}
