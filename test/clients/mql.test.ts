import { createRequire } from 'node:module'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PICTURE, type Setting, startSetting } from './site.js'

interface Response {
  headers: Headers | Record<string, string>
  statusCode: number
  url: string
  body: Uint8Array | ArrayBuffer
}

type Answer = { status: string; data: Record<string, unknown>; response: Response }
type Options = Record<string, unknown>
interface Mql {
  (url: string, options?: Options, request?: Options): Promise<Answer>
  readonly version: string
  readonly MicrolinkError: new (...args: never[]) => Error
  buffer(url: string, options?: Options): Promise<Response>
  stream(url: string): unknown
  getApiUrl(url: string, options?: Options): [string, Options]
}

/** The newest of all, and those that the card and the program bring along. */
const here = createRequire(import.meta.url)

function load(by: string) {
  return createRequire(here.resolve(by))('@microlink/mql') as Mql
}

const CLIENTS = [
  ['newest', here('@microlink/mql') as Mql],
  ['of the program', load('@microlink/cli')],
  ['of the card', load('@microlink/react')],
] as const

let setting: Setting
beforeAll(async () => {
  setting = await startSetting()
})
beforeEach(() => {
  setting.origin.requests.length = 0
})
afterAll(async () => {
  await setting.close()
})

function header({ headers }: Pick<Response, 'headers'>, name: string) {
  return headers instanceof Headers ? headers.get(name) : headers[name]
}

describe.each(CLIENTS)('mql, %s', (name, mql) => {
  const ask = (path: string, options: Options = {}) =>
    mql(setting.at(path), { endpoint: setting.endpoint, cacheKey: name, ...options })
  const read = async (rule: unknown) =>
    (await ask('/article', { meta: false, data: { x: rule } })).data.x
  const fail = async (path: string, options: Options = {}) => {
    try {
      await ask(path, options)
    } catch (error) {
      return error as Error & Record<string, unknown>
    }
    throw new Error('it did not fail')
  }
  const picture = () => ({
    url: setting.at('/picture.png'),
    type: 'png',
    size: PICTURE.length,
    height: 160,
    width: 280,
    size_pretty: `${PICTURE.length} B`,
  })

  test('metadata, with the target’s answer', async () => {
    const { response, ...answer } = await ask('/article', { audio: false, iframe: false, retry: 2 })
    expect(answer).toEqual({
      status: 'success',
      data: {
        title: 'How glass is made',
        description: 'Sand, soda, lime and heat.',
        lang: 'en',
        author: 'Ada Blower',
        publisher: 'The Kiln',
        image: picture(),
        date: '2024-03-05T07:30:00.000Z',
        url: setting.at('/article'),
        logo: { ...picture(), url: setting.at('/favicon.ico') },
      },
      statusCode: 200,
      redirects: [],
      headers: expect.objectContaining({ 'content-type': 'text/html; charset=utf-8' }),
    })
    expect([response.statusCode, header(response, 'x-cache-status')]).toEqual([200, 'MISS'])
    expect(header((await ask('/article', { audio: false })).response, 'x-cache-status')).toBe('HIT')
  })

  test('media', async () => {
    const options = { meta: { image: true }, video: true, audio: true, palette: true }
    expect((await ask('/article', options)).data).toEqual({
      image: {
        ...picture(),
        palette: ['#c81e3c'],
        background_color: '#c81e3c',
        color: '#ffffff',
        alternative_color: '#000000',
      },
      video: expect.objectContaining({ type: 'mp4', duration: 10, duration_pretty: '10s' }),
      audio: null,
    })
  })

  test('an embed', async () => {
    const { data } = await ask('/post', { meta: false, iframe: { maxWidth: 350 } })
    expect(data).toEqual({
      iframe: {
        html: '<blockquote>Hi</blockquote>',
        scripts: [{ async: true, charset: 'utf-8', src: 'https://media.example/w.js' }],
      },
    })
    expect(setting.origin.requests).toContain('GET /oembed?url=x&maxwidth=350')
  })

  test.each<[string, unknown, unknown]>([
    ['a selector', { selector: 'h1' }, 'How <b>glass</b> is made'],
    ['text', { selector: 'h1', attr: 'text' }, 'How glass is made'],
    ['a list', { selectorAll: 'h2', attr: 'text' }, ['Sand', 'Heat']],
    ['a number', { selector: '.price', attr: 'text', type: 'number' }, 1299.5],
    [
      'a function',
      { selectorAll: 'i', attr: 'text', evaluate: (value: string) => Number(value) * 2 },
      [6, 10],
    ],
    ['the source of a function', { selector: 'i', evaluate: 'n => "<" + n + ">"' }, '<3>'],
    ['several attributes', { selector: 'a', attr: ['title', 'href'] }, '/a'],
    ['several selectors', { selector: ['h7', 'h2'], attr: 'text' }, 'Sand'],
    ['fallbacks', [{ selector: 'h7' }, { selector: 'h2', attr: 'text' }], 'Sand'],
    [
      'nested rules',
      {
        selectorAll: 'li',
        attr: {
          name: { selector: 'a', attr: 'text' },
          count: { selector: 'i', attr: 'text', type: 'number' },
        },
      },
      [
        { name: 'One', count: 3 },
        { name: 'Two', count: 5 },
      ],
    ],
    ['a form of jQuery', { selector: 'li:nth(1) a:contains("Two")', attr: 'text' }, 'Two'],
    ['nothing', { selector: 'h7' }, null],
    ['a list of nothing', { selectorAll: 'h7' }, []],
  ])('rules: %s', async (_, rule, value) => {
    const found = await read(rule)
    expect(value === '/a' ? found === setting.at('/a') : found).toEqual(
      value === '/a' ? true : value,
    )
  })

  test('a field as the body itself', async () => {
    const response = await mql.buffer(setting.at('/article'), {
      endpoint: setting.endpoint,
      embed: 'image.url',
    })
    expect(Buffer.from(response.body as ArrayBuffer).equals(PICTURE)).toBe(true)
    expect(header(response, 'content-type')).toBe('image/png')
  })

  test('errors, with all that they tell', async () => {
    const error = await fail('/article', { data: { price: { selector: 'p[' } } })
    expect(error).toBeInstanceOf(mql.MicrolinkError)
    expect({ ...error, message: error.message }).toMatchObject({
      name: 'MicrolinkError',
      status: 'fail',
      code: 'EINVALDATA',
      statusCode: 400,
      data: { 'data.price.selector': expect.stringContaining('p[') },
      more: `${setting.endpoint}/errors/einvaldata`,
      id: expect.any(String),
      url: expect.stringContaining(setting.endpoint),
      headers: expect.objectContaining({ 'x-request-id': expect.any(String) }),
      description: expect.stringContaining('p['),
      message: expect.stringMatching(/^EINVALDATA, /),
    })
  })

  test.each([
    ['what the caller can mend', { data: { x: 'h1' } }, 'EINVALDATA', 1],
    ['what needs a browser', { screenshot: true }, 'ENOBROWSER', 1],
  ])('%s is asked once', async (_, options, code, requests) => {
    const left = async () => Number(header((await ask('/post')).response, 'x-rate-limit-remaining'))
    const before = await left()
    const error = await fail('/article', options)
    expect([error.code, before - (await left()) - 1]).toEqual([code, requests])
  })
})

test('a target that breaks down is an error that clients try again', async () => {
  const [, mql] = CLIENTS[0]
  // A connection that is kept from another request is tried once more when it breaks.
  const fresh = await startSetting()
  const options = { endpoint: fresh.endpoint, retry: 0, force: true }
  const error = await mql(fresh.at('/reset'), options, {
    retry: { limit: 1, delay: () => 1 },
  }).catch((thrown) => thrown)
  await fresh.close()
  expect([error.status, error.code, error.statusCode]).toEqual(['error', 'EFATAL', 500])
  expect(fresh.origin.requests).toEqual(Array(2).fill('GET /reset'))
})

test('a limit that is reached is no reason to try again', async () => {
  const limited = await startSetting({ LINKGLASS_PLANS: '{"free":{"limit":1,"window":"1h"}}' })
  const [, mql] = CLIENTS[0]
  const ask = () => mql(limited.at('/post'), { endpoint: limited.endpoint, meta: { title: true } })
  try {
    await ask()
    const error = await ask().catch((thrown) => thrown)
    expect([error.status, error.code, error.statusCode]).toEqual(['fail', 'ERATE', 429])
    // Seconds that are left of the hour, on a busy machine too.
    expect(error.headers['retry-after']).toMatch(/^3(?:600|[0-5]\d\d)$/)
  } finally {
    await limited.close()
  }
})

test('a key goes along as a header, and one that is unknown is refused', async () => {
  const keyed = await startSetting({
    LINKGLASS_PLANS: '{"pro":{"limit":9,"window":"1h","keys":["k1"]}}',
  })
  const [, mql] = CLIENTS[0]
  const ask = (apiKey: string) => mql(keyed.at('/post'), { endpoint: keyed.endpoint, apiKey })
  try {
    const { response } = await ask('k1')
    const error = await ask('k2').catch((thrown) => thrown)
    expect([header(response, 'x-pricing-plan'), error.code, error.statusCode]).toEqual([
      'pro',
      'EAUTH',
      403,
    ])
    expect(keyed.origin.headers.every((sent) => sent['x-api-key'] === undefined)).toBe(true)
  } finally {
    await keyed.close()
  }
})

test('a stream', async () => {
  const [, mql] = CLIENTS[0]
  const [url] = mql.getApiUrl(setting.at('/article'), {
    endpoint: setting.endpoint,
    embed: 'logo.url',
  })
  const body = (await mql.stream(url)) as ReadableStream<Uint8Array>
  expect(Buffer.from(await new globalThis.Response(body).arrayBuffer()).equals(PICTURE)).toBe(true)
})
