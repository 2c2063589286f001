import { afterAll, beforeAll, expect, test } from 'vitest'
import { png } from '../../support/images.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type Service, startService } from '../../support/service.js'

let origin: Origin
let service: Service
beforeAll(async () => {
  origin = await startOrigin({
    '/page.html': PAGE,
    '/photo.png': { body: png(300, 200), headers: { 'content-type': 'image/png' } },
  })
  service = await startService()
})
afterAll(async () => {
  await service.close()
  await origin.close()
})

const PAGE = `<html lang="en"><title>Glass | Kiln</title><meta property="og:title" content="Glass">
<meta property="og:image" content="/gone.png"><meta name="twitter:image" content="/photo.png">
<p class="price">9</p><p class="price">8</p></html>`

test('explain tells where each value came from, what was rejected and why', async () => {
  const { body } = await service.ask({
    url: `http://site.test:${origin.port}/page.html`,
    explain: 'true',
    'meta.title': 'true',
    'meta.image': 'true',
    'meta.author': 'true',
    'data.price.0.selector': '.none',
    'data.price.1.selector': '.price',
  })
  const { explain } = body as { explain: { fields: object } }
  expect(Object.keys(explain.fields)).toEqual(['title', 'author', 'image'])
  expect(explain).toEqual({
    fields: {
      title: {
        winner: { source: 'meta og:title', raw: 'Glass', at: 43 },
        rejected: [
          { source: 'title', raw: 'Glass | Kiln', at: 16, reason: 'outranked by meta og:title' },
        ],
      },
      author: { winner: null, rejected: [] },
      image: {
        winner: { source: 'meta twitter:image', raw: '/photo.png', at: 132 },
        rejected: [
          { source: 'meta og:image', raw: '/gone.png', at: 86, reason: 'it answered 404' },
        ],
      },
    },
    rules: { price: { matches: 2, fallback: 1 } },
    // The page's elements: html, head, title, three meta, body, two p.
    matched: { of: 9, rules: { 'data.price': [[], [7]] } },
    timings: {
      fetch: expect.any(Number),
      read: expect.any(Number),
      media: expect.any(Number),
      rules: expect.any(Number),
    },
  })
})

test('without the parameter there is none', async () => {
  const { body } = await service.ask({ url: `http://site.test:${origin.port}/page.html` })
  expect(Object.keys(body as object)).toEqual([
    'status',
    'data',
    'statusCode',
    'redirects',
    'headers',
  ])
})
