import { isIPv4, isIPv6 } from 'node:net'

export interface IpAddress {
  readonly bits: 32 | 128
  readonly value: bigint
}

export interface Network extends IpAddress {
  readonly prefix: number
}

/** Parses an IP address without a zone, or returns `undefined`. */
export function parseIpAddress(text: string): IpAddress | undefined {
  if (!text.includes(':')) return isIPv4(text) ? { bits: 32, value: parseIpv4(text) } : undefined
  return isIPv6(text) && !text.includes('%') ? { bits: 128, value: parseIpv6(text) } : undefined
}

/** Parses `10.0.0.0/8`, `fd00::/8` or a single address. */
export function parseNetwork(text: string): Network | undefined {
  const [base = '', length, more] = text.split('/')
  const address = parseIpAddress(base)
  if (address === undefined || more !== undefined) return undefined
  if (length === undefined) return { ...address, prefix: address.bits }
  const prefix = /^\d{1,3}$/.test(length) ? Number(length) : Number.NaN
  return prefix <= address.bits ? { ...address, prefix } : undefined
}

export function containsAddress(network: Network, address: IpAddress): boolean {
  const rest = BigInt(network.bits - network.prefix)
  return network.bits === address.bits && network.value >> rest === address.value >> rest
}

/** Formats an address in its canonical spelling (RFC 5952). */
export function formatIpAddress({ bits, value }: IpAddress): string {
  if (bits === 32) return [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 0xffn).join('.')
  // The URL parser shortens zeros (WHATWG URL, section 3.5).
  return new URL(`http://[${toIpv6Groups(value).join(':')}]`).hostname.slice(1, -1)
}

export function toIpv6Groups(value: bigint): string[] {
  const shifts = [112n, 96n, 80n, 64n, 48n, 32n, 16n, 0n]
  return shifts.map((shift) => ((value >> shift) & 0xffffn).toString(16))
}

function parseIpv4(text: string): bigint {
  return text.split('.').reduce((value, part) => (value << 8n) | BigInt(part), 0n)
}

function parseIpv6(text: string): bigint {
  const [head = '', tail] = text.split('::')
  const before = parseHexGroups(head)
  const after = parseHexGroups(tail ?? '')
  const zeros = new Array<bigint>(8 - before.length - after.length).fill(0n)
  return [...before, ...zeros, ...after].reduce((value, group) => (value << 16n) | group, 0n)
}

function parseHexGroups(text: string): bigint[] {
  if (text === '') return []
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [BigInt(`0x${group}`)]
    const value = parseIpv4(group)
    return [value >> 16n, value & 0xffffn]
  })
}

export function parseNetworkOrThrow(text: string): Network {
  const parsed = parseNetwork(text)
  if (parsed === undefined) throw new Error(`${text} is not a network`)
  return parsed
}
