import { decodePercent, parseUrl } from '../net/parse-url.js'

export const REDIS_ADDRESS_FORM =
  '`redis://HOST:PORT`, `redis+cluster://HOST:PORT,HOST:PORT` or `redis+sentinel://HOST:PORT,HOST:PORT/NAME` (`rediss` for TLS)'

/** Parses an address of Redis, or returns `undefined`. `master` names the server that sentinels watch. */
export function parseRedisAddress(text: string) {
  const [, scheme, mode, user, list = '', path = ''] = ADDRESS.exec(text) ?? []
  const kind = mode === 'cluster' || mode === 'sentinel' ? mode : 'server'
  const hosts = list.split(',').map((host) => parseHost(host, PORTS[kind]))
  const [first, second] = path.split('/')
  const [master = '', database = '0'] = kind === 'sentinel' ? [first, second] : ['', first || '0']
  const areValid = hosts.every((host) => host !== undefined) && /^\d{1,5}$/.test(database)
  if (scheme === undefined || !areValid) return undefined
  if (kind === 'server' ? hosts.length > 1 : kind === 'sentinel' ? master === '' : path !== '')
    return undefined
  const [username, password] = user === undefined ? [] : splitUserAndPassword(user)
  return {
    kind,
    hosts,
    tls: scheme === 'rediss',
    master,
    username: username || undefined,
    password: password || undefined,
    database: Number(database),
  }
}

export type RedisAddress = NonNullable<ReturnType<typeof parseRedisAddress>>

const ADDRESS = /^(rediss?)(?:\+(cluster|sentinel))?:\/\/(?:([^@/]*)@)?([^@/?#]+)(?:\/([^?#]*))?$/

const PORTS = { server: 6_379, cluster: 6_379, sentinel: 26_379 }

function parseHost(text: string, defaultPort: number) {
  const url = parseUrl(`redis://${text}`)
  if (!url) return undefined
  const { hostname, port } = url
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  return host === '' ? undefined : { host, port: port === '' ? defaultPort : Number(port) }
}

/** Splits `user:password` (RFC 3986, section 3.2.1). Passwords may contain colons. */
function splitUserAndPassword(text: string): string[] {
  const colon = text.indexOf(':')
  const parts = colon < 0 ? [text] : [text.slice(0, colon), text.slice(colon + 1)]
  return parts.map(decodePercent)
}
