import { decodePercent } from '../lib/net/parse-url.js'

/** Splits a path into decoded segments; drops empty ones. */
export function splitPath({ pathname }: URL): string[] {
  return pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map(decodePercent)
}
