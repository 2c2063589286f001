import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Canary, startCanary } from '../../support/canary.js'
import { type DnsServer, startDns, type Zone } from '../../support/dns-server.js'
import { codeOf, errorOf, makeFetcher, never, read } from '../../support/fetcher.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { FORBIDDEN_HOSTS, PUBLIC_HOSTS } from './notations.js'
import { CHAIN, FORBIDDEN_ZONES } from './zones.js'

const OTHER_ANSWERS: ReadonlyArray<readonly [name: string, zone: Zone | undefined, code: string]> =
  [
    ['missing.test', undefined, 'EINVALURL'],
    ['empty.test', {}, 'EINVALURL'],
    ['cname-only.test', { cname: ['nowhere.test'] }, 'EINVALURL'],
    ['servfail.test', { rcode: 'SERVFAIL' }, 'EFATAL'],
    ['refused.test', { rcode: 'REFUSED' }, 'EFATAL'],
    ['notimp.test', { rcode: 'NOTIMP' }, 'EFATAL'],
  ]

const ALL: Readonly<Record<string, Zone>> = {
  ...FORBIDDEN_ZONES,
  ...Object.fromEntries(OTHER_ANSWERS.flatMap(([name, zone]) => (zone ? [[name, zone]] : []))),
  'public.test': { a: ['8.8.8.8'], aaaa: ['2606:4700::1111'] },
  'public4.test': { a: ['8.8.8.8', '1.1.1.1'] },
  'public6.test': { aaaa: ['2606:4700::1111'] },
  'public-nat64.test': { aaaa: ['64:ff9b::8.8.8.8'] },
  'public-chain.test': { cname: CHAIN, a: ['8.8.8.8'] },
  'public-truncated.test': { a: ['8.8.8.8'], manner: 'truncated' },
  'a_b.test': { a: ['8.8.8.8'] },
  'xn--mnchen-3ya.test': { a: ['8.8.8.8'] },
}

let canary: Canary
let dns: DnsServer
beforeAll(async () => {
  canary = await startCanary()
  dns = await startDns(ALL)
})
afterAll(async () => {
  expect(canary.touched()).toBe(0)
  await Promise.all([canary.close(), dns.close()])
})

afterEach(() => void vi.useRealTimers())

describe('the canary', () => {
  it('notices whoever comes', async () => {
    const other = await startCanary()
    const fetcher = makeFetcher({ allow: '127.0.0.1,::1' })
    for (const host of ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]']) {
      expect((await read(fetcher, `http://${host}:${other.port}/`)).text).toBe('secret')
    }
    expect(other.touched()).toBe(3)
    await other.close()
  })
})

describe('an address that is not public', () => {
  it.each(FORBIDDEN_HOSTS)('is never connected to as %s', async (host) => {
    const fetcher = makeFetcher({ allow: '', dns: dns.address })
    const asked = dns.questions.length
    for (const scheme of ['http', 'https']) {
      const code = await codeOf(read(fetcher, `${scheme}://${host}:${canary.port}/`))
      expect(code).toBe('EFORBIDDENURL')
    }
    expect([dns.questions.length - asked, canary.touched()]).toEqual([0, 0])
  })

  it.each(Object.keys(FORBIDDEN_ZONES))('is never connected to by %s', async (name) => {
    const fetcher = makeFetcher({ allow: '', dns: dns.address })
    const url = `http://${name}:${canary.port}/`
    expect(await codeOf(fetcher.check(new URL(url), never))).toBe('EFORBIDDENURL')
    expect(await codeOf(read(fetcher, url))).toBe('EFORBIDDENURL')
    expect(canary.touched()).toBe(0)
  })

  it('is refused though a fixed name leads to it', async () => {
    const fetcher = makeFetcher({ allow: '', hosts: 'site.test=8.8.8.8,site.test=127.0.0.1' })
    expect(await codeOf(read(fetcher, `http://site.test:${canary.port}/`))).toBe('EFORBIDDENURL')
    expect(canary.touched()).toBe(0)
  })

  it('is refused at once, without waiting for the other family', async () => {
    const slow = await startDns((_name, type) =>
      type === 'A' ? { a: ['127.0.0.1'] } : { manner: 'silent' },
    )
    // Who waited for the other family would do so for an hour.
    const limits = { dnsTimeout: 3_600_000 }
    const fetcher = makeFetcher({ allow: '', dns: slow.address, limits })
    expect(await codeOf(read(fetcher, `http://half.test:${canary.port}/`))).toBe('EFORBIDDENURL')
    expect(slow.questions.sort()).toEqual(['A half.test', 'AAAA half.test'])
    expect(canary.touched()).toBe(0)
    await slow.close()
  })

  it('is refused when the next answer is another (rebinding)', async () => {
    const turns = await startDns((_name, type, count) =>
      type === 'A' ? { a: [count % 2 === 1 ? '8.8.8.8' : '127.0.0.1'] } : {},
    )
    const fetcher = makeFetcher({ allow: '', dns: turns.address })
    const url = new URL(`http://rebind.test:${canary.port}/`)
    expect(await codeOf(fetcher.check(url, never))).toBe(undefined)
    expect(await codeOf(read(fetcher, url.href))).toBe('EFORBIDDENURL')
    expect(await codeOf(fetcher.check(url, never))).toBe(undefined)
    expect(canary.touched()).toBe(0)
    await turns.close()
  })

  it('tells the range to the metrics, and only the host to the caller', async () => {
    const refusals: string[] = []
    const fetcher = makeFetcher({
      allow: '',
      dns: dns.address,
      onRefusal: (reason) => refusals.push(reason),
    })
    const error = await errorOf(read(fetcher, 'http://user:secret@metadata.test/'))
    const text =
      'The host `metadata.test` is not on the public internet. Give a public address, ' +
      'or have the operator allow this one (LINKGLASS_ALLOW).'
    expect({ code: error?.code, message: error?.message, data: error?.data, refusals }).toEqual({
      code: 'EFORBIDDENURL',
      message: text,
      data: { url: text },
      refusals: ['link-local and cloud metadata (RFC 3927)'],
    })
  })
})

describe('a public address', () => {
  it.each(PUBLIC_HOSTS)('is let through as %s', async (host) => {
    const { check } = makeFetcher({ allow: '' })
    expect(await codeOf(check(new URL(`http://${host}:8443/`), never))).toBe(undefined)
  })

  it.each([
    'http://public.test/',
    'https://PUBLIC.test:65535/?q=%zz#a b',
    'http://public.test./',
    'http://public4.test/',
    'http://public6.test/',
    'http://public-nat64.test/',
    'http://public-chain.test/',
    'http://public-truncated.test/',
    'http://user:pa%20ss@public.test//a/../b;c?d',
    'http://a_b.test/',
    'http://münchen.test/',
    'http://public.test:1/',
    'http:public.test\\path',
  ])('is let through by %s', async (address) => {
    const { check } = makeFetcher({ allow: '', dns: dns.address })
    expect(await codeOf(check(new URL(address), never))).toBe(undefined)
  })
})

describe('a name', () => {
  it.each(OTHER_ANSWERS)('%s', async (name, _zone, code) => {
    const { check } = makeFetcher({ dns: dns.address })
    expect(await codeOf(check(new URL(`http://${name}/`), never))).toBe(code)
  })

  it.each([
    'http://nothing.invalid/',
    'http://hidden.onion/',
    `http://${'a'.repeat(64)}.test/`,
    `http://${'a.'.repeat(127)}test/`,
    'http://a..test/',
  ])('that can not exist is asked for nowhere: %s', async (address) => {
    const asked = dns.questions.length
    const { check } = makeFetcher({ dns: dns.address })
    expect(await codeOf(check(new URL(address), never))).toBe('EINVALURL')
    expect(dns.questions.length).toBe(asked)
  })

  it.each<[what: string, a: Zone, aaaa: Zone, code: string | undefined]>([
    ['answers late', { a: ['8.8.8.8'], manner: 'late' }, {}, undefined],
    ['knows no IPv6', { a: ['8.8.8.8'] }, { rcode: 'SERVFAIL' }, undefined],
    ['knows no IPv4', { rcode: 'NOTIMP' }, { aaaa: ['2606:4700::1111'] }, undefined],
    ['fails at one and has none of the other', { rcode: 'SERVFAIL' }, {}, 'EFATAL'],
    [
      'answers late with a forbidden address',
      { a: ['8.8.8.8'] },
      { aaaa: ['::1'], manner: 'late' },
      'EFORBIDDENURL',
    ],
  ])('whose server %s', async (_what, a, aaaa, code) => {
    const server = await startDns((_name, type) => (type === 'A' ? a : aaaa))
    const { check } = makeFetcher({ dns: server.address, limits: { dnsTimeout: 60_000 } })
    expect(await codeOf(check(new URL('http://a.test/'), never))).toBe(code)
    await server.close()
  })

  it.each<[what: string, a: Zone, code: string | undefined]>([
    ['is known by the other', { a: ['8.8.8.8'] }, undefined],
    ['has none of the other', {}, 'ETIMEOUT'],
  ])('whose server never speaks of IPv6 %s when the time is up', async (_what, a, code) => {
    const server = await startDns((_name, type) => (type === 'A' ? a : { manner: 'silent' }))
    // The clock stands still until the one answer has been read.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { check } = makeFetcher({ dns: server.address, limits: { dnsTimeout: 3_600_000 } })
    const checked = codeOf(check(new URL('http://a.test/'), never))
    await server.answered(1)
    await nextTurn()
    await nextTurn()
    vi.advanceTimersByTime(3_600_000)
    expect(await checked).toBe(code)
    await server.close()
  })

  it.each(['silent', 'garbage', 'spoofed', 'besides'] as const)(
    'whose server is %s is not known',
    async (manner) => {
      const bad = await startDns(() => ({ manner, a: ['8.8.8.8'] }))
      const { check } = makeFetcher({ dns: bad.address, limits: { dnsTimeout: 150 } })
      expect(await codeOf(check(new URL('http://a.test/'), never))).toMatch(/^(ETIMEOUT|EFATAL)$/)
      await bad.close()
    },
  )

  it('is left alone when the request is aborted', async () => {
    const bad = await startDns(() => ({ manner: 'silent' }))
    const { check } = makeFetcher({ dns: bad.address })
    const controller = new AbortController()
    const checked = check(new URL('http://a.test/'), controller.signal)
    controller.abort(new Error('deadline'))
    await expect(checked).rejects.toThrow('deadline')
    await bad.close()
  })
})

describe('an exception', () => {
  let origin: Origin
  beforeAll(async () => {
    origin = await startOrigin({ '/': 'inside' })
  })
  afterAll(() => origin.close())

  it.each<[allow: string, host: string, code: string | undefined]>([
    ['127.0.0.0/8', '127.0.0.1', undefined],
    ['127.0.0.0/8', '[::ffff:127.0.0.1]', undefined],
    ['127.0.0.0/8', 'loopback.test', 'EFORBIDDENURL'],
    ['127.0.0.0/8,::1', 'loopback.test', undefined],
    ['127.0.0.0/8', 'localhost', undefined],
    ['127.0.0.0/8', 'a.localhost', undefined],
    ['localhost=127.0.0.0/8', 'localhost', undefined],
    ['localhost=127.0.0.0/8', '127.0.0.1', 'EFORBIDDENURL'],
    ['localhost=127.0.0.0/8', 'a.localhost', 'EFORBIDDENURL'],
    ['cname.test=127.0.0.1', 'cname.test', undefined],
    ['cname.test=127.0.0.1', 'CNAME.test.', undefined],
    ['inner.test=127.0.0.1', 'cname.test', 'EFORBIDDENURL'],
    ['*.test=127.0.0.0/8', 'mixed.test', undefined],
    ['*.test=127.0.0.0/8', 'private.test', 'EFORBIDDENURL'],
    ['0.0.0.0/0', '127.0.0.1', undefined],
  ])('%s for %s', async (allow, host, code) => {
    const fetcher = makeFetcher({ allow, dns: dns.address })
    const url = new URL(`http://${host}:${origin.port}/`)
    expect(await codeOf(fetcher.check(url, never))).toBe(code)
    if (code === undefined && host !== 'mixed.test') {
      expect((await read(fetcher, url.href)).text).toBe('inside')
    }
    await fetcher.close()
  })

  it('for IPv6 reaches it', async () => {
    const six = await startOrigin((request, response) => response.end(request.headers.host), '::1')
    const fetcher = makeFetcher({ allow: '[::1]' })
    expect((await read(fetcher, `http://[::1]:${six.port}/`)).text).toBe(`[::1]:${six.port}`)
    expect((await read(fetcher, `http://localhost:${six.port}/`)).text).toBe(
      `localhost:${six.port}`,
    )
    await fetcher.close()
    await six.close()
  })

  it('opens no port but the one that is named', async () => {
    const fetcher = makeFetcher()
    expect(await codeOf(read(fetcher, 'http://site.test:0/'))).toBe('EFATAL')
  })

  it('for one name opens no connection that another can use', async () => {
    const fetcher = makeFetcher({
      allow: 'site.test=127.0.0.1',
      hosts: 'site.test=127.0.0.1,evil.test=127.0.0.1',
    })
    expect((await read(fetcher, `http://site.test:${origin.port}/`)).text).toBe('inside')
    const before = origin.connections()
    expect(await codeOf(read(fetcher, `http://evil.test:${origin.port}/`))).toBe('EFORBIDDENURL')
    expect(await codeOf(read(fetcher, `http://127.0.0.1:${origin.port}/`))).toBe('EFORBIDDENURL')
    expect(origin.connections()).toBe(before)
    await fetcher.close()
  })
})
