import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../../../support/origin.js'
import { type Service, startService } from '../../../support/service.js'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR42mP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
  'base64',
)

let site: Origin
let service: Service
beforeAll(async () => {
  site = await startOrigin((request, response) => {
    const isImage = request.url === '/a.png'
    response
      .writeHead(200, { 'content-type': isImage ? 'image/png' : 'text/html' })
      .end(isImage ? PNG : '<title>A page</title>')
  })
  service = await startService({
    LINKGLASS_PLANS: '{"free":{"limit":2,"window":"1h"}}',
    LINKGLASS_CORS_ORIGINS: '',
  })
})
afterAll(async () => {
  await service.close()
  await site.close()
})

function image(path: string) {
  const url = `http://site.test:${site.port}${path}`
  return service.get(
    `/playground/image?${new URLSearchParams({ url, meta: 'false', embed: 'url' })}`,
  )
}

test('an image is shown to our own pages alone, and takes nothing from the plan', async () => {
  const { status, headers } = await image('/a.png')
  const names = ['content-type', 'cross-origin-resource-policy', 'content-security-policy']
  expect([status, ...names.map((name) => headers.get(name))]).toEqual([
    200,
    'image/png',
    'same-origin',
    "script-src 'none'; sandbox",
  ])
  expect(headers.get('x-rate-limit-remaining')).toBe('2')
})

test.each([
  ['a page is no image', '/page.html', 'EINVALQUERY'],
  ['nor is nothing', '', 'EINVALQUERY'],
])('%s', async (_, path, code) => {
  expect(await image(path)).toMatchObject({ status: 400, body: { code } })
})

test('the guard stands before it as before everything', async () => {
  const url = 'http://10.0.0.1/a.png'
  const { status, body } = await service.get(`/playground/image?${new URLSearchParams({ url })}`)
  expect([status, body]).toEqual([400, expect.objectContaining({ code: 'EFORBIDDENURL' })])
})

test('after two for each request of the plan there are no more', async () => {
  expect((await image('/a.png')).status).toBe(429)
  expect((await service.ask({ url: `http://site.test:${site.port}/page.html` })).status).toBe(200)
})
