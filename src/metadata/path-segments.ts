import { decodePercent } from '../lib/net/parse-url.js'

export function splitPath({ pathname }: URL): string[] {
  return pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map(decodePercent)
}
