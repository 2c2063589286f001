import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DoorBench, expectText, FORBIDDEN, startDoor } from './support.js'

let bench: DoorBench
beforeAll(async () => {
  bench = await startDoor('jina')
})
afterAll(() => bench.close())

const TEXT = 'Glass is gathered at the end of a pipe, and blown while it glows. '.repeat(8).trim()

/** Asks as agents do: the address behind that of the reader. */
function ask(target: string, headers: Record<string, string> = {}) {
  return bench.service.get(`/jina/${target}`, { headers, redirect: 'manual' })
}

function toPlain(url: string, content: string, ...more: string[]) {
  return [
    'Title: Blown glass',
    `URL Source: ${url}`,
    'Published Time: 2024-03-05T00:00:00.000Z',
    ...more,
    `Markdown Content:\n${content}`,
  ].join('\n\n')
}

test('a page is Markdown under its headline, however its address is written', async () => {
  const url = bench.at('/article.html')
  const addresses = [url, encodeURIComponent(url), url.replace('//', '/'), bench.at('/moved.html')]
  for (const address of addresses) {
    const { status, headers, body } = await ask(address)
    expect([address, status, headers.get('content-type')]).toEqual([
      address,
      200,
      'text/plain; charset=utf-8',
    ])
    expect(body).toBe(toPlain(url, `# Blown glass\n\n${TEXT}`))
  }
  await ask(`${bench.at('/article.html')}?a=1&url=2`)
  expect(bench.origin.requests).toContain('GET /article.html?a=1&url=2')
})

test('as JSON, in each form', async () => {
  const url = bench.at('/article.html')
  const data = {
    title: 'Blown glass',
    description: 'How it is blown.',
    url,
    publishedTime: '2024-03-05T00:00:00.000Z',
    usage: { tokens: 0 },
  }
  const json = (headers: Record<string, string>) =>
    ask(url, { accept: 'application/json', ...headers })
  const whole = await json({ 'x-respond-with': 'markdown' })
  expect(whole.body).toEqual({
    code: 200,
    status: 20_000,
    data: { ...data, content: `[Menu](${bench.at('/menu')})\n\n# Blown glass\n\n${TEXT}` },
  })
  const text = await json({ 'x-return-format': 'text', 'x-target-selector': 'h1, p' })
  expect(text.body).toMatchObject({ data: { ...data, text: `Blown glass\n\n${TEXT}` } })
  const html = await json({ 'x-respond-with': 'html' })
  expect(html.body).toMatchObject({ data: { html: expect.stringContaining('<nav>') } })
  const rest = await json({ 'x-respond-with': 'markdown', 'x-remove-selector': 'nav, h1' })
  expect(rest.body).toMatchObject({ data: { content: TEXT } })
})

test('text and markup come bare', async () => {
  const url = bench.at('/article.html')
  const text = await ask(url, { 'x-respond-with': 'text', 'x-target-selector': 'h1' })
  const html = await ask(url, { 'x-respond-with': 'html', 'x-target-selector': 'h1' })
  expect([text.body, html.body]).toEqual(['Blown glass', '<h1>Blown glass</h1>'])
})

test('a body of JSON or a form names the options in camel case', async () => {
  const url = bench.at('/article.html')
  const json = await bench.post('/jina', { url, respondWith: 'text', targetSelector: 'h1' })
  const form = await bench.service.get('/jina', {
    method: 'POST',
    body: new URLSearchParams({ url, returnFormat: 'text', targetSelector: 'h1' }),
  })
  expect([json.body, form.body]).toEqual(['Blown glass', 'Blown glass'])
})

test('headers for the target are sent, others are named', async () => {
  const { headers } = await ask(bench.at('/bare.html'), {
    'x-locale': 'de-DE',
    'x-user-agent': 'Reader/1',
    'x-referer': 'https://from.test/',
    'x-set-cookie': 'a=b; Domain=site.test',
    'x-timeout': '9',
    'x-no-cache': 'true',
    'x-with-links-summary': 'true',
  })
  expect(headers.get('x-ignored')).toBe('x-with-links-summary')
  expect(bench.origin.headers[bench.origin.requests.indexOf('GET /bare.html')]).toMatchObject({
    'accept-language': 'de-DE',
    'user-agent': 'Reader/1',
    referer: 'https://from.test/',
    cookie: 'a=b',
  })
})

test('a copy is answered unless it is too old', async () => {
  const count = () => bench.origin.requests.filter((one) => one === 'GET /article.html?kept').length
  const address = `${bench.at('/article.html')}?kept`
  await ask(address)
  await ask(address, { 'x-cache-tolerance': '60' })
  expect(count()).toBe(1)
  await ask(address, { 'x-cache-tolerance': '0' })
  await ask(address, { 'x-no-cache': 'true' })
  expect(count()).toBe(3)
})

test('an error page is read, with a warning', async () => {
  const { status, body } = await ask(bench.at('/gone.html'))
  expect([status, body]).toEqual([
    200,
    `Title: Not here\n\nURL Source: ${bench.at('/gone.html')}\n\nWarning: Target URL returned error 404\n\nMarkdown Content:\n`,
  ])
})

test('errors are JSON, and what is not public is not fetched', async () => {
  const wrong = await ask(bench.at('/bare.html'), { 'x-respond-with': 'vlm' })
  expect([wrong.status, wrong.body]).toEqual([
    400,
    {
      data: null,
      code: 400,
      status: 40_000,
      name: 'EINVALQUERY',
      message: expect.stringContaining('`x-respond-with`'),
      readableMessage: expect.stringMatching(/^EINVALQUERY: /),
    },
  ])
  for (const url of FORBIDDEN) {
    const { status, body } = await ask(url)
    expect([url, status, body]).toMatchObject([url, 403, { data: null, status: 40_300 }])
  }
  expect((await ask(bench.at('/inwards.html'))).body).toMatchObject({
    name: expectText(),
    code: 403,
  })
})
