import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLinkglass, loadConfig } from '../../../src/entry/library/library.js'
import { type Origin, startOrigin } from '../../support/origin.js'
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
