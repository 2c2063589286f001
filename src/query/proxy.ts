import { httpUrl } from '../core/url.js'
import { fault } from './fault.js'
import { readText } from './scalars.js'
import { isGiven } from './shape.js'

/** The caller's proxy. Its address is never repeated: it may hold credentials. */
export function readProxy(value: unknown, allowed: boolean): URL | undefined {
  const text = typeof value === 'string' ? readText('proxy', value) : value
  if (!isGiven(text) || text === false) return undefined
  if (!allowed)
    throw invalid('is not allowed by this service. Its operator can (LINKGLASS_ALLOW_PROXY)')
  const url = typeof text === 'string' ? httpUrl(text) : undefined
  if (!url) throw invalid('is no address: give one with `http://` or `https://` written out')
  return url
}

function invalid(text: string) {
  return fault('EINVALPROXY', 'proxy', `${text}.`)
}
