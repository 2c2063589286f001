import { parseUrl } from './parse-url.js'

/** Parses an `http` or `https` address, resolved against `base`; `undefined` for any other text. */
export function parseHttpUrl(address: string, base?: string | URL): URL | undefined {
  const trimmed = address.trim()
  const url = trimmed === '' ? undefined : parseUrl(trimmed, base)
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : undefined
}

/** Returns the port of an address, by default that of its scheme. */
export function findPort({ port, protocol }: URL): number {
  if (port !== '') return Number(port)
  return protocol === 'https:' ? 443 : 80
}
