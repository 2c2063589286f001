import { createFieldError } from '../../contracts/errors.js'
import { quote } from '../../lib/text/quote.js'
import { ACCEPT_ENCODING } from './content-encoding.js'

export interface HeaderDefaults {
  readonly userAgent: string
  readonly acceptLanguage: string
  readonly sign?: (url: URL) => Readonly<Record<string, string>>
}

/** Creates headers for a URL and its redirects. Drops the caller's once a redirect leaves the first origin. */
export function createRequestHeaders(
  first: URL,
  given: Readonly<Record<string, string>>,
  defaults: HeaderDefaults,
) {
  const own = Object.assign(createAuthorizationHeader(first), normalizeHeaders(given))
  const codings = given['accept-encoding'] === 'identity' ? 'identity' : ACCEPT_ENCODING
  const jars = new Map<string, Jar>()
  let atHome = true
  return {
    createHeaders(url: URL): Record<string, string> {
      atHome &&= url.origin === first.origin
      const sent: Record<string, string> = {
        'user-agent': defaults.userAgent,
        accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
        'accept-language': defaults.acceptLanguage,
        'accept-encoding': codings,
      }
      if (atHome) Object.assign(sent, own)
      const isSigned = atHome && SIGNED.some((name) => name in own)
      if (!isSigned) Object.assign(sent, defaults.sign?.(url))
      const cookies = [...(jars.get(url.host) ?? [])]
        .filter(([, { isSecure }]) => !isSecure || isHttps(url))
        .map(([name, { value }]) => `${name}=${value}`)
      const cookie = [sent.cookie ?? [], cookies].flat().filter(Boolean).join('; ')
      if (cookie !== '') sent.cookie = cookie
      return sent
    },
    storeCookies(url: URL, setCookie: string | readonly string[] | undefined): void {
      const jar: Jar = jars.get(url.host) ?? new Map()
      for (const line of [setCookie ?? []].flat()) storeCookie(jar, line, isHttps(url))
      jars.set(url.host, jar)
    },
  }
}

/** Headers by which callers sign requests themselves. */
const SIGNED = ['signature', 'signature-input', 'signature-agent']

/** Cookies of a host by name. Secure ones are sent over https only (RFC 6265, 5.4). */
type Jar = Map<string, { readonly value: string; readonly isSecure: boolean }>

/** Stores or deletes a cookie. Its only attributes that count are `secure`, `max-age` and `expires`. */
function storeCookie(jar: Jar, line: string, overHttps: boolean): void {
  const match = /^\s*([^=;\s]+)=([^;]*)/.exec(line)
  const [, name = '', value = ''] = match ?? []
  if (name === '' || line.length > MAX_COOKIE) return
  const old = jar.get(name)
  const isSecure = /;\s*secure\s*(;|$)/i.test(line)
  // Plain http must not set or replace secure cookies (RFC 6265bis), since anybody on the way could.
  if (!overHttps && (isSecure || old?.isSecure)) return
  if (isExpired(line)) jar.delete(name)
  else if (old || jar.size < MAX_COOKIES) jar.set(name, { value: value.trim(), isSecure })
}

/** True if a cookie has expired. Of both attributes, `max-age` counts (RFC 6265, 5.3). */
function isExpired(line: string): boolean {
  const [, maxAge] = /;\s*max-age=(-?\d+)\s*(?:;|$)/i.exec(line) ?? []
  const [, expires = ''] = /;\s*expires=([^;]*)/i.exec(line) ?? []
  return maxAge ? Number(maxAge) <= 0 : Date.parse(expires) <= Date.now()
}

function isHttps({ protocol }: URL): boolean {
  return protocol === 'https:'
}

/** Converts credentials of the URL to Basic authentication (RFC 7617). */
function createAuthorizationHeader({ username, password }: URL): Record<string, string> {
  if (username === '' && password === '') return {}
  const text = `${percentDecode(username)}:${percentDecode(password)}`
  return { authorization: `Basic ${Buffer.from(text, 'latin1').toString('base64')}` }
}

function percentDecode(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

function normalizeHeaders(given: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(given).map(([name, value]) => [name.toLowerCase(), value] as const)
  for (const [name, value] of entries) {
    if (TOKEN.test(name) && FIELD_VALUE.test(value)) continue
    const text = `The header ${quote(name)} can't be sent: its name or value has characters that no header may have.`
    throw createFieldError('EINVALQUERY', 'headers', text)
  }
  return Object.fromEntries(entries.filter(([name]) => !CONNECTION_HEADERS.test(name)))
}

/** Matches a header name in lower case (RFC 9110, 5.6.2). */
const TOKEN = /^[!#$%&'*+\-.^_`|~0-9a-z]+$/
/** Matches the value of a header (RFC 9110, section 5.5). */
const FIELD_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/

/** Matches headers that callers cannot set, such as connection headers (RFC 9110, 7.6.1). */
const CONNECTION_HEADERS =
  /^(host|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|content-.*|upgrade|expect|http2-settings|accept-encoding|if-.*|__proto__)$/

const MAX_COOKIE = 4_096
const MAX_COOKIES = 50
