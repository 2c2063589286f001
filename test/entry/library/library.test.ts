import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest'
import {
  createLinkglass,
  type Embed,
  type Linkglass,
  loadConfig,
  type Media,
  type Value,
} from '../../../src/entry/library/library.js'
import { png } from '../../support/images.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { TEST_NETWORK } from '../../support/service.js'

let origin: Origin
let linkglass: Linkglass

beforeAll(async () => {
  origin = await startOrigin({
    '/page.html': PAGE,
    '/a.png': { body: png(300, 200), headers: { 'content-type': 'image/png' } },
  })
  linkglass = createLinkglass(loadConfig(TEST_NETWORK))
})
afterAll(async () => {
  await linkglass.close()
  await origin.close()
})

const PAGE = `<html lang="fr"><meta charset="utf-8"><title>Le verre</title>
<meta property="og:image" content="a.png"><b class="price">12,50 €</b><a href="/x">x</a><a href="/y">y</a></html>`

function at(path: string) {
  return `http://site.test:${origin.port}${path}`
}

test('the result is that of the service, and its type follows what was asked', async () => {
  const { data, ...envelope } = await linkglass(at('/page.html'), {
    meta: { title: true, image: true },
    data: {
      price: { selector: '.price', type: 'number' },
      links: { selectorAll: 'a', attr: 'href' },
      first: [{ selector: '.none' }, { selector: 'a' }],
      cards: { selectorAll: 'a', data: { label: { attr: 'text' } } },
      length: { selector: '.price', attr: 'text', evaluate: (text: string) => text.length },
    },
  })
  expectTypeOf(data).toEqualTypeOf<{
    title: string | null
    image: Media | null
    price: number | null
    links: string[]
    first: string | null
    cards: { label: string | null }[]
    length: number | null
  }>()
  expect(data).toEqual({
    title: 'Le verre',
    image: expect.objectContaining({ url: at('/a.png'), type: 'png', width: 300, height: 200 }),
    price: 12.5,
    links: [at('/x'), at('/y')],
    first: 'x',
    cards: [{ label: 'x' }, { label: 'y' }],
    length: 7,
  })
  expect(envelope).toEqual({
    status: 'success',
    statusCode: 200,
    redirects: [],
    headers: expect.objectContaining({ 'content-type': 'text/html; charset=utf-8' }),
  })
})

test('all fields without options', async () => {
  const { data } = await linkglass(at('/page.html'))
  expectTypeOf(data.title).toEqualTypeOf<string | null>()
  expect(Object.keys(data)).toHaveLength(9)
})

test('an error is thrown with the code of the service', async () => {
  await expect(linkglass('http://127.0.0.1/')).rejects.toMatchObject({
    name: 'LinkglassError',
    code: 'EFORBIDDENURL',
    status: 400,
  })
  await expect(linkglass('nonsense')).rejects.toMatchObject({ code: 'EINVALURL' })
})

describe('fromHtml', () => {
  test('answers the same data without any network', async () => {
    const asked = origin.requests.length
    const { data } = await linkglass.fromHtml(PAGE, {
      url: at('/page.html'),
      meta: { title: true, lang: true, image: true, url: true },
      data: { picture: { selector: 'meta[property]', attr: 'content', type: 'image' } },
    })
    const image = { url: at('/a.png'), type: 'png' }
    expect(data).toEqual({
      title: 'Le verre',
      lang: 'fr',
      image,
      url: at('/page.html'),
      picture: image,
    })
    expect(origin.requests.length).toBe(asked)
  })

  test('decodes bytes as a browser would', async () => {
    const bytes = Buffer.from(
      '<meta charset="windows-1252"><title>caf\xe9 \x80 5</title>',
      'latin1',
    )
    const { data } = await linkglass.fromHtml(bytes, { url: at('/'), meta: { title: true } })
    expect(data).toEqual({ title: 'café € 5' })
  })

  test('reads bytes and options before the call returns, also the first one', async () => {
    const first = createLinkglass(loadConfig(TEST_NETWORK))
    const bytes = Buffer.from('<title>Lamps</title><p class="a">One</p><p class="b">Two</p>')
    const rule = { selector: '.a' }
    const options = { url: at('/'), meta: { title: true }, data: { text: rule } }
    const answer = first.fromHtml(bytes, options)
    bytes.fill(' ')
    rule.selector = '.b'
    options.meta.title = false
    expect((await answer).data).toEqual({ title: 'Lamps', text: 'One' })
    await first.close()
  })

  test('says what a rule of unknown type may give', async () => {
    const { data } = await linkglass.fromHtml('<p>1</p>', {
      url: 'https://example.com',
      meta: false,
      data: { x: { selector: 'p', evaluate: '(x) => ({ deep: [x] })' } },
    })
    expectTypeOf(data).toEqualTypeOf<{ x: Value }>()
    expect(data).toEqual({ x: { deep: ['1'] } })
  })
})

test('what keeps the code that answers from starting fails one question, not the next', async () => {
  const config = loadConfig(TEST_NETWORK)
  const fault = new Error('too many open files')
  let isBroken = true
  const media = () => {
    if (isBroken) throw fault
    return config.media
  }
  const later = createLinkglass(Object.defineProperty({ ...config }, 'media', { get: media }))
  const ask = () => later.fromHtml('<title>Lamps</title>', { url: at('/'), meta: { title: true } })
  await expect(ask()).rejects.toBe(fault)
  isBroken = false
  expect((await ask()).data).toEqual({ title: 'Lamps' })
  await later.close()
})

test('a browser that does not exist is told when a linkglass is created', () => {
  const config = loadConfig({ ...TEST_NETWORK, LINKGLASS_BROWSER: '/no/such/browser' })
  expect(() => createLinkglass(config)).toThrow('there is no browser at /no/such/browser')
})

test('films, sounds and embeds are there only when asked for', async () => {
  const { data } = await linkglass(at('/page.html'), {
    meta: false,
    video: true,
    audio: false,
    iframe: { maxwidth: 350 },
  })
  expectTypeOf(data).toEqualTypeOf<{ video: Media | null; iframe: Embed | null }>()
  expect(data).toEqual({ video: null, iframe: null })
})
