import { computeOnce } from '../data/lazy.js'
import { containsAddress, parseIpAddress, parseNetworkOrThrow } from './ip-address.js'

const loopback = computeOnce(() => ['127.0.0.0/8', '::1/128'].map(parseNetworkOrThrow))

/** See RFC 1122, section 3.2.1.3, and RFC 4291, section 2.5.3. */
export function isLoopbackAddress(address: string): boolean {
  const ip = parseIpAddress(address)
  return ip !== undefined && loopback().some((range) => containsAddress(range, ip))
}

/** True for `localhost` and names such as `app.localhost` (RFC 6761, section 6.3). */
export function isLocalhostName(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost')
}

export function isLocalHost(host: string): boolean {
  return isLocalhostName(host) || isLoopbackAddress(host)
}
