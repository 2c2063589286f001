export { parseAllow, parseHosts, parseServers } from './address-policy.js'
export { createFetcher, FETCH_BOUNDS, type Fetcher, type FetcherOptions } from './fetcher.js'
