import { memoize } from '../../lib/data/memoize.js'
import {
  containsAddress,
  formatIpAddress,
  type IpAddress,
  parseIpAddress,
  parseNetwork,
  parseNetworkOrThrow,
  toIpv6Groups,
} from '../../lib/net/ip-address.js'
import { isLoopbackAddress } from '../../lib/net/loopback.js'

/** Proxies whose `x-forwarded-for` is trusted: all, none, a number of the nearest, or networks. */
export type TrustProxy = boolean | number | readonly string[]

/** Finds the nearest address that is not a trusted proxy. */
export function findClientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trust: TrustProxy,
): string {
  let address = stripPort(socketAddress)
  if (forwardedFor === undefined || trust === false) return address
  const hops = forwardedFor.split(',').map(stripPort).reverse()
  for (const [index, next] of hops.entries()) {
    if (!isTrustedProxy(address, index, trust) || parseIpAddress(next) === undefined) break
    address = next
  }
  return address
}

export const isLocalClient = memoizeByAddress((address) => isLoopbackAddress(stripPort(address)))

export function isTrustedPeer(socketAddress: string, trust: TrustProxy): boolean {
  return isTrustedProxy(stripPort(socketAddress), 0, trust)
}

function isTrustedProxy(address: string, index: number, trust: TrustProxy): boolean {
  if (typeof trust === 'boolean') return trust
  if (typeof trust === 'number') return index < trust
  return trust.some((network) => isInNetwork(network, address))
}

function isInNetwork(written: string, address: string): boolean {
  const [trusted, ip] = [parseNetwork(written), parseIpAddress(address)]
  return trusted !== undefined && ip !== undefined && containsAddress(trusted, ip)
}

/** IPv4-mapped IPv6 addresses (RFC 4291, 2.5.5.2), which dual-stack sockets report. */
const MAPPED = parseNetworkOrThrow('::ffff:0:0/96')

function unmapIpv4(ip: IpAddress): IpAddress {
  return containsAddress(MAPPED, ip) ? { bits: 32, value: ip.value & 0xffff_ffffn } : ip
}

/** Maximum characters of a cached address, enough for IPv6. */
const LONGEST_ADDRESS = 100

function memoizeByAddress<T>(compute: (address: string) => T): (address: string) => T {
  const memoized = memoize(compute)
  return (address) => (address.length <= LONGEST_ADDRESS ? memoized(address) : compute(address))
}

/** Removes port and brackets from an address such as `[2001:db8::1]:443` or `192.0.2.1:80`. */
const stripPort = memoizeByAddress((text) => {
  const written = text.trim()
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(written)?.[1]
  const address = bracketed ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(written)?.[1] ?? written
  // Removes the zone after `%`, which names an interface (RFC 4007).
  const ip = parseIpAddress(address.replace(/%.*$/, ''))
  return ip ? formatIpAddress(unmapIpv4(ip)) : address
})

/** Returns what a client is counted by: its IPv4 address, or the /64 network of IPv6 (RFC 6177). */
export const toCountedAddress = memoizeByAddress((address) => {
  const ip = parseIpAddress(address)
  if (!ip || ip.bits === 32) return address
  const plain = unmapIpv4(ip)
  return plain.bits === 32
    ? formatIpAddress(plain)
    : `${toIpv6Groups(plain.value).slice(0, 4).join(':')}::/64`
})
