import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type Service, startService } from '../../support/service.js'

let origin: Origin
let service: Service
beforeAll(async () => {
  origin = await startOrigin({ '/': '<title>Internal</title>' })
  service = await startService({ LINKGLASS_CORS_ORIGINS: '' })
})
afterAll(async () => {
  await service.close()
  await origin.close()
})

const EVIL = { headers: { origin: 'https://evil.example' } }

/** The status of a request to `to` by this name, and the code of its error. */
function askByName(to: Service, host: string, path: string) {
  return send(to, 'GET', path, { host })
}

async function send(
  to: Service,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
) {
  const asked = httpRequest({ port: to.port, method, path, headers: { ...headers } }).end(body)
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const text = Buffer.concat(await response.toArray()).toString()
  return [response.statusCode, /"code":"(\w+)"/.exec(text)?.[1] ?? 'success']
}

test('with exceptions to the address policy no website reads answers, fresh or kept', async () => {
  for (const cache of ['MISS', 'HIT', 'HIT']) {
    const { status, headers } = await service.ask({ url: `http://site.test:${origin.port}/` }, EVIL)
    expect([status, headers.get('x-cache-status')]).toEqual([200, cache])
    expect(headers.get('access-control-allow-origin')).toBeNull()
  }
})

test('unless origins are named, or there are no exceptions', async () => {
  const target = { url: `http://site.test:${origin.port}/` }
  const allowed = async (env: NodeJS.ProcessEnv) => {
    const other = await startService(env)
    const { headers } = await other.ask(target, EVIL)
    await other.close()
    return headers.get('access-control-allow-origin')
  }
  expect(await allowed({ LINKGLASS_CORS_ORIGINS: 'https://evil.example' })).toBe(
    'https://evil.example',
  )
  expect(await allowed({ LINKGLASS_CORS_ORIGINS: '*' })).toBe('*')
  expect(await allowed({ LINKGLASS_CORS_ORIGINS: '', LINKGLASS_ALLOW: '' })).toBe('*')
})

test('a name that is not known to be its own may be a stranger’s that was pointed here', async () => {
  const path = `/?url=${encodeURIComponent(`http://site.test:${origin.port}/`)}&meta.title=true`
  const named = await startService({ LINKGLASS_HOST_NAMES: 'links.corp' })
  const refused = [400, 'EBADREQUEST']
  const answered = [200, 'success']
  expect(await askByName(service, 'links.corp', path)).toEqual(refused)
  for (const host of ['127.0.0.1:3000', '[::1]', 'localhost', 'linkglass:3000', 'x.localhost']) {
    expect([host, await askByName(service, host, path)]).toEqual([host, answered])
  }
  expect(await askByName(named, 'Links.corp:443', path)).toEqual(answered)
  expect(await askByName(named, 'evil.example', path)).toEqual(refused)
  expect(await askByName(named, 'evil.example', '/health')).toEqual(answered)
  await named.close()
})

describe('what a browser says was caused by another site’s page', () => {
  const CAUSED = [
    ['an image', 'GET', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
    ['a page of another port', 'GET', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }],
    [
      'a frame',
      'GET',
      {
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': 'iframe',
      },
    ],
    [
      'a form',
      'POST',
      {
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': 'document',
      },
    ],
  ] as const
  test.each(CAUSED)('by %s', async (_, method, headers) => {
    const before = origin.requests.length
    const target = `http://site.test:${origin.port}/?${Math.random()}`
    const [path, body] =
      method === 'POST'
        ? ['/batch', JSON.stringify({ url: target })]
        : [`/?url=${encodeURIComponent(target)}`, undefined]
    const sent = { ...headers, 'content-type': 'text/plain' }
    expect(await send(service, method, path, sent, body)).toEqual([400, 'EBADREQUEST'])
    expect(origin.requests.length).toBe(before)
  })

  const WANTED = [
    ['the service’s own pages', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }],
    ['the address bar', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
    [
      'a link that somebody follows',
      {
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': 'document',
      },
    ],
    ['a program', {}],
  ] as const
  test.each(WANTED)('is refused, but not what comes of %s', async (_, headers) => {
    const path = `/?url=${encodeURIComponent(`http://site.test:${origin.port}/`)}&meta.title=true`
    expect(await send(service, 'GET', path, headers)).toEqual([200, 'success'])
  })

  test('nor anything where it reaches only what the web does, or origins are named', async () => {
    const path = `/?url=${encodeURIComponent(`http://site.test:${origin.port}/`)}&meta.title=true`
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }
    const named = await startService({ LINKGLASS_CORS_ORIGINS: 'https://app.example' })
    expect(await send(named, 'GET', path, headers)).toEqual([200, 'success'])
    await named.close()
  })
})

test('pages of other sites read and change no jobs of a caller without a key, unless their origin is named', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'c-cross-'))
  const env = {
    LINKGLASS_ALLOW: '',
    LINKGLASS_JOBS: `disk:${folder}`,
    LINKGLASS_PLANS:
      '{"free":{"limit":1000,"window":"1m"},"big":{"limit":1000,"window":"1m","keys":["secret"]}}',
  }
  const open = await startService({ ...env, LINKGLASS_CORS_ORIGINS: '' })
  const page = { origin: 'https://app.example', 'sec-fetch-site': 'cross-site' }
  const jobOf = async (to: Service, headers = {}) => {
    const init = { method: 'POST', body: 'http://10.0.0.1/', headers }
    return `/jobs/${((await to.get('/jobs', init)).body as { id: string }).id}`
  }
  const mine = await jobOf(open)
  const [refused, gone, answered] = [
    [400, 'EBADREQUEST'],
    [204, 'success'],
    [200, 'success'],
  ]
  const link = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
  expect([
    await send(open, 'GET', '/jobs', page),
    await send(open, 'GET', `${mine}/results`, page),
    await send(open, 'GET', '/jobs', { ...page, ...KEY }),
    await send(open, 'GET', mine, { ...page, ...link }),
  ]).toEqual([refused, refused, answered, answered])
  // Browsers send only `origin` to a service without TLS.
  expect([
    await send(open, 'GET', '/jobs', { origin: page.origin }),
    await send(open, 'GET', '/jobs', { origin: 'null' }),
    await send(open, 'GET', '/jobs', { origin: 'chrome-extension://abc' }),
    await send(open, 'GET', '/jobs', { origin: `http://localhost:${open.port}` }),
    await send(open, 'GET', '/jobs', { origin: 'http://links.corp', host: 'links.corp' }),
    await send(open, 'GET', '/jobs', { origin: 'http://links.corp:8080', host: 'links.corp' }),
    await send(open, 'GET', '/jobs', { origin: 'http://links.corp', host: 'Links.corp:80' }),
    await send(open, 'GET', '/jobs', { origin: 'https://links.corp', host: 'links.corp:443' }),
    await send(open, 'GET', '/jobs', {}),
  ]).toEqual([refused, refused, refused, answered, answered, refused, answered, answered, answered])
  expect([
    await send(open, 'POST', '/jobs', page, 'http://10.0.0.1/'),
    await send(open, 'POST', `${mine}/cancel`, { ...page, 'sec-fetch-site': 'same-site' }),
    await send(open, 'DELETE', mine, page),
    await send(open, 'DELETE', mine, { ...page, 'x-api-key': 'unknown' }),
    await send(open, 'DELETE', mine, { ...page, 'sec-fetch-site': 'same-origin' }),
    await send(open, 'DELETE', await jobOf(open), {}),
    await send(open, 'DELETE', await jobOf(open, KEY), { ...page, ...KEY }),
  ]).toEqual([refused, refused, refused, refused, gone, gone, gone])
  await open.close()
  const named = await startService({ ...env, LINKGLASS_CORS_ORIGINS: page.origin })
  expect([
    await send(named, 'DELETE', await jobOf(named), { ...page, ...EVIL.headers }),
    await send(named, 'DELETE', await jobOf(named), page),
    await send(named, 'GET', '/jobs', page),
  ]).toEqual([refused, gone, answered])
  await named.close()
  rmSync(folder, { recursive: true, force: true })
})

test('agents in pages of other sites have no tools for jobs without a key', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'c-cross-'))
  const open = await startService({
    LINKGLASS_ALLOW: '',
    LINKGLASS_CORS_ORIGINS: '',
    LINKGLASS_JOBS: `disk:${folder}`,
    LINKGLASS_MCP: 'true',
    LINKGLASS_PLANS:
      '{"free":{"limit":1000,"window":"1m"},"big":{"limit":1000,"window":"1m","keys":["secret"]}}',
  })
  const listJobTools = async (headers: Readonly<Record<string, string>>) => {
    const init = {
      method: 'POST',
      headers: {
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
    }
    const answer = await fetch(`${open.base}/mcp`, init)
    return [...new Set((await answer.text()).match(/(?<="name":")job_\w+/g))].sort()
  }
  const page = { origin: 'https://app.example', 'sec-fetch-site': 'cross-site' }
  const tools = ['job_add', 'job_results', 'job_status']
  expect(await listJobTools({})).toEqual(tools)
  expect(await listJobTools(page)).toEqual([])
  expect(await listJobTools({ ...page, ...KEY })).toEqual(tools)
  await open.close()
  rmSync(folder, { recursive: true, force: true })
})

const KEY = { 'x-api-key': 'secret' }
