import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { png } from '../../support/images.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type Service, startService } from '../../support/service.js'

let origin: Origin
let service: Service

beforeAll(async () => {
  origin = await startOrigin((request, response) => {
    const path = request.url ?? '/'
    const to = (name: string, next: string) =>
      response.writeHead(302, { location: `http://${name}.test:${origin.port}${next}` }).end()
    if (path === '/same') return void to('site', '/page')
    if (path === '/away') return void to('other', '/page')
    if (path === '/back') return void to('other', '/same')
    if (path === '/a.png') return void response.end(png(200, 100))
    response.setHeader('content-type', 'text/html')
    response.end('<title>A page</title><meta property="og:image" content="/a.png">')
  })
  service = await startService()
})
afterAll(async () => {
  await service.close()
  await origin.close()
})
beforeEach(() => {
  origin.requests.length = 0
  origin.headers.length = 0
})

function at(path: string) {
  return `http://site.test:${origin.port}${path}`
}

function sent(...names: string[]) {
  return origin.headers.map((headers, index) => [
    origin.requests[index],
    ...names.map((name) => headers[name]),
  ])
}

describe('headers for the target', () => {
  test.each(['user_agent', 'userAgent', 'User-Agent', 'user-agent'])('headers.%s', async (name) => {
    const parameters = { 'meta.title': 'true', cacheKey: name, [`headers.${name}`]: 'me' }
    await service.ask({ url: at('/page'), ...parameters })
    expect(sent('user-agent')).toEqual([['GET /page', 'me']])
  })

  test('a name is the same with underscores', async () => {
    await service.ask({ url: at('/page'), 'meta.title': 'true', 'headers.x-stale_ttl': 'v' })
    expect(sent('x-stale_ttl', 'x-stale-ttl')).toEqual([['GET /page', undefined, 'v']])
  })

  test('go to the first origin only, also when a later hop leads back', async () => {
    const parameters = { 'meta.title': 'true', 'headers.x-mine': 'open' }
    const init = { headers: { 'x-api-header-authorization': 'secret', 'x-api-key': 'never' } }
    for (const path of ['/same', '/away', '/back']) {
      await service
        .ask({ url: at(path), ...parameters }, path === '/same' ? {} : init)
        .catch(() => {})
    }
    expect(sent('x-mine', 'authorization', 'x-api-key')).toEqual([
      ['GET /same', 'open', undefined, undefined],
      ['GET /page', 'open', undefined, undefined],
      ['GET /away', 'open', 'secret', undefined],
      ['GET /page', undefined, undefined, undefined],
      ['GET /back', 'open', 'secret', undefined],
      ['GET /same', undefined, undefined, undefined],
      ['GET /page', undefined, undefined, undefined],
    ])
  })

  test('never go along to pictures', async () => {
    const parameters = { 'meta.image': 'true', 'headers.x-mine': 'open', 'headers.cookie': 'a=b' }
    await service.ask({ url: at('/page'), ...parameters })
    expect(sent('x-mine', 'cookie')).toEqual([
      ['GET /page', 'open', 'a=b'],
      ['GET /a.png', undefined, undefined],
    ])
  })

  test('as headers of the request are private and win', async () => {
    const init = { headers: { 'x-api-header-x-mine': 'private' } }
    const parameters = { 'meta.title': 'true', 'headers.x-mine': 'open' }
    const answers = [
      await service.ask({ url: at('/page?private'), ...parameters }, init),
      await service.ask({ url: at('/page?private'), ...parameters }, init),
      await service.ask({ url: at('/page?private'), ...parameters }),
    ]
    expect(answers.map(({ headers }) => headers.get('x-cache-status'))).toEqual([
      'BYPASS',
      'BYPASS',
      'MISS',
    ])
    expect(sent('x-mine').map(([, value]) => value)).toEqual(['private', 'private', 'open'])
  })

  test('that are none are refused without being shown', async () => {
    const { status, body } = await service.ask({ url: at('/page'), 'headers.x-mine': 'se\ncret' })
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ code: 'EINVALQUERY', message: expect.stringContaining('x-mine') }),
    ])
    expect(JSON.stringify(body)).not.toContain('cret')
  })
})
