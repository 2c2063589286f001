import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  createLinkglass,
  type Linkglass,
  loadConfig,
} from '../../../../src/entry/library/library.js'
import { type Origin, startOrigin } from '../../../support/origin.js'
import { type Service, startService, TEST_NETWORK } from '../../../support/service.js'

/** A GIF of 5 × 4 pixels, as far as its head goes. */
const GIF = new Uint8Array([...Buffer.from('GIF89a'), 5, 0, 4, 0, 0, 0, 0])

let origin: Origin
let service: Service
let linkglass: Linkglass
beforeAll(async () => {
  origin = await startOrigin({ '/a.gif': { headers: { 'content-type': 'image/gif' }, body: GIF } })
  service = await startService({ LINKGLASS_MAX_BODY: '100kB' })
  linkglass = createLinkglass(loadConfig(TEST_NETWORK))
})
afterAll(async () => {
  await linkglass.close()
  await service.close()
  await origin.close()
})
beforeEach(() => {
  origin.requests.length = 0
})

function at(path: string) {
  return `http://site.test:${origin.port}${path}`
}

function createPage() {
  return `<html lang="en"><title>A lamp</title><meta property="og:image" content="${at('/a.gif')}"><b class="price">12 €</b>`
}

function post(
  parameters: Record<string, string>,
  body: string | Uint8Array<ArrayBuffer> = createPage(),
  type = 'text/html; charset=utf-8',
) {
  return service.ask(parameters, { method: 'POST', body, headers: { 'content-type': type } })
}

const ASKED = {
  'meta.title': 'true',
  'meta.image': 'true',
  'data.price.selector': '.price',
  'data.price.type': 'number',
}

describe('`POST /` answers from the page in its body', () => {
  test('which is not fetched, while its media are probed, and nothing is kept', async () => {
    const answers = [
      await post({ url: at('/lamp'), ...ASKED }),
      await post({ url: at('/lamp'), ...ASKED }, '<title>Another</title>'),
    ]
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [
        200,
        {
          status: 'success',
          data: {
            title: 'A lamp',
            image: {
              url: at('/a.gif'),
              type: 'gif',
              size: GIF.length,
              size_pretty: '13 B',
              width: 5,
              height: 4,
            },
            price: 12,
          },
        },
      ],
      [
        200,
        {
          status: 'success',
          data: { title: 'Another', image: null, price: null },
          warnings: [{ code: 'ENOMATCH', message: '`data.price`: nothing matches `.price`.' }],
        },
      ],
    ])
    expect(origin.requests).toEqual(['GET /a.gif'])
    const headers = answers.map(({ headers }) =>
      ['cache-control', 'x-cache-status', 'x-fetch-mode'].map((name) => headers.get(name)),
    )
    expect(headers).toEqual([
      ['no-store', 'BYPASS', 'skipped'],
      ['no-store', 'BYPASS', 'skipped'],
    ])
  })

  test('`fetch=none`: without any request, as `fromHtml` does', async () => {
    const url = at('/lamp')
    const { status, body } = await post({ url, ...ASKED, fetch: 'none' })
    const same = await linkglass.fromHtml(createPage(), {
      url,
      meta: { title: true, image: true },
      data: { price: { selector: '.price', type: 'number' } },
    })
    expect([status, body]).toEqual([200, same])
    const image = { url: at('/a.gif'), type: 'gif' }
    expect(same.data).toEqual({ title: 'A lamp', image, price: 12 })
    expect(origin.requests).toEqual([])
  })

  test('`ping=false`: images are not looked at', async () => {
    const { status, body } = await post({ url: at('/lamp'), ...ASKED, ping: 'false' })
    const data = { title: 'A lamp', image: { url: at('/a.gif') }, price: 12 }
    expect([status, body]).toEqual([200, { status: 'success', data }])
    expect(origin.requests).toEqual([])
  })

  test('in the charset that is named, or that the page names', async () => {
    const latin = Buffer.from('<title>Café</title>', 'latin1')
    const meta = Buffer.from('<meta charset=iso-8859-1><title>Café</title>', 'latin1')
    const parameters = { url: at('/'), 'meta.title': 'true' }
    const answers = [
      await post(parameters, latin, 'text/html; charset=iso-8859-1'),
      await post(parameters, meta, 'text/html'),
    ]
    expect(answers.map(({ body }) => body)).toEqual([
      { status: 'success', data: { title: 'Café' } },
      { status: 'success', data: { title: 'Café' } },
    ])
  })

  test('in the form that is accepted, and as one value', async () => {
    const page =
      '<main><h1>Bread</h1><p>It is made of flour, water, salt and time, and of heat.</p></main>'
    const url = at('/')
    const headers = { 'content-type': 'text/html' }
    const init = { method: 'POST', body: page, headers }
    const markdown = await service.ask(
      { url },
      { ...init, headers: { ...headers, accept: 'text/markdown' } },
    )
    const value = await service.ask({ url, embed: 'title' }, init)
    expect([markdown.body, value.body]).toEqual([
      '# Bread\n\nIt is made of flour, water, salt and time, and of heat.',
      'Bread',
    ])
  })
})

describe('errors', () => {
  test('another `fetch`', async () => {
    const answer = await post({ url: at('/'), fetch: 'all' })
    const message = '`fetch` is `all`; leave it out, or give `none`.'
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'EINVALQUERY', message }])
  })

  test.each([
    ['screenshot', { screenshot: 'true' }],
    ['pdf', { pdf: 'true' }],
    ['prerender', { prerender: 'true' }],
    ['function', { function: '({ page }) => page.title()' }],
  ])('`%s`, which would fetch the page', async (name, parameters) => {
    const withBrowser = await startService({ LINKGLASS_BROWSER: process.execPath })
    const answer = await withBrowser.ask(
      { url: at('/'), ...parameters },
      { method: 'POST', body: createPage(), headers: { 'content-type': 'text/html' } },
    )
    await withBrowser.close()
    const message = `\`${name}\` opens the page in a browser, but its markup is given. Leave it out, or send \`GET /?url=…\`, which fetches the page.`
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'EINVALQUERY', message }])
    expect(origin.requests).toEqual([])
  })

  test('no address, no page, a page that is too large, a body of another kind', async () => {
    const answers = [
      await post({}),
      await post({ url: at('/') }, ''),
      await post({ url: at('/') }, 'x'.repeat(100_001)),
      await post({ url: at('/') }, '{}', 'application/json'),
    ]
    expect(answers.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual([
      [400, 'EINVALURL'],
      [400, 'EINVALQUERY'],
      [413, 'EPAYLOAD'],
      [405, 'EMETHOD'],
    ])
  })

  test('media at private addresses are not asked for', async () => {
    const image = `<meta property="og:image" content="http://127.0.0.1:${origin.port}/a.gif">`
    const { body } = await post({ url: at('/'), 'meta.image': 'true' }, image)
    const message = `No image: http://127.0.0.1:${origin.port}/a.gif: The host \`127.0.0.1\` is not on the public internet. Give a public address, or have the operator allow this one (LINKGLASS_ALLOW).`
    const warnings = [{ code: 'EMEDIA', message }]
    expect(body).toEqual({ status: 'success', data: { image: null }, warnings })
    expect(origin.requests).toEqual([])
  })
})

test('the body of a caller over the limit is not read', async () => {
  const plans = '{"free":{"limit":1,"window":"1m"}}'
  const limited = await startService({ LINKGLASS_PLANS: plans, LINKGLASS_EXEMPT_LOCAL: 'false' })
  await limited.ask({ url: at('/a.gif') })
  const socket = connect(limited.port, '127.0.0.1')
  socket.write(
    `POST /?url=${at('/')} HTTP/1.1\r\nhost: 127.0.0.1:${limited.port}\r\ncontent-type: text/html\r\ncontent-length: 1000\r\n\r\n`,
  )
  const [head] = await once(socket, 'data')
  socket.destroy()
  await limited.close()
  expect(String(head).split('\r\n', 1)).toEqual(['HTTP/1.1 429 Too Many Requests'])
})
