import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FORBIDDEN_HOSTS, PUBLIC_HOSTS } from '../network/fetch/notations.js'
import { type Canary, startCanary } from '../support/canary.js'
import { type DnsServer, startDns, type Zone } from '../support/dns-server.js'
import { type Origin, startOrigin } from '../support/origin.js'
import { type Service, startService } from '../support/service.js'

const CHAIN = Array.from({ length: 8 }, (_, index) => `hop${index}.test`)

/** A header holds bytes: a name in other letters goes as UTF-8. */
function rawBytes(text: string) {
  return Buffer.from(text).toString('latin1')
}

/** Names that lead inside, each in its own way. */
const INSIDE: Readonly<Record<string, Zone>> = {
  'loopback.test': { a: ['127.0.0.1'] },
  'loopback6.test': { aaaa: ['::1'] },
  'any.test': { a: ['0.0.0.0'] },
  'private.test': { a: ['10.0.0.1'] },
  'metadata.test': { a: ['169.254.169.254'] },
  'mapped.test': { aaaa: ['::ffff:127.0.0.1'] },
  'compatible.test': { aaaa: ['::127.0.0.1'] },
  'nat64.test': { aaaa: ['64:ff9b::7f00:1'] },
  'nat64-local.test': { aaaa: ['64:ff9b:1::7f00:1'] },
  'sixtofour.test': { aaaa: ['2002:7f00:1::'] },
  'teredo.test': { aaaa: ['2001::80ff:fffe'] },
  'isatap.test': { aaaa: ['2606:4700::5efe:7f00:1'] },
  'mixed.test': { a: ['8.8.8.8', '127.0.0.1'] },
  'mixed-first.test': { a: ['127.0.0.1', '8.8.8.8'] },
  'mixed-families.test': { a: ['8.8.8.8'], aaaa: ['::1'] },
  'mixed-many.test': { a: [...Array.from({ length: 40 }, (_, i) => `8.8.4.${i}`), '127.0.0.1'] },
  'alias.test': { cname: ['inner.test'], a: ['127.0.0.1'] },
  'alias-local.test': { cname: ['localhost'], a: ['127.0.0.1'] },
  'chain.test': { cname: CHAIN, a: ['127.0.0.1'] },
  'truncated.test': { a: ['127.0.0.1'], manner: 'truncated' },
  'late.test': { a: ['127.0.0.1'], manner: 'late' },
  'xn--bcher-kva.test': { a: ['127.0.0.1'] },
  'a_b.test': { a: ['127.0.0.1'] },
}

const NOWHERE: Readonly<Record<string, Zone>> = {
  'empty.test': {},
  'alias-nowhere.test': { cname: ['nothing.test'] },
  'broken.test': { rcode: 'SERVFAIL' },
  'refused.test': { rcode: 'REFUSED' },
  'garbage.test': { manner: 'garbage' },
  'silent.test': { manner: 'silent' },
}

const OUTSIDE: Readonly<Record<string, Zone>> = {
  'public.test': { a: ['8.8.8.8'], aaaa: ['2606:4700::1111'] },
  'public4.test': { a: ['8.8.8.8', '1.1.1.1'] },
  'public6.test': { aaaa: ['2606:4700::1111'] },
  'public-alias.test': { cname: CHAIN, a: ['8.8.8.8'] },
  'under_score.test': { a: ['8.8.8.8'] },
  'xn--mnchen-3ya.test': { a: ['8.8.8.8'] },
  'xn--r8jz45g.xn--zckzah.test': { a: ['8.8.8.8'] },
  'localhost.public.test': { a: ['8.8.8.8'] },
  '127.0.0.1.public.test': { a: ['8.8.8.8'] },
  [`${'a'.repeat(63)}.test`]: { a: ['8.8.8.8'] },
}

let canary: Canary
let dns: DnsServer
let origin: Origin
let service: Service
/** Waits for no server of names that says nothing. */
let impatient: Service
/** What the origin's page holds next, and where it redirects to. */
let html = ''
let location = ''

beforeAll(async () => {
  const zones = { ...INSIDE, ...NOWHERE, ...OUTSIDE }
  canary = await startCanary()
  dns = await startDns((name, type, count) => {
    if (name !== 'rebinding.test') return zones[name as keyof typeof zones]
    return type === 'A' ? { a: [count % 2 === 1 ? '8.8.8.8' : '127.0.0.1'] } : {}
  })
  origin = await startOrigin((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://origin')
    if (pathname === '/redirect') response.writeHead(302, { location: rawBytes(location) }).end()
    else if (pathname === '/manifest') response.end(html)
    else response.writeHead(200, { 'content-type': 'text/html' }).end(html)
  })
  service = await startService({
    LINKGLASS_DNS: dns.address,
    LINKGLASS_CACHE: 'none',
  })
  impatient = await startService({ LINKGLASS_DNS: dns.address, LINKGLASS_DNS_TIMEOUT: '300ms' })
})
afterAll(async () => {
  expect(canary.touched()).toBe(0)
  await Promise.all([service.close(), impatient.close()])
  await Promise.all([canary.close(), dns.close(), origin.close()])
})

async function ask(parameters: Record<string, string>, whom = service) {
  const asked = dns.questions.length
  const answer = await whom.ask({ retry: '0', ...parameters })
  return {
    ...answer,
    body: answer.body as Record<string, unknown>,
    /** What the server of names was asked meanwhile. */
    questions: dns.questions.slice(asked).sort(),
  }
}

function at(path: string) {
  return `http://site.test:${origin.port}${path}`
}

describe('an address that leads inside is refused at once', () => {
  it.each(FORBIDDEN_HOSTS)('%s', async (host) => {
    for (const scheme of ['http', 'https']) {
      const { status, body, questions } = await ask({ url: `${scheme}://${host}:${canary.port}/` })
      expect([status, body.code, questions]).toEqual([400, 'EFORBIDDENURL', []])
    }
  })

  it.each(Object.keys(INSIDE))('the name %s', async (name) => {
    const { body, questions } = await ask({ url: `http://${name}:${canary.port}/` })
    expect(body.code).toBe('EFORBIDDENURL')
    expect(new Set(questions)).toEqual(new Set([`A ${name}`, `AAAA ${name}`]))
    const unread = await ask({ url: `http://${name}:${canary.port}/`, meta: 'false' })
    expect(unread.body.code).toBe('EFORBIDDENURL')
  })

  it('a name whose next answer is another', async () => {
    const url = `http://rebinding.test:${canary.port}/`
    expect((await ask({ url, meta: 'false' })).status).toBe(200)
    expect((await ask({ url })).body.code).toBe('EFORBIDDENURL')
    expect((await ask({ url, meta: 'false' })).status).toBe(200)
    expect((await ask({ url })).body.code).toBe('EFORBIDDENURL')
  })

  it.each(Object.keys(NOWHERE))('the name %s leads nowhere', async (name) => {
    const { status, body, questions } = await ask({ url: `http://${name}/` }, impatient)
    expect(['EINVALURL', 'EFATAL', 'ETIMEOUT']).toContain(body.code)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(new Set(questions)).toEqual(new Set([`A ${name}`, `AAAA ${name}`]))
  })

  it.each([
    'ftp://127.0.0.1/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:70/',
    'data:text/html,x',
    'about:blank',
    'javascript:alert(1)',
    'ws://127.0.0.1/',
    'blob:http://127.0.0.1/x',
    '//127.0.0.1/',
    'http:/',
    'http:///',
    'http://[::1',
    'http://[::ffff:1.2.3]/',
    'http://256.1.1.1/',
    'http://1.2.3.4.5/',
    'http://[fe80::1%25eth0]/',
    'http://0x100000000/',
    'http://a b/',
    'http://%00/',
    'view-source:http://127.0.0.1/',
  ])('no address at all: %s', async (url) => {
    const { status, body } = await ask({ url })
    expect([status, body.code]).toEqual([400, 'EINVALURL'])
  })
})

describe('nothing that a page names leads inside', () => {
  const TARGETS = [...FORBIDDEN_HOSTS.filter((_, index) => index % 6 === 0), ...Object.keys(INSIDE)]

  it.each(TARGETS)('by a redirect to %s', async (host) => {
    location = `http://${host}:${canary.port}/`
    expect((await ask({ url: at('/redirect') })).body.code).toBe('EFORBIDDENURL')
    location = `//${host}:${canary.port}/`
    expect((await ask({ url: at('/redirect') })).body.code).toBe('EFORBIDDENURL')
  })

  it.each(TARGETS)('by pictures, icons, manifests, films and embeds at %s', async (host) => {
    const inside = `http://${host}:${canary.port}`
    html = `<base href="${inside}/"><title>Page</title>
      <meta property="og:image" content="/a.png"><meta property="og:image:secure_url" content="${inside}/b.png">
      <meta name="twitter:image" content="c.png"><meta property="og:video" content="d.mp4">
      <meta property="og:audio" content="e.mp3"><link rel="icon" sizes="64x64" href="f.png">
      <link rel="apple-touch-icon" href="g.png"><link rel="manifest" href="h.json">
      <link rel="alternate" type="application/json+oembed" href="${inside}/oembed?url=x">
      <link rel="image_src" href="i.png"><link rel="canonical" href="/j"><img src="k.png" width=900 height=600>
      <video src="l.mp4" poster="m.png"></video><iframe src="n"></iframe>
      <script type="application/ld+json">{"@type":"Article","image":"${inside}/o.png",
      "publisher":{"@type":"Organization","logo":"${inside}/p.png"}}</script>`
    const { status, body } = await ask({
      url: at('/'),
      video: 'true',
      audio: 'true',
      iframe: 'true',
      palette: 'true',
      'data.x.selector': 'img',
      'data.x.attr': 'src',
      'data.x.type': 'image',
    })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      title: 'Page',
      image: null,
      video: null,
      audio: null,
      x: null,
    })
  })

  it('by a picture that redirects, or a manifest whose icons do', async () => {
    location = `http://127.0.0.1:${canary.port}/`
    html =
      '<title>Page</title><meta property="og:image" content="/redirect"><link rel=icon href=/redirect>'
    expect((await ask({ url: at('/') })).body.data).toMatchObject({ image: null, logo: null })
    html = `{"icons":[{"src":"/redirect"},{"src":"http://[::1]:${canary.port}/"}]}`
    const manifest = await ask({ url: at('/manifest'), 'meta.logo': 'true' })
    expect(manifest.status).toBe(200)
  })

  it('by an embedded picture that is streamed', async () => {
    html = `<meta property="og:image" content="http://127.0.0.1:${canary.port}/x.png">`
    const { status } = await ask({ url: at('/'), embed: 'image' })
    expect(status).toBe(400)
  })
})

describe('a public address is never refused', () => {
  it.each([...PUBLIC_HOSTS, ...Object.keys(OUTSIDE)])('%s', async (host) => {
    for (const url of [`http://${host}/`, `https://${host}:8443/a?b=c#d`]) {
      const { status, body } = await ask({ url, meta: 'false' })
      expect([status, body.status]).toEqual([200, 'success'])
    }
  })

  it.each([
    'http://PUBLIC.test',
    'http://public.test.',
    'http://public.test:1/',
    'http://public.test:65535/',
    'http://user:pass@public.test/',
    'http://user%40x:@public.test/',
    'http://public.test//a//b',
    'http://public.test/../../x',
    'http://public.test?x',
    'http://public.test#x',
    'http://public.test/%zz',
    'http://public.test/%00',
    'http://public.test/a b',
    'http://public.test/ü?ö=ä',
    'http://münchen.test/',
    'http://例え.テスト.test/',
    'http://MÜNCHEN.test/',
    'http://public.test/?url=http://127.0.0.1/',
    'http://public.test/127.0.0.1',
    'http://public.test/localhost',
    'http://127.0.0.1@public.test/',
    'http://localhost:80@public.test/',
    'http://public.test/@127.0.0.1',
    '  http://public.test/  ',
    'http://pub\tlic.test/',
    'HTTP://public.test/',
    `http://public.test/${'a'.repeat(4_000)}`,
    'http://public.test/?a=1&b=2&c[]=3',
    'http://public.test/\'"<>',
    'http://public.test/;a=b',
  ])('%s', async (url) => {
    const { status, body } = await ask({ url, meta: 'false' })
    expect([status, body.code]).toEqual([200, undefined])
  })
})
