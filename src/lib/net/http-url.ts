import { parseUrl } from './parse-url.js'

/**
 * An `http` or `https` address, resolved against `base`; `undefined` for everything else
 * (other schemes, and what the WHATWG URL standard cannot parse).
 */
export function httpUrl(address: string, base?: string | URL): URL | undefined {
  const trimmed = address.trim()
  const url = trimmed === '' ? undefined : parseUrl(trimmed, base)
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : undefined
}

/** The port that an address leads to. Port 0 is a port that nobody listens on, not a missing one. */
export function portOf({ port, protocol }: URL): number {
  if (port !== '') return Number(port)
  return protocol === 'https:' ? 443 : 80
}
