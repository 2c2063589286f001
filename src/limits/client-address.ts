import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'

/**
 * Which `x-forwarded-for` entries are believed: none, those of a number of proxies in front, or
 * those appended by proxies within networks (`10.0.0.0/8`). `true` believes the whole header, for
 * a proxy that overwrites what clients send.
 */
export type TrustProxy = boolean | number | readonly string[]

/**
 * The client's address. Each proxy appends the address that it was called from, so the header is
 * read from its end, and only as far as the callers before are trusted.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trust: TrustProxy,
): string {
  let address = bareAddress(socketAddress)
  if (forwardedFor === undefined || trust === false) return address
  const hops = forwardedFor.split(',').map(bareAddress).reverse()
  for (const [index, next] of hops.entries()) {
    if (!isTrusted(address, index, trust) || !ipaddr.isValid(next)) break
    address = next
  }
  return address
}

/** Whether what the peer itself says in `x-forwarded-*` headers is believed. */
export function isTrustedPeer(socketAddress: string, trust: TrustProxy): boolean {
  return isTrusted(bareAddress(socketAddress), 0, trust)
}

function isTrusted(address: string, index: number, trust: TrustProxy): boolean {
  if (typeof trust === 'boolean') return trust
  if (typeof trust === 'number') return index < trust
  return trust.some((network) => isInNetwork(network, address))
}

function isInNetwork(network: string, address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const ip = ipaddr.process(address)
  const [base, bits] = ipaddr.parseCIDR(network)
  return ip.kind() === base.kind() && ip.match(base, bits)
}

/** Callers come again, and telling what an address is takes longer than finding a copy. */
function memoized(tell: (text: string) => string): (text: string) => string {
  const told = new LRUCache<string, string>({ max: 1_000 })
  return (text) => {
    const known = told.get(text)
    if (known !== undefined) return known
    const answer = tell(text)
    if (text.length <= LONGEST_ADDRESS) told.set(text, answer)
    return answer
  }
}

/** Characters of an IPv6 address with brackets, a zone and a port, generously. */
const LONGEST_ADDRESS = 100

/** Without the port and brackets that some proxies add: `[2001:db8::1]:443`, `192.0.2.1:80`. */
const bareAddress = memoized((text) => {
  const written = text.trim()
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(written)?.[1]
  const address = bracketed ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(written)?.[1] ?? written
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address
})

/** Who is counted: an IPv4 address, or the /64 that one IPv6 subscriber has (RFC 6177). */
export const countedAddress = memoized((address) => {
  if (!ipaddr.IPv6.isValid(address)) return address
  const ip = ipaddr.process(address)
  if (ip.kind() === 'ipv4') return ip.toString()
  const groups = 'parts' in ip ? ip.parts.slice(0, 4) : []
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`
})
