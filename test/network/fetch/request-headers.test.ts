import { expect, test } from 'vitest'
import { createRequestHeaders } from '../../../src/network/fetch/request-headers.js'

const SECURE = new URL('https://site.test/')
const PLAIN = new URL('http://site.test/')

function createJar() {
  const defaults = { userAgent: 'linkglass-test', acceptLanguage: 'en' }
  const { createHeaders, storeCookies } = createRequestHeaders(SECURE, {}, defaults)
  return { storeCookies, sentTo: (url: URL) => createHeaders(url).cookie }
}

test('a cookie with `Secure` is sent over https only', () => {
  const { storeCookies, sentTo } = createJar()
  storeCookies(SECURE, ['session=1; Path=/; SECURE ; HttpOnly', 'theme=secure', 'size=2;secure'])
  expect(sentTo(PLAIN)).toBe('theme=secure')
  expect(sentTo(SECURE)).toBe('session=1; theme=secure; size=2')
})

test('over http, cookies with `Secure` are neither set, replaced nor deleted', () => {
  const { storeCookies, sentTo } = createJar()
  storeCookies(SECURE, 'session=1; Secure')
  storeCookies(PLAIN, ['session=2', 'session=; max-age=0', 'other=3; Secure', 'theme=4'])
  expect(sentTo(SECURE)).toBe('session=1; theme=4')
  storeCookies(SECURE, 'session=5')
  storeCookies(PLAIN, 'session=6')
  expect(sentTo(SECURE)).toBe('session=6; theme=4')
})

test('a full jar takes no new cookie, but updates and deletions of those in it', () => {
  const { storeCookies, sentTo } = createJar()
  const names = Array.from({ length: 50 }, (_, index) => `c${index}`)
  storeCookies(
    SECURE,
    names.map((name) => `${name}=old`),
  )
  storeCookies(SECURE, ['late=1', 'c0=new', 'c1=; max-age=0', 'c50=1', 'c51=1'])
  const rest = names.slice(2).map((name) => `${name}=old`)
  expect(sentTo(SECURE)).toBe(['c0=new', ...rest, 'c50=1'].join('; '))
})

test('a cookie that has expired is deleted, and `max-age` counts before `expires`', () => {
  const { storeCookies, sentTo } = createJar()
  const past = 'Expires=Thu, 01 Jan 1970 00:00:00 GMT'
  const future = `Expires=${new Date(Date.now() + 60_000).toUTCString()}`
  storeCookies(SECURE, ['a=1', 'b=1', `c=1; ${future}`, `d=1; ${past}; Max-Age=60`, `e=1; ${past}`])
  expect(sentTo(SECURE)).toBe('a=1; b=1; c=1; d=1')
  storeCookies(SECURE, [
    `a=; ${past}`,
    'b=2; Expires=soon; Max-Age=0x',
    `c=; Max-Age=-1; ${future}`,
    'd=; max-age=0',
  ])
  expect(sentTo(SECURE)).toBe('b=2')
})
