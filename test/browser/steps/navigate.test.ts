import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../../support/origin.js'
import type { Service } from '../../support/service.js'
import { SMALL, startWithBrowser } from '../support.js'

/** More than a document may take. */
const HOPS = 12

const DOWNLOAD = { 'content-type': 'text/html', 'content-disposition': 'attachment' }

const FILE = { 'content-type': 'application/zip', 'content-disposition': 'attachment' }

let site: Origin
let service: Service
let waiting: ServerResponse | undefined
let isAnswered = false
beforeAll(async () => {
  site = await startOrigin((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://site.test')
    const hop = Number(search.slice(1))
    if (pathname === '/start') response.writeHead(302, { location: '/page' }).end()
    else if (pathname === '/page') response.writeHead(203, PAGE_HEADERS).end(PAGE)
    else if (pathname === '/hop' && hop < HOPS)
      response.writeHead(302, { location: `/hop?${hop + 1}` }).end()
    else if (pathname === '/hop') response.writeHead(200, FILE).end('PK', answerWaiting)
    else if (pathname === '/self' && request.method === 'POST')
      response.writeHead(204, { 'x-of': 'nothing' }).end(answerWaiting)
    else if (pathname === '/self') response.writeHead(404, PAGE_HEADERS).end(SELF)
    else if (pathname === '/download') response.writeHead(200, DOWNLOAD).end('<title>File</title>')
    else if (pathname === '/nothing')
      response.writeHead(204, { 'x-of': 'nothing' }).end(answerWaiting)
    else if (isAnswered) response.end('it came')
    else waiting = response
  })
  service = await startWithBrowser()
})
afterAll(async () => {
  await service?.close()
  await site?.close()
})

beforeEach(() => {
  isAnswered = false
})

/** Answers the page's own request once that of the file has its answer. */
function answerWaiting(): void {
  isAnswered = true
  waiting?.end('it came')
}

const PAGE_HEADERS = { 'content-type': 'text/html', 'x-of': 'page' }

/** Asks for what its address names, and says in its title when that came. */
const PAGE = `<!doctype html><title>Page</title><p>text</p><script>
  fetch('/wait').then((came) => came.text()).then((text) => {
    document.title = text
    document.body.id = 'came'
  })
  onload = () => setTimeout(() => { location = location.hash.slice(1) })
</script>`

/** Posts to its own address, and changes that within the document as its query says. */
const SELF = `<!doctype html><title>Self</title><p>text<form method="post"></form><script>
  fetch('/wait').then((came) => came.text()).then((text) => {
    if (location.search === '?hash') location.hash = 'new'
    else history.replaceState(null, '', location.href)
    document.title = text
    document.body.id = 'came'
  })
  onload = () => setTimeout(() => document.forms[0].submit())
</script>`

test.each(['?hash', '?history'])(
  'the document is the one that is shown, whatever it does with its own address: %s',
  async (search) => {
    const { status, body } = await service.ask({
      url: `http://site.test:${site.port}/self${search}`,
      prerender: 'true',
      waitForSelector: '#came',
      'meta.title': 'true',
      ...SMALL,
    })
    expect([status, body]).toEqual([
      200,
      {
        status: 'success',
        data: { title: 'it came' },
        statusCode: 404,
        headers: { ...PAGE_HEADERS, date: expect.any(String) },
        redirects: [],
      },
    ])
  },
)

test.each(['/hop?1', '/nothing'])(
  'the document is the one that is shown, whatever is asked for after it: %s',
  async (path) => {
    const { status, body } = await service.ask({
      url: `http://site.test:${site.port}/start#${path}`,
      prerender: 'true',
      waitForSelector: '#came',
      'meta.title': 'true',
      ...SMALL,
    })
    expect([status, body]).toEqual([
      200,
      {
        status: 'success',
        data: { title: 'it came' },
        statusCode: 203,
        headers: { ...PAGE_HEADERS, date: expect.any(String) },
        redirects: [{ statusCode: 302, url: `http://site.test:${site.port}/start` }],
      },
    ])
  },
)

test('a file is a file tomorrow, too: the answer without a visit is kept as long as any', async () => {
  const url = `http://site.test:${site.port}/download`
  const { headers, body } = await service.ask({ url, prerender: 'true', 'meta.title': 'true' })
  expect(body).toMatchObject({
    data: { title: 'File' },
    warnings: [
      {
        code: 'ESKIPPED',
        message:
          'The page was not opened in a browser: The target is not a page that a browser shows.',
      },
    ],
  })
  expect(headers.get('x-cache-ttl')).toBe('86400000')
})
