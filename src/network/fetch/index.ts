export { parseAllowList, parseDnsServers, parseHosts } from './address-policy.js'
export {
  createFetcher,
  createRefusingFetcher,
  FETCH_BOUNDS,
  type Fetcher,
  type FetcherOptions,
} from './fetcher.js'
