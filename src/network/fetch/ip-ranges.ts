import { computeOnce } from '../../lib/data/lazy.js'
import {
  containsAddress,
  type IpAddress,
  parseIpAddress,
  parseNetworkOrThrow,
} from '../../lib/net/ip-address.js'
import { SPECIAL_RANGES } from './special-ranges.data.js'

/** Ranges by the bits of their addresses. Those of IPv6 are parsed for the first address of IPv6. */
const special = { 32: computeOnce(() => parseRanges(32)), 128: computeOnce(() => parseRanges(128)) }

function parseRanges(bits: IpAddress['bits']) {
  const written = SPECIAL_RANGES.filter(([network]) => network.includes(':') === (bits === 128))
  return written.map(([network, reason]) => [parseNetworkOrThrow(network), reason] as const)
}

/** IPv6 ranges whose addresses contain an IPv4 address (RFC 4291, 2.5.5.2; RFC 6052, 2.1). */
const embedding = computeOnce(() => ['::ffff:0:0/96', '64:ff9b::/96'].map(parseNetworkOrThrow))

/** The only range of IPv6 with public addresses (RFC 4291, 2.4). */
const global = computeOnce(() => parseNetworkOrThrow('2000::/3'))

/** Returns the IPv4 address in an IPv4-mapped or NAT64 address, or any other address as it is. */
export function unwrapIpv4(address: IpAddress): IpAddress {
  if (address.bits === 32 || !embedding().some((network) => containsAddress(network, address)))
    return address
  return { bits: 32, value: BigInt.asUintN(32, address.value) }
}

export function findNonPublicReason(address: string): string | undefined {
  const outer = parseIpAddress(address)
  if (outer === undefined) return 'not an address'
  const inner = unwrapIpv4(outer)
  const found = special[inner.bits]().find(([network]) => containsAddress(network, inner))
  if (found !== undefined) return found[1]
  if (inner.bits === 32) return undefined
  if (!containsAddress(global(), inner)) return 'not global unicast (RFC 4291 section 2.4)'
  return isIsatap(inner) ? 'ISATAP tunnel (RFC 5214 section 6.1)' : undefined
}

/** True if `0000:5efe` or `0200:5efe` precedes the last 32 bits, which are an IPv4 address. */
function isIsatap({ value }: IpAddress): boolean {
  return ((value >> 32n) & 0xfdff_ffffn) === 0x0000_5efen
}
