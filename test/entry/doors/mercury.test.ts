import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DoorBench, expectText, FORBIDDEN, startDoor } from './support.js'

let bench: DoorBench
beforeAll(async () => {
  bench = await startDoor('mercury')
})
afterAll(() => bench.close())

/** Asks as FreshRSS's and Tiny Tiny RSS's plugins do. */
function parse(more: Record<string, string>) {
  return bench.service.get(`/parser?${new URLSearchParams(more)}`)
}

const SENTENCES = Array(8).fill('Glass is gathered at the end of a pipe, and blown while it glows.')

test('an article, with all that its clients read', async () => {
  const { status, body } = await parse({ url: bench.at('/moved.html') })
  expect([status, body]).toEqual([
    200,
    {
      title: 'Blown glass',
      content: expect.stringContaining(SENTENCES.join(' ')),
      author: 'Mira Holt',
      date_published: '2024-03-05T00:00:00.000Z',
      lead_image_url: bench.at('/wide.png'),
      dek: null,
      next_page_url: null,
      url: bench.at('/article.html'),
      domain: 'site.test',
      excerpt: 'How it is blown.',
      word_count: expect.any(Number),
      direction: 'ltr',
      total_pages: 1,
      rendered_pages: 1,
    },
  ])
  const { content, word_count } = body as { content: string; word_count: number }
  expect(content).toMatch(/^\s*<(?:article|h1|p)\b/)
  expect(word_count).toBeGreaterThanOrEqual(104)
})

test('as text, and with nulls for what a page does not say', async () => {
  const { body } = await parse({ url: bench.at('/bare.html'), contentType: 'text' })
  expect(body).toMatchObject({
    title: 'Only a title',
    author: null,
    date_published: null,
    lead_image_url: null,
    excerpt: null,
    word_count: 0,
  })
})

test('an address that was sent unencoded is put together again', async () => {
  const before = bench.origin.requests.length
  const target = `${bench.at('/bare.html')}?a=1&b=2`
  const { status, headers } = await bench.service.get(
    `/parser?format=json&url=${target}&contentType=text&c=%26`,
  )
  expect([status, headers.get('x-ignored'), bench.origin.requests.slice(before)]).toEqual([
    200,
    'format',
    ['GET /bare.html?a=1&b=2&c=%26'],
  ])
})

test('headers go to the target', async () => {
  await parse({ url: bench.at('/bare.html?h'), headers: '{"x-team":"glass"}' })
  const at = bench.origin.requests.lastIndexOf('GET /bare.html?h')
  expect(bench.origin.headers[at]).toMatchObject({ 'x-team': 'glass' })
})

test('errors come with the status 200, which its clients need', async () => {
  const replies = [
    await bench.service.get('/parser'),
    await parse({ url: bench.at('/gone.html') }),
    await parse({ url: bench.at('/bare.html'), contentType: 'pdf' }),
    await parse({ url: bench.at('/bare.html'), headers: '[]' }),
  ]
  expect(replies.map(({ status, body }) => [status, body])).toEqual([
    [200, { message: 'The request has no `url`; give the address of a page.' }],
    [200, { error: true, messages: 'The page is not there: its server answered 404.' }],
    [200, { error: true, messages: expect.stringContaining('`contentType`') }],
    [200, { error: true, messages: expect.stringContaining('`headers`') }],
  ])
})

test('what is not public is not fetched', async () => {
  for (const url of [...FORBIDDEN, bench.at('/inwards.html')]) {
    const { status, body } = await parse({ url })
    expect([url, status, body]).toEqual([url, 200, { error: true, messages: expectText() }])
  }
})
