import { isIPv4, isIPv6 } from 'node:net'
import { EMBEDDING_RANGES, GLOBAL_UNICAST, SPECIAL_RANGES } from './ip-ranges.js'

/** An address as a number of 32 or 128 bits. */
export interface IpAddress {
  readonly bits: 32 | 128
  readonly value: bigint
}

/** A block of addresses: all those that share the first `prefix` bits. */
export interface Network extends IpAddress {
  readonly prefix: number
}

/**
 * Reads an address in its textual form (RFC 4291 section 2.2 and dotted decimal). Everything else
 * is `undefined`: other notations (`0x7f.1`) are the URL parser's to normalize, and an address
 * with a zone (`fe80::1%eth0`) names an interface of this machine.
 */
export function parseAddress(text: string): IpAddress | undefined {
  if (isIPv4(text)) return { bits: 32, value: ipv4Value(text) }
  if (isIPv6(text) && !text.includes('%')) return { bits: 128, value: ipv6Value(text) }
  return undefined
}

/** Reads `10.0.0.0/8`, `fd00::/8`, or a single address. Bits after the prefix are ignored. */
export function parseNetwork(text: string): Network | undefined {
  const [base = '', length, more] = text.split('/')
  const address = parseAddress(base)
  if (address === undefined || more !== undefined) return undefined
  if (length === undefined) return { ...address, prefix: address.bits }
  const prefix = /^\d{1,3}$/.test(length) ? Number(length) : Number.NaN
  return prefix <= address.bits ? { ...address, prefix } : undefined
}

export function contains(network: Network, address: IpAddress): boolean {
  const rest = BigInt(network.bits - network.prefix)
  return network.bits === address.bits && network.value >> rest === address.value >> rest
}

/** The IPv4 address inside an IPv4-mapped or NAT64 address; any other address as it is. */
export function unwrapEmbedded(address: IpAddress): IpAddress {
  return EMBEDDING.some((network) => contains(network, address))
    ? { bits: 32, value: address.value & LAST_32 }
    : address
}

/** Whether an address belongs to the public internet. Whatever is not known to is not. */
export function isPublic(address: string): boolean {
  return refusalReason(address) === undefined
}

/** Why an address must not be connected to; `undefined` for a public one. */
export function refusalReason(address: string): string | undefined {
  const outer = parseAddress(address)
  if (outer === undefined) return 'not an address'
  const inner = unwrapEmbedded(outer)
  const special = SPECIAL.find(([network]) => contains(network, inner))
  if (special !== undefined) return special[1]
  if (inner.bits === 32) return undefined
  if (!contains(GLOBAL, inner)) return 'not global unicast (RFC 4291 section 2.4)'
  return isIsatap(inner) ? 'ISATAP tunnel (RFC 5214 section 6.1)' : undefined
}

const LAST_32 = 0xffff_ffffn

/** Interface identifiers `0000:5efe:a.b.c.d` and `0200:5efe:a.b.c.d` lead to that IPv4 address. */
function isIsatap({ value }: IpAddress): boolean {
  return ((value >> 32n) & 0xfdff_ffffn) === 0x0000_5efen
}

function ipv4Value(text: string): bigint {
  return text.split('.').reduce((value, part) => (value << 8n) | BigInt(part), 0n)
}

function ipv6Value(text: string): bigint {
  const [head = '', tail] = text.split('::')
  const before = groups(head)
  const after = groups(tail ?? '')
  const zeros = new Array<bigint>(8 - before.length - after.length).fill(0n)
  return [...before, ...zeros, ...after].reduce((value, group) => (value << 16n) | group, 0n)
}

function groups(text: string): bigint[] {
  if (text === '') return []
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [BigInt(`0x${group}`)]
    const value = ipv4Value(group)
    return [value >> 16n, value & 0xffffn]
  })
}

function network(text: string): Network {
  const parsed = parseNetwork(text)
  if (parsed === undefined) throw new Error(`${text} is not a network`)
  return parsed
}

const SPECIAL = SPECIAL_RANGES.map(([text, reason]) => [network(text), reason] as const)
const EMBEDDING = EMBEDDING_RANGES.map(network)
const GLOBAL = network(GLOBAL_UNICAST)
