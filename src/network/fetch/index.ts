export { parseAllow, parseHosts, parseServers } from './address-policy.js'
export { createFetcher, FETCH_BOUNDS, type Fetcher } from './fetcher.js'
export { withByteCount as metered } from './metered.js'
