import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type Service, startService } from '../../support/service.js'

let origin: Origin
let service: Service

beforeAll(async () => {
  const head = '<title>A</title><meta property="og:image" content="http://10.0.0.1/a.png">'
  const headers = { 'content-type': 'text/html' }
  origin = await startOrigin({ '/': { headers, body: head } })
  service = await startService()
})
afterAll(() => Promise.all([origin.close(), service.close()]))

test('an image that may not be asked for is told in one sentence', async () => {
  const { body } = await service.ask({
    url: `http://site.test:${origin.port}/`,
    'meta.image': 'true',
  })
  expect(body).toEqual({
    status: 'success',
    data: { image: null },
    statusCode: 200,
    headers: expect.any(Object),
    redirects: [],
    warnings: [
      {
        code: 'EMEDIA',
        message:
          'No image: http://10.0.0.1/a.png: The host `10.0.0.1` is not on the public internet. Give a public address, or have the operator allow this one (LINKGLASS_ALLOW).',
      },
    ],
  })
})
