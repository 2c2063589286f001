import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { png } from '../support/images.js'
import { type Origin, type Reply, startOrigin } from '../support/origin.js'
import { type Service, startService } from '../support/service.js'

const html = { 'content-type': 'text/html; charset=utf-8' }
const SITE: Record<string, Reply> = {
  '/challenge': {
    status: 403,
    headers: { ...html, 'cf-mitigated': 'challenge' },
    body: '<title>Just a moment...</title>',
  },
  '/story': { status: 302, headers: { location: '/login?next=%2Fstory' } },
  '/login': '<title>Log in</title><form><input type=password></form>',
  '/gone': '<title>Page not found</title><p>Sorry.</p>',
  '/page': `<title>A page</title><meta property="og:image" content="/missing.png">
    <h1>Head</h1><img src="/there.png" width="600" height="400"><i class="m" data-src="/missing.png"></i>`,
  '/there.png': { headers: { 'content-type': 'image/png' }, body: png(600, 400) },
}

let origin: Origin
let service: Service
beforeAll(async () => {
  origin = await startOrigin(SITE)
  service = await startService({ LINKGLASS_WALL_TTL: '1m' })
})
afterAll(async () => {
  await service.close()
  await origin.close()
})

function ask(path: string, parameters: Record<string, string> = { 'meta.title': 'true' }) {
  return service.ask({ url: `http://site.test:${origin.port}${path}`, ...parameters })
}

describe('what came instead of the page is said, and kept for a short time', () => {
  it.each([
    ['/challenge', 'EBOTWALL', 403],
    ['/story', 'ELOGIN', 200],
    ['/gone', 'ENOTFOUNDPAGE', 200],
  ])('%s is %s', async (path, code, statusCode) => {
    const first = await ask(path)
    expect(first.body).toMatchObject({
      status: 'success',
      statusCode,
      warnings: [{ code, message: expect.any(String) }],
    })
    expect(first.headers.get('x-cache-ttl')).toBe('60000')
    const again = await ask(path)
    expect(again.headers.get('x-cache-status')).toBe('HIT')
    expect(again.body).toEqual(first.body)
  })

  it('also when a worker reads the page', async () => {
    const { body } = await ask('/gone', { meta: 'false', 'data.p.selector': 'p' })
    expect(body).toMatchObject({ data: { p: 'Sorry.' }, warnings: [{ code: 'ENOTFOUNDPAGE' }] })
  })

  it('an ordinary page is kept as long as usual, and nothing is said', async () => {
    const { body, headers } = await ask('/page')
    expect(body).not.toHaveProperty('warnings')
    expect(headers.get('x-cache-ttl')).toBe('86400000')
  })
})

describe('what fails alone fails nothing else, and is said', () => {
  it('a picture', async () => {
    const { body } = await ask('/page', { 'meta.title': 'true', 'meta.image': 'true' })
    expect(body).toMatchObject({
      data: { title: 'A page', image: { type: 'png', width: 600, height: 400 } },
    })
  })

  it('a picture that a rule names, and a rule that finds nothing', async () => {
    const { body } = await ask('/page', {
      meta: 'false',
      'data.missing.selector': '.m',
      'data.missing.attr': 'data-src',
      'data.missing.type': 'image',
      'data.nothing.selector': '.nothing',
      'data.head.selector': 'h1',
    })
    expect(body).toMatchObject({
      data: { missing: null, nothing: null, head: 'Head' },
      warnings: expect.arrayContaining([
        { code: 'EMEDIA', message: expect.stringContaining('/missing.png') },
        { code: 'ENOMATCH', message: expect.stringContaining('data.nothing') },
      ]),
    })
  })
})
