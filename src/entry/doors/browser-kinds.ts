import { isRecord, tryParseJson } from '../../lib/data/json.js'
import { parseHttpUrl } from '../../lib/net/http-url.js'
import { type Kind, parseValueOrThrow } from './door-fields.js'

export function acceptObject<K extends Readonly<Record<string, Kind<unknown>>>>(kinds: K) {
  type Values = { readonly [N in keyof K]?: K[N] extends Kind<infer V> ? V : never }
  const kind: Kind<Values> = {
    form: `an object of ${Object.keys(kinds).join(', ')}`,
    parse: (value, path, ignore) => {
      if (!isRecord(value)) return undefined
      const values: Record<string, unknown> = {}
      for (const [name, own] of Object.entries(value)) {
        const known = Object.hasOwn(kinds, name) ? kinds[name] : undefined
        if (!known) ignore(`${path}.${name}`, own)
        else if (own !== null)
          values[name] = parseValueOrThrow(known, own, `${path}.${name}`, ignore)
      }
      return values as Values
    },
  }
  return kind
}

export function acceptJsonText<V>(kind: Kind<V>): Kind<V> {
  return {
    form: `${kind.form}, as JSON`,
    parse: (value, path, ignore) => {
      const parsed = typeof value === 'string' ? tryParseJson(value) : undefined
      return parsed === undefined ? undefined : kind.parse(parsed, path, ignore)
    },
  }
}

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
