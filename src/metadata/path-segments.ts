import { decodePercent } from '../lib/net/parse-url.js'

/** Splits a path into decoded segments that are not empty. */
export function splitPath({ pathname }: URL): string[] {
  return pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map(decodePercent)
}
