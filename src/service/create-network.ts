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
  const { maxBytes, dnsTimeout, connectTimeout, connectionsPerOrigin } = config
  return createFetcher({
    ...config,
    ...options,
    limits: { ...FETCH_BOUNDS, maxBytes, dnsTimeout, connectTimeout, connectionsPerOrigin },
    dns: config.dnsServers,
    ...(key && { sign: createRequestSigner({ key, agent }) }),
  })
}

export function createOfflineFetcher(config: Config['fetch']): Fetcher {
  const limits = { ...FETCH_BOUNDS, maxBytes: config.maxBytes }
  return createRefusingFetcher({ ...config, limits }, (url) =>
    createNotCapturedError(url.href, 'is not'),
  )
}
