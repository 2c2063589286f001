import { httpUrl } from '../../lib/net/http-url.js'
import { readText } from '../kinds/text-kind.js'
import { parameterError } from '../parameter-error.js'
import { isGiven } from '../shape.js'

/** Reads the caller's proxy. Errors never repeat its address, which may hold credentials. */
export function readProxy(value: unknown, allowed: boolean): URL | undefined {
  const text = typeof value === 'string' ? readText('proxy', value) : value
  if (!isGiven(text) || text === false) return undefined
  if (!allowed)
    throw invalidProxy('is not allowed by this service. Its operator can (LINKGLASS_ALLOW_PROXY)')
  const url = typeof text === 'string' ? httpUrl(text) : undefined
  if (!url)
    throw invalidProxy('is not an address: give one with `http://` or `https://` written out')
  return url
}

function invalidProxy(text: string) {
  return parameterError('EINVALPROXY', 'proxy', `${text}.`)
}
