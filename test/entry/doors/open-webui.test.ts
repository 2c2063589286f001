import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DoorBench, expectText, FORBIDDEN, startDoor } from './support.js'

let bench: DoorBench
beforeAll(async () => {
  bench = await startDoor('open-webui', { LINKGLASS_BATCH_MAX: '12', LINKGLASS_BATCH_SIZE: '10kB' })
})
afterAll(() => bench.close())

/** Asks as `ExternalWebLoader` does: JSON with `urls`, and the key as a bearer. */
function ask(urls: unknown) {
  return bench.post('/open-webui', { urls }, { authorization: 'Bearer ' })
}

test('pages come in the order of their addresses, as Markdown with what they say of themselves', async () => {
  const urls = [bench.at('/bare.html'), bench.at('/gone.html'), bench.at('/article.html')]
  const { status, headers, body } = await ask(urls)
  expect([status, body]).toEqual([
    200,
    [
      {
        page_content: '',
        metadata: { source: urls[0], title: 'Only a title', publisher: 'site' },
      },
      {
        page_content: expect.stringMatching(
          /^# Blown glass\n\n(?:Glass is gathered at the end of a pipe, and blown while it glows\. ?){8}$/,
        ),
        metadata: {
          source: urls[2],
          title: 'Blown glass',
          description: 'How it is blown.',
          language: 'en',
          author: 'Mira Holt',
          publisher: 'The Glasshouse',
          date: '2024-03-05T00:00:00.000Z',
        },
      },
    ],
  ])
  expect(headers.get('x-rate-limit-remaining')).toBe('99997')
})

test('where all fail, the error of the first is the answer', async () => {
  const { status, body } = await ask([bench.at('/gone.html'), 'http://127.0.0.1/'])
  expect([status, body]).toEqual([
    404,
    { detail: 'The page is not there: its server answered 404.' },
  ])
})

test('a body that is no list of addresses is refused by name', async () => {
  for (const urls of [undefined, [], 'https://a.test/', [5], Array(13).fill('https://a.test/')]) {
    const { status, body } = await ask(urls)
    expect([status, body]).toEqual([400, { detail: expect.stringContaining('`urls') }])
  }
})

test('bodies that are no JSON, too deep or too long are refused', async () => {
  const send = (body: string) => bench.service.get('/open-webui', { method: 'POST', body })
  const replies = [
    await send('{"urls":'),
    await send('['.repeat(5_000)),
    await send('x'.repeat(20_000)),
  ]
  expect(replies.map(({ status, body }) => [status, body])).toEqual([
    [400, { detail: 'The body of the request is not JSON.' }],
    [400, { detail: 'The body of the request nests more than 32 levels.' }],
    [413, { detail: expectText() }],
  ])
})

test('what is not public is not fetched', async () => {
  for (const url of [...FORBIDDEN, bench.at('/inwards.html')]) {
    const { status, body } = await ask([url])
    expect([url, status, body]).toEqual([url, 403, { detail: expectText() }])
  }
})
