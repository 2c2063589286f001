import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromHtml } from '../../../src/entry/library/library.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type Service, startService } from '../../support/service.js'

let origin: Origin
let service: Service
beforeAll(async () => {
  origin = await startOrigin((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end('<title>A page</title><h1>A page</h1>')
  })
  service = await startService()
})
afterAll(async () => {
  await service.close()
  await origin.close()
})

const TITEL = {
  code: 'EUNKNOWN',
  message: '`meta.titel` is not a field. Did you mean `meta.title`?',
}

test('a misspelled name is told beside the answer, which is kept for all', async () => {
  const url = `http://site.test:${origin.port}/a`
  const parameters = { url, meta: 'false', 'data.h.selector': 'h1', 'data.h.attr': 'text' }
  const plain = await service.ask(parameters)
  const first = await service.ask({ ...parameters, pallete: 'true' })
  const again = await service.ask({ ...parameters, pallete: 'true' })
  expect([first, again].map(({ headers }) => headers.get('x-cache-status'))).toEqual(['HIT', 'HIT'])
  expect(again.body).toEqual({
    ...(plain.body as object),
    warnings: [
      { code: 'EUNKNOWN', message: '`pallete` is not a parameter. Did you mean `palette`?' },
    ],
  })
  expect(again.headers.get('etag')).not.toBe(plain.headers.get('etag'))
  expect((await service.ask(parameters)).body).toEqual(plain.body)
})

test('beside what the page itself gave reason for', async () => {
  const { body } = await service.ask({
    url: `http://site.test:${origin.port}/b`,
    'meta.title': 'true',
    'meta.titel': 'true',
    'data.none.selector': 'h6',
  })
  expect(body).toMatchObject({ warnings: [TITEL, { code: 'ENOMATCH' }] })
})

test('for an item of a batch alone', async () => {
  const items = [
    { url: `http://site.test:${origin.port}/c` },
    { url: `http://site.test:${origin.port}/c`, meta: { titel: true } },
  ]
  const { body } = await service.get('/batch', { method: 'POST', body: JSON.stringify(items) })
  const lines = String(body)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .sort((a, b) => a.index - b.index)
  expect(lines.map(({ warnings }) => warnings)).toEqual([undefined, [TITEL]])
})

test('in the library', async () => {
  const options = { url: 'https://example.com/', meta: { title: true, titel: true } }
  expect(await fromHtml('<title>A page</title>', options)).toEqual({
    status: 'success',
    data: { title: 'A page' },
    warnings: [TITEL],
  })
})
