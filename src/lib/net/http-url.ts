import { parseUrl } from './parse-url.js'

/** Parses an `http` or `https` URL, or returns `undefined`. */
export function parseHttpUrl(address: string, base?: string | URL): URL | undefined {
  const trimmed = address.trim()
  const url = trimmed === '' ? undefined : parseUrl(trimmed, base)
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : undefined
}

export function getPort({ port, protocol }: URL): number {
  if (port !== '') return Number(port)
  return protocol === 'https:' ? 443 : 80
}
