export {
  parseAllowList,
  parseDnsServers,
  parseHosts,
} from './address-policy.js'
export {
  createClosedFetcher,
  createFetcher,
  FETCH_BOUNDS,
  type Fetcher,
  type FetcherOptions,
} from './fetcher.js'
