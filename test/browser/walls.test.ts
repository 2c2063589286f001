import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../support/origin.js'
import type { Service } from '../support/service.js'
import { startWithBrowser } from './support.js'

const PAGE = '<html lang="en"><title>Whales</title><p>At the pier.</p></html>'
const WALL = '<title>Just a moment...</title><p>Checking your browser.</p>'
const SHELL = `<title>Films for all</title><meta name="description" content="All films.">
  <p>${'Sign in, or look around. '.repeat(80)}</p>`
const TOLD = { type: 'video', version: '1.0', title: 'Three whales', provider_name: 'Films' }

/** A site that has one page for browsers only, and one for nobody but its oEmbed provider. */
let site: Origin
let service: Service
beforeAll(async () => {
  site = await startOrigin(({ url = '', headers }, response) => {
    const isProvider = url.startsWith('/oembed')
    // Upgrade Insecure Requests, section 3.2.1: what a browser sends when a person goes somewhere.
    const isBrowser = headers['upgrade-insecure-requests'] === '1'
    const isOpen = isProvider || (isBrowser && url === '/films/for-browsers')
    if (url.startsWith('/films/shell-')) {
      response.setHeader('content-type', 'text/html')
      response.end(isBrowser ? PAGE : SHELL)
      return
    }
    const type = isProvider ? 'application/json' : 'text/html'
    response.writeHead(isOpen ? 200 : 403, { 'content-type': type })
    response.end(isProvider ? JSON.stringify(TOLD) : isOpen ? PAGE : WALL)
  })
  const endpoint = { url: `${base()}/oembed`, schemes: [`${base()}/films/for-nobody`] }
  service = await startWithBrowser({
    LINKGLASS_RETRY: '0',
    LINKGLASS_OEMBED_PROVIDERS: JSON.stringify([{ endpoints: [endpoint] }]),
  })
})
afterAll(async () => {
  await service?.close()
  await site?.close()
})

function base() {
  return `http://site.test:${site.port}`
}

async function ask(path: string) {
  const only = { 'meta.title': 'true', 'meta.publisher': 'true' }
  site.requests.length = 0
  const { status, headers, body } = await service.ask({ url: `${base()}${path}`, ...only })
  const asked = site.requests.map((line) => line.replace(/\?.*/, ''))
  return {
    status,
    mode: headers.get('x-fetch-mode'),
    body,
    asked: asked.filter((line) => !line.endsWith('/favicon.ico')),
  }
}

test('a wall that lets browsers pass is passed by the browser', async () => {
  expect(await ask('/films/for-browsers')).toEqual({
    status: 200,
    mode: 'prerender',
    body: {
      status: 'success',
      data: { title: 'Whales', publisher: 'site' },
      statusCode: 200,
      redirects: [],
      headers: expect.any(Object),
    },
    asked: ['GET /films/for-browsers', 'GET /films/for-browsers'],
  })
})

test('where the browser meets it as well, the provider is asked', async () => {
  expect(await ask('/films/for-nobody')).toEqual({
    status: 200,
    mode: 'prerender',
    body: {
      status: 'success',
      data: { title: 'Three whales', publisher: 'Films' },
      statusCode: 403,
      redirects: [],
      headers: expect.any(Object),
      warnings: [
        {
          code: 'EBOTWALL',
          message: 'The target answered with a check for robots instead of the page.',
        },
      ],
    },
    asked: ['GET /films/for-nobody', 'GET /films/for-nobody', 'GET /oembed'],
  })
})

test('for who wants no browser, none has a look', async () => {
  const { mode, asked } = await askPlain()
  expect([mode, asked]).toEqual(['fetch', ['GET /films/for-browsers']])
})

async function askPlain() {
  site.requests.length = 0
  const url = `${base()}/films/for-browsers`
  const { headers } = await service.ask({ url, prerender: 'false', 'meta.title': 'true' })
  return { mode: headers.get('x-fetch-mode'), asked: [...site.requests] }
}

test('a shell is passed by the browser, once it is known for one', async () => {
  const answers = []
  for (const path of ['/films/shell-a', '/films/shell-b', '/films/shell-c']) {
    const { mode, body } = await ask(path)
    answers.push({ mode, body })
  }
  const shell = { mode: 'fetch', body: { data: { title: 'Films for all' } } }
  const page = { mode: 'prerender', body: { data: { title: 'Whales' } } }
  expect(answers).toMatchObject([shell, shell, page])
  expect(answers.at(-1)?.body).not.toHaveProperty('warnings')
})
