import { isIP } from 'node:net'
import { isLocalhostName } from '../../lib/net/loopback.js'
import { type AllowEntry, findRefusalReason, type Hosts, normalizeHost } from './address-policy.js'
import type { Resolve } from './dns.js'
import { createForbiddenError, createInvalidUrlError } from './fetch-errors.js'
import { toRequestedUrl } from './redirect.js'

/** Resolves a URL to allowed addresses. Rejects if the URL or an address is forbidden. */
export type Guard = (url: URL, signal: AbortSignal) => Promise<readonly string[]>

export interface GuardOptions {
  readonly allow: readonly AllowEntry[]
  readonly hosts: Hosts
  readonly resolve: Resolve
  readonly onRefusal?: ((reason: string) => void) | undefined
}

export function createGuard({ allow, hosts, resolve, onRefusal }: GuardOptions): Guard {
  const refuse = (host: string, reason: string): never => {
    onRefusal?.(reason)
    throw createForbiddenError(host, reason)
  }
  return async (url, signal) => {
    signal.throwIfAborted()
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      throw createInvalidUrlError(toRequestedUrl(url))
    const host = getUnbracketedHost(url)
    const name = isIP(host) === 0 ? normalizeHost(host) : undefined
    const findReason = (address: string) => findRefusalReason(allow, name, address)
    const inspect = (addresses: readonly string[]): readonly string[] => {
      const reason = addresses.map(findReason).find((found) => found !== undefined)
      return reason === undefined ? addresses : refuse(host, reason)
    }
    if (name === undefined) return inspect([host])
    const fixed = hosts.get(name)
    if (fixed !== undefined) return inspect(fixed)
    if (!isLocalhostName(name)) return resolve(name, inspect, signal)
    const reachable = LOOPBACK.filter((address) => findReason(address) === undefined)
    return reachable.length > 0 ? reachable : inspect(LOOPBACK)
  }
}

export function getUnbracketedHost(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1')
}

const LOOPBACK: readonly string[] = ['127.0.0.1', '::1']
