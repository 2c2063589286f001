import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { png } from '../../support/images.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type Service, startService } from '../../support/service.js'

const PAGE = `<!doctype html>
<html lang="en-GB">
<head>
  <meta charset="utf-8">
  <title>How glass is made | The Kiln</title>
  <meta property="og:title" content="How glass is made">
  <meta property="og:site_name" content="The Kiln">
  <meta property="og:description" content="Sand, soda, lime &amp; a lot of heat.">
  <meta property="og:image" content="/furnace.png">
  <meta property="article:published_time" content="2024-03-05T08:30:00+01:00">
  <meta name="author" content="Ada Blower">
  <link rel="canonical" href="/glass">
  <link rel="icon" sizes="96x96" href="/logo.png">
</head>
<body><h1>How glass is made</h1><p class="price">1,299.50 €</p>
<ul><li><a href="/a">One</a></li><li><a href="b?x=1">Two</a></li></ul></body></html>`

let origin: Origin
let service: Service

beforeAll(async () => {
  origin = await startOrigin({
    '/glass.html': PAGE,
    '/furnace.png': { body: png(280, 160), headers: { 'content-type': 'image/png' } },
    '/logo.png': { body: png(96, 96), headers: { 'content-type': 'image/png' } },
    '/empty.html': '<p>nothing to see</p>',
    '/gone.html': { status: 404, body: '<title>Gone</title>' },
    '/moved': { status: 301, headers: { location: '/moved-again?to=glass' } },
    '/moved-again': { status: 302, headers: { location: '/glass.html' } },
    '/to-localhost': { status: 302, headers: { location: 'http://localhost:1/' } },
    '/to-private': { status: 302, headers: { location: 'http://10.0.0.1/' } },
    '/report.json': { headers: { 'content-type': 'application/json' }, body: '{"a":1}' },
  })
  service = await startService()
})
afterAll(async () => {
  await service.close()
  await origin.close()
})
beforeEach(() => {
  origin.requests.length = 0
})

/** The origin's address by the name that the service may fetch. */
function at(path: string, name = 'site.test') {
  return `http://${name}:${origin.port}${path}`
}

function image() {
  return {
    url: at('/furnace.png'),
    type: 'png',
    size: png(280, 160).length,
    height: 160,
    width: 280,
    size_pretty: expect.stringMatching(/^[\d.]+ k?B$/),
  }
}

function logo() {
  return {
    ...image(),
    url: at('/logo.png'),
    size: png(96, 96).length,
    height: 96,
    width: 96,
  }
}

function glass() {
  return {
    title: 'How glass is made',
    description: 'Sand, soda, lime & a lot of heat.',
    lang: 'en',
    author: 'Ada Blower',
    publisher: 'The Kiln',
    image: image(),
    date: '2024-03-05T07:30:00.000Z',
    url: at('/glass'),
    logo: logo(),
  }
}

const FIELDS = [
  'title',
  'description',
  'lang',
  'author',
  'publisher',
  'image',
  'date',
  'url',
  'logo',
]

describe('the result document', () => {
  test('has nine fields in order and what the target said', async () => {
    const { status, headers, body } = await service.ask({ url: at('/glass.html') })
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(body).toEqual({
      status: 'success',
      data: glass(),
      statusCode: 200,
      redirects: [],
      headers: expect.objectContaining({ 'content-type': 'text/html; charset=utf-8' }),
    })
    expect(Object.keys((body as { data: object }).data)).toEqual(FIELDS)
  })

  test('has null where nothing was found', async () => {
    const { body } = await service.ask({ url: at('/empty.html') })
    expect(body).toEqual({
      status: 'success',
      data: {
        title: null,
        description: null,
        lang: null,
        author: null,
        publisher: 'site',
        image: null,
        date: null,
        url: at('/empty.html'),
        logo: null,
      },
      statusCode: 200,
      redirects: [],
      headers: expect.anything(),
    })
  })

  test('of a page that is an error is a success with its status', async () => {
    const { status, body } = await service.ask({ url: at('/gone.html'), 'meta.title': 'true' })
    expect([status, body]).toEqual([
      200,
      {
        status: 'success',
        data: { title: 'Gone' },
        statusCode: 404,
        redirects: [],
        headers: expect.anything(),
      },
    ])
  })

  test('names each hop that redirected', async () => {
    const { body } = await service.ask({ url: at('/moved'), 'meta.url': 'true' })
    expect(body).toEqual({
      status: 'success',
      data: { url: at('/glass') },
      statusCode: 200,
      redirects: [
        { statusCode: 301, url: at('/moved') },
        { statusCode: 302, url: at('/moved-again?to=glass') },
      ],
      headers: expect.anything(),
    })
  })
})

describe('meta', () => {
  test.each<[string, Record<string, string>, string[]]>([
    ['absent', {}, FIELDS],
    ['true', { meta: 'true' }, FIELDS],
    ['an include list', { 'meta.url': 'true', 'meta.title': 'true' }, ['title', 'url']],
    [
      'an exclude list',
      { 'meta.image': 'false', 'meta.logo': 'false' },
      FIELDS.filter((f) => f !== 'image' && f !== 'logo'),
    ],
    [
      'both, where the include list wins',
      { 'meta.title': 'true', 'meta.image': 'false' },
      ['title'],
    ],
    ...FIELDS.map(
      (field) =>
        [`${field} alone`, { [`meta.${field}`]: 'true' }, [field]] as [
          string,
          Record<string, string>,
          string[],
        ],
    ),
  ])('%s', async (_, parameters, fields) => {
    const { body } = await service.ask({ url: at('/glass.html'), ...parameters, force: 'true' })
    const expected = Object.entries(glass()).filter(([field]) => fields.includes(field))
    expect((body as { data: object }).data).toEqual(Object.fromEntries(expected))
  })

  test('false fetches nothing, but the address is judged', async () => {
    const { body, headers } = await service.ask({ url: at('/glass.html'), meta: 'false' })
    expect([body, headers.get('x-fetch-mode')]).toEqual([
      { status: 'success', data: {} },
      'skipped',
    ])
    expect(origin.requests).toEqual([])
    const refused = await service.ask({ url: 'http://127.0.0.1/', meta: 'false' })
    expect(refused.body).toMatchObject({ status: 'fail', code: 'EFORBIDDENURL' })
  })

  test('false with rules fetches the page and says skipped', async () => {
    const { body, headers } = await service.ask({
      url: at('/glass.html'),
      meta: 'false',
      'data.heading.selector': 'h1',
    })
    expect(headers.get('x-fetch-mode')).toBe('skipped')
    expect(body).toEqual({
      status: 'success',
      data: { heading: 'How glass is made' },
      statusCode: 200,
      redirects: [],
      headers: expect.anything(),
    })
  })

  test('asks for no picture when none is wanted', async () => {
    await service.ask({
      url: at('/glass.html'),
      'meta.title': 'true',
      'meta.author': 'true',
      force: 'true',
    })
    expect(origin.requests).toEqual(['GET /glass.html'])
  })
})

describe('data', () => {
  test('mixes with metadata, replaces a field of its name, and keeps the order', async () => {
    const { body } = await service.ask({
      url: at('/glass.html'),
      'meta.title': 'true',
      'meta.date': 'true',
      'data.price.selector': '.price',
      'data.price.type': 'number',
      'data.title.selector': 'title',
      'data.title.attr': 'text',
      'data.links.selectorAll': 'a',
      'data.links.attr': 'href',
      'data.picture.selector': 'meta[property="og:image"]',
      'data.picture.attr': 'content',
      'data.picture.type': 'image',
      'data.none.selector': '.nowhere',
      'data.nones.selectorAll': '.nowhere',
    })
    const { data } = body as { data: object }
    expect(data).toEqual({
      title: 'How glass is made | The Kiln',
      date: '2024-03-05T07:30:00.000Z',
      price: 1299.5,
      links: [at('/a'), at('/b?x=1')],
      picture: image(),
      none: null,
      nones: [],
    })
    expect(Object.keys(data)).toEqual([
      'title',
      'date',
      'price',
      'links',
      'picture',
      'none',
      'nones',
    ])
  })

  test('nests, falls back and evaluates', async () => {
    const { body } = await service.ask({
      url: at('/glass.html'),
      meta: 'false',
      'data.items.selectorAll': 'li',
      'data.items.data.link.selector': 'a',
      'data.items.data.link.attr': 'href',
      'data.items.data.label.selector': 'a',
      'data.items.data.label.attr': 'text',
      'data.items.data.label.evaluate': '(text) => text.toUpperCase()',
      'data.first.0.selector': '.nowhere',
      'data.first.1.selector': 'h1',
      'data.first.1.attr': 'text',
    })
    expect((body as { data: object }).data).toEqual({
      items: [
        { link: at('/a'), label: 'ONE' },
        { link: at('/b?x=1'), label: 'TWO' },
      ],
      first: 'How glass is made',
    })
  })

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    '%s is a name like any other',
    async (name) => {
      const { body } = await service.ask({
        url: at('/glass.html'),
        meta: 'false',
        [`data.${name}.selector`]: 'h1',
      })
      const { data } = body as { data: object }
      expect(Object.entries(data)).toEqual([[name, 'How glass is made']])
      expect(Object.hasOwn({}, 'selector')).toBe(false)
    },
  )
})

describe('errors', () => {
  const failure = (status: number, code: string, data: unknown, url = '') => [
    status,
    {
      status: 'fail',
      code,
      message: expect.stringMatching(/.{20,}/),
      data,
      more: `${service.base}/errors/${code.toLowerCase()}`,
      id: expect.stringMatching(/^[\w-]{20,}$/),
      ...(url && { url }),
    },
  ]

  test.each([
    ['no url', {}, 400, 'EINVALURL'],
    ['an empty url', { url: '' }, 400, 'EINVALURL'],
    ['words', { url: 'not a url' }, 400, 'EINVALURL'],
    ['no scheme', { url: 'example.com' }, 400, 'EINVALURL'],
    ['another scheme', { url: 'ftp://example.com/' }, 400, 'EINVALURL'],
    ['a file', { url: 'file:///etc/passwd' }, 400, 'EINVALURL'],
    ['localhost', { url: 'http://localhost/' }, 400, 'EFORBIDDENURL'],
    ['a loopback address', { url: 'http://127.0.0.1/' }, 400, 'EFORBIDDENURL'],
    ['a private address', { url: 'http://192.168.0.1/' }, 400, 'EFORBIDDENURL'],
    ['an address as one number', { url: 'http://2130706433/' }, 400, 'EFORBIDDENURL'],
    ['a mapped address', { url: 'http://[::ffff:7f00:1]/' }, 400, 'EFORBIDDENURL'],
    ['a name that leads inside', { url: 'http://inner.test/' }, 400, 'EFORBIDDENURL'],
  ])('%s', async (_, parameters: Record<string, string>, status, code) => {
    const answer = await service.ask(parameters)
    expect([answer.status, answer.body]).toEqual(
      failure(status, code, { url: expect.any(String) }, parameters.url),
    )
  })

  test.each(['/to-localhost', '/to-private'])('a redirect: %s', async (path) => {
    const answer = await service.ask({ url: at(path) })
    expect([answer.status, answer.body]).toEqual(
      failure(400, 'EFORBIDDENURL', { url: expect.any(String) }, at(path)),
    )
  })

  test('a page at /errors/<code> explains each code', async () => {
    const { status, headers, body } = await service.get('/errors/einvalurl')
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(body).toContain('How to fix it')
  })
})
