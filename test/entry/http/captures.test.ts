import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLinkglass, loadConfig } from '../../../src/entry/library/library.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { readWarc } from '../../support/read-warc.js'
import { type Service, startService, UNHURRIED } from '../../support/service.js'

let origin: Origin
let service: Service
beforeAll(async () => {
  origin = await startOrigin({ '/': '<title>A page</title><b>12</b>' })
  service = await startService()
})
afterAll(async () => {
  await service.close()
  await origin.close()
})

interface Captured {
  readonly data: { readonly title: string; readonly capture: { readonly url: string } }
}

function page(query = '') {
  return `http://site.test:${origin.port}/${query}`
}

async function download(body: unknown) {
  const response = await fetch((body as Captured).data.capture.url)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

test('a capture is a file of the service, by which its answer can be repeated', async () => {
  const query = { url: page(), meta: 'false', 'meta.title': 'true', capture: 'true' }
  const { body } = await service.ask({ url: page(), 'meta.title': 'true', capture: 'true' })
  const { response, bytes } = await download(body)
  expect(response.headers.get('content-type')).toBe('application/gzip')
  expect(body).toMatchObject({
    status: 'success',
    data: {
      title: 'A page',
      capture: {
        url: expect.stringMatching(/\/assets\/[\w-]+\/capture\.warc\.gz$/),
        type: 'gz',
        size: bytes.length,
      },
    },
  })
  const linkglass = createLinkglass(loadConfig({ ...UNHURRIED, LINKGLASS_BROWSER: 'none' }))
  const again = await linkglass(query.url, { meta: { title: true }, replay: bytes })
  expect(again.data).toEqual({ title: 'A page' })
  await linkglass.close()
})

test('the copy of an answer has its capture, and is kept apart from that without', async () => {
  const query = { url: page('?copy'), 'meta.title': 'true' }
  const first = await service.ask({ ...query, capture: 'true' })
  const plain = await service.ask(query)
  const second = await service.ask({ ...query, capture: 'true' })
  expect(plain.body).toMatchObject({ data: { title: 'A page' } })
  expect((plain.body as Captured).data.capture).toBeUndefined()
  expect(second.body).toEqual(first.body)
  expect(origin.requests.filter((line) => line === 'GET /?copy')).toHaveLength(2)
})

test('a capture is whole and the same each time, kept in the process or on the disk', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'linkglass-captures-'))
  const onDisk = await startService({ LINKGLASS_CACHE: `disk:${folder}` })
  for (const { ask } of [service, onDisk]) {
    const { body } = await ask({ url: page('?twice'), 'meta.title': 'true', capture: 'true' })
    const [first, second] = [await download(body), await download(body)]
    const types = readWarc(first.bytes).map(({ type }) => type)
    expect(types).toEqual(['warcinfo', 'request', 'response', 'metadata'])
    expect(second.bytes.equals(first.bytes)).toBe(true)
    expect(body).toMatchObject({ data: { capture: { size: first.bytes.length } } })
  }
  await onDisk.close()
  await rm(folder, { recursive: true })
})

test('headers that a caller gave privately are not in the capture', async () => {
  const { body } = await service.ask(
    { url: page('?private'), 'meta.title': 'true', capture: 'true' },
    {
      headers: {
        'x-api-header-authorization': 'Bearer CANARY-1',
        'x-api-header-cookie': 'a=CANARY-2',
        'x-api-header-accept-language': 'CANARY-3',
        'x-api-header-user-agent': 'CANARY-4',
      },
    },
  )
  const sent = origin.headers[origin.requests.indexOf('GET /?private')]
  expect(sent?.authorization).toBe('Bearer CANARY-1')
  const { bytes } = await download(body)
  const text = gunzipSync(bytes).toString('latin1')
  expect(text).toContain('authorization: [redacted]')
  expect(text).not.toContain('CANARY')
})

/** A picture that is seen whole, since its file is shorter than what is looked at. */
const GIF = Uint8Array.from([...Buffer.from('GIF89a'), 5, 0, 4, 0, 0, 0, 0])

test('a capture that is sent with the question answers it, without the network', async () => {
  const own = await startOrigin({
    '/page': `<title>Then</title><meta property="og:image" content="/a.gif"><b>12</b>`,
    '/a.gif': { headers: { 'content-type': 'image/gif' }, body: GIF },
  })
  const url = `http://site.test:${own.port}/page`
  const { body } = await service.ask({ url, capture: 'true' })
  const { bytes } = await download(body)
  await own.close()
  const init = { method: 'POST', body: bytes, headers: { 'content-type': 'application/warc' } }
  const price = { 'data.price.selector': 'b', 'data.price.type': 'number' }

  const answer = await service.ask({ url, 'meta.title': 'true', ...price }, init)
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      status: 'success',
      data: { title: 'Then', price: 12 },
      statusCode: 200,
      headers: expect.objectContaining({ 'content-type': 'text/html; charset=utf-8' }),
      redirects: [],
    },
  ])
  expect(['cache-control', 'x-cache-status'].map((name) => answer.headers.get(name))).toEqual([
    'no-store',
    'BYPASS',
  ])
  const other = await service.ask({ url: `${url}/2`, 'meta.title': 'true' }, init)
  expect([other.status, other.body]).toMatchObject([404, { code: 'ENOTCAPTURED' }])

  const listed = await service.get('/playground/capture', init)
  expect([listed.status, listed.body]).toEqual([200, { pages: [url] }])
  const image = `/playground/capture?${new URLSearchParams({ image: new URL('/a.gif', url).href })}`
  const shown = await fetch(`${service.base}${image}`, init)
  expect([
    shown.status,
    shown.headers.get('content-type'),
    shown.headers.get('content-security-policy'),
    new Uint8Array(await shown.arrayBuffer()),
  ]).toEqual([200, 'image/gif', "script-src 'none'; sandbox", GIF])
})

test('a file that is no capture, an image that is in none, a body without one', async () => {
  const { body } = await service.ask({ url: page('?none'), 'meta.title': 'true', capture: 'true' })
  const { bytes } = await download(body)
  const headers = { 'content-type': 'application/warc' }
  const post = (path: string, sent: string | Uint8Array<ArrayBuffer>) =>
    service.get(path, { method: 'POST', body: sent, headers })
  const answers = [
    await post(`/?url=${page()}`, 'no capture'),
    await post(`/?url=${page()}`, ''),
    await post('/playground/capture', 'no capture'),
    await post('/playground/capture?image=/a.gif', bytes),
    await service.get('/playground/capture', { method: 'POST', body: '{}', headers: {} }),
  ]
  expect(answers.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual([
    [400, 'EINVALQUERY'],
    [400, 'EINVALQUERY'],
    [400, 'EINVALQUERY'],
    [404, 'ENOTCAPTURED'],
    [400, 'EINVALQUERY'],
  ])
})
