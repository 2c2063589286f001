import { addToList } from '../../lib/data/multimap.js'
import {
  containsAddress,
  type Network,
  parseIpAddress,
  parseNetwork,
} from '../../lib/net/ip-address.js'
import { parseUrl } from '../../lib/net/parse-url.js'
import { splitList } from '../../lib/text/split-list.js'
import { findNonPublicReason, unwrapIpv4 } from './ip-ranges.js'

/** Network that is allowed, although not public. */
export interface AllowEntry {
  /** Host name or a pattern such as `*.corp`. If absent, any host name is allowed. */
  readonly name?: string
  readonly network: Network
}

/** Maps host names to fixed IP addresses, like a hosts file. */
export type Hosts = ReadonlyMap<string, readonly string[]>

/** Parses a list such as `10.1.0.0/16,wiki.corp=10.2.0.0/16,*.lab=[fd00::1]`. */
export function parseAllowList(text: string): readonly AllowEntry[] {
  return splitList(text).map((entry) => {
    const [left = '', right, more] = entry.split('=')
    const target = (right ?? left).trim()
    const network = parseNetwork(target.replace(/^\[([^\]]*)\]/, '$1'))
    if (network === undefined || more !== undefined) {
      throw new Error(
        `\`${entry}\` is not an exception: write a network (10.1.0.0/16), an address, ` +
          'or name=network (wiki.corp=10.2.0.0/16)',
      )
    }
    return right === undefined ? { network } : { name: normalizeHostPattern(left, entry), network }
  })
}

/** Parses a list such as `site.test=127.0.0.1,site.test=[::1]`. */
export function parseHosts(text: string): Hosts {
  const hosts = new Map<string, string[]>()
  for (const entry of splitList(text)) {
    const [left = '', right = '', more] = entry.split('=')
    const name = parseHostName(left)
    const address = right.trim().replace(/^\[(.*)\]$/, '$1')
    if (name === undefined || parseIpAddress(address) === undefined || more !== undefined) {
      throw new Error(`\`${entry}\` is not a fixed name: write name=address (site.test=127.0.0.1)`)
    }
    addToList(hosts, name, address)
  }
  return hosts
}

/** Parses a list such as `127.0.0.1:5353,[::1]`. The default port is 53. */
export function parseDnsServers(text: string): readonly string[] {
  return splitList(text).map((entry) => {
    const bare = parseIpAddress(entry) !== undefined
    const match = /^(?:\[([^\]]+)\]|([^:]+))(?::(\d{1,5}))?$/.exec(entry)
    const address = bare ? entry : (match?.[1] ?? match?.[2] ?? '')
    const port = bare ? 53 : Number(match?.[3] ?? 53)
    if (parseIpAddress(address) === undefined || port < 1 || port > 65_535) {
      throw new Error(
        `\`${entry}\` is not a DNS server: write address:port (127.0.0.1:5353 or [::1]:53)`,
      )
    }
    return address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`
  })
}

/** @param name host name of the URL, or `undefined` if the URL has an IP address */
export function findRefusalReason(
  allow: readonly AllowEntry[],
  name: string | undefined,
  address: string,
): string | undefined {
  const reason = findNonPublicReason(address)
  if (reason === undefined) return undefined
  const parsed = parseIpAddress(address)
  if (parsed === undefined) return reason
  const inner = unwrapIpv4(parsed)
  const allowed = allow.some(
    (entry) =>
      (entry.name === undefined || (name !== undefined && matchesHostPattern(entry.name, name))) &&
      (containsAddress(entry.network, parsed) || containsAddress(entry.network, inner)),
  )
  return allowed ? undefined : reason
}

export function normalizeHost(name: string): string {
  return name.toLowerCase().replace(/\.$/, '')
}

function matchesHostPattern(pattern: string, name: string): boolean {
  return pattern.startsWith('*.') ? name.endsWith(pattern.slice(1)) : name === pattern
}

function normalizeHostPattern(text: string, entry: string): string {
  const wild = text.trim().startsWith('*.')
  const name = parseHostName(wild ? text.trim().slice(2) : text)
  if (name === undefined) {
    throw new Error(`\`${entry}\` names no host: write wiki.corp=… or *.corp=… before the network`)
  }
  return wild ? `*.${name}` : name
}

/** Returns `undefined` for an IP address or an invalid name. */
function parseHostName(text: string): string | undefined {
  const trimmed = text.trim()
  const url = /^[^\s/?#@:[\]*\\]+$/.test(trimmed) ? parseUrl(`http://${trimmed}`) : undefined
  if (!url) return undefined
  const name = normalizeHost(url.hostname)
  return name === '' || parseIpAddress(name) !== undefined ? undefined : name
}
