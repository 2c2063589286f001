export { parseAllow, parseHosts, parseServers } from './address-policy.js'
export { createFetcher } from './fetcher.js'
export { metered } from './metered.js'
