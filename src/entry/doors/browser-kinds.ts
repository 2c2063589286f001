import { isRecord } from '../../lib/data/json.js'
import { parseHttpUrl } from '../../lib/net/http-url.js'
import type { Kind } from './door-fields.js'

export interface Cookie {
  readonly name: string
  readonly value: string
  /** Host that receives the cookie, with its subdomains. If `undefined`, only the target's host does. */
  readonly domain: string | undefined
}

export const COOKIE: Kind<Cookie> = {
  form: 'an object with `name` and `value`',
  parse: (value) => {
    if (!isRecord(value)) return undefined
    const { name, value: content, domain, url } = value
    const isWhole = typeof name === 'string' && typeof content === 'string'
    if (!isWhole || !/^[^\s;=,]{1,200}$/.test(name) || /[;\r\n]/.test(content)) return undefined
    const host = typeof domain === 'string' ? domain.replace(/^\./, '') : undefined
    const ofUrl = typeof url === 'string' ? parseHttpUrl(url)?.hostname : undefined
    return { name, value: content, domain: host?.toLowerCase() ?? ofUrl }
  },
}

export function toCookieHeader(
  cookies: readonly Cookie[] | undefined,
  target: string,
): string | undefined {
  const host = parseHttpUrl(target)?.hostname ?? ''
  const own = (cookies ?? []).filter(
    ({ domain }) => domain === undefined || host === domain || host.endsWith(`.${domain}`),
  )
  return own.length === 0 ? undefined : own.map(({ name, value }) => `${name}=${value}`).join('; ')
}
