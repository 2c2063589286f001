import { createNotCapturedError } from '../lib/net/not-captured.js'
import {
  createFetcher,
  createRefusingFetcher,
  FETCH_BOUNDS,
  type Fetcher,
  type FetcherOptions,
} from '../network/fetch/index.js'
import { createRequestSigner } from '../network/signatures/index.js'
import type { Config } from './config/index.js'

export function createGuardedFetcher(
  config: Config['fetch'],
  options: Pick<FetcherOptions, 'budget' | 'onRefusal' | 'onReceived'> = {},
): Fetcher {
  const { signingKey: key, signatureAgent: agent } = config
  return createFetcher({
    ...config,
    ...options,
    limits: { ...FETCH_BOUNDS, ...config },
    dns: config.dnsServers,
    ...(key && { sign: createRequestSigner({ key, agent }) }),
  })
}

export function createOfflineFetcher(config: Config['fetch']): Fetcher {
  return createRefusingFetcher({ ...config, limits: { ...FETCH_BOUNDS, ...config } }, (url) =>
    createNotCapturedError(url.href, 'is not'),
  )
}
