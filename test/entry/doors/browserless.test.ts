import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserSettings, decode } from '../../browser/support.js'
import { type DoorBench, expectText, FORBIDDEN, startDoor } from './support.js'

let bench: DoorBench
beforeAll(async () => {
  bench = await startDoor('browserless', browserSettings())
})
afterAll(() => bench.close())

async function send(path: string, body: unknown) {
  const response = await fetch(`${bench.service.base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

function facts({ status, headers }: { status: number; headers: Headers }) {
  return [status, headers.get('content-type'), headers.get('x-response-code')]
}

test('the content is that of the page after its scripts and those that are added', async () => {
  const addScriptTag = [{ content: 'document.title = "Scripts ran"' }]
  for (const path of ['/content', '/chromium/content?token=', '/chrome/content?token=undefined']) {
    const reply = await send(path, { url: bench.at('/bare.html'), addScriptTag })
    expect(facts(reply)).toEqual([200, 'text/html; charset=utf-8', '200'])
    expect(reply.bytes.toString()).toContain('<title>Scripts ran</title>')
  }
})

test('an option replaces a header of its name, and leaves the others', async () => {
  const url = bench.at('/bare.html?named')
  const headers = { 'User-Agent': 'Other/1', Referer: 'http://other.test/', Cookie: 'a=1' }
  const { status } = await send('/content', {
    url,
    setExtraHTTPHeaders: headers,
    userAgent: 'Browser/1',
  })
  const at = bench.origin.requests.lastIndexOf('GET /bare.html?named')
  const { cookie, referer, 'user-agent': agent } = bench.origin.headers[at] ?? {}
  expect([status, cookie, referer, agent]).toEqual([200, 'a=1', 'http://other.test/', 'Browser/1'])
})

test('an image of the screen, of the whole page, and of one element', async () => {
  const url = bench.at('/article.html')
  const screen = await send('/screenshot', { url })
  const whole = await send('/screenshot', {
    url,
    viewport: { width: 300, height: 100 },
    options: { fullPage: true, type: 'jpeg', quality: 40 },
  })
  const element = await send('/screenshot', { url, selector: 'h1' })
  const [one, other, third] = await Promise.all(
    [screen, whole, element].map(({ bytes }) => decode(new Uint8Array(bytes))),
  )
  expect([facts(screen), one?.width, one?.height]).toEqual([[200, 'image/png', '200'], 800, 600])
  expect([facts(whole), other?.width]).toEqual([[200, 'image/jpeg', '200'], 300])
  expect(other?.height).toBeGreaterThan(100)
  expect(third?.height).toBeLessThan(100)
})

test('a PDF on the sheet that its clients know, and on one that they name', async () => {
  const url = bench.at('/article.html')
  const usual = await send('/pdf', { url })
  const named = await send('/pdf', {
    url,
    options: { width: '10.16cm', height: 480, margin: { top: '1cm' } },
  })
  const toBox = ({ bytes }: { bytes: Buffer }) => {
    const [, width, height] =
      /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(bytes.toString('latin1')) ?? []
    return [Math.round(Number(width)), Math.round(Number(height))]
  }
  expect([facts(usual), toBox(usual), toBox(named)]).toEqual([
    [200, 'application/pdf', '200'],
    [612, 792],
    [288, 360],
  ])
})

test('an error page is content, too', async () => {
  const reply = await send('/content', { url: bench.at('/gone.html') })
  expect(facts(reply)).toEqual([200, 'text/html; charset=utf-8', '404'])
  expect(reply.bytes.toString()).toContain('Not here')
})

test('what is not made is refused by name, and fetches nothing', async () => {
  const url = bench.at('/article.html')
  bench.origin.requests.length = 0
  const replies = [
    await send('/content', { html: '<p>text' }),
    await send('/screenshot', { url, options: { type: 'webp' } }),
    await send('/pdf', { url, options: { scale: 5 } }),
    await send('/content', { url, cookies: [{ name: 'a' }] }),
    await send('/function', { code: 'x' }),
    await send('/chromium/scrape', { url }),
  ]
  expect(
    replies.map(({ status, headers, bytes }) => [
      status,
      headers.get('content-type'),
      bytes.toString(),
    ]),
  ).toEqual(
    ['html', 'options.type', 'options.scale', 'cookies.0', 'path', 'path'].map((name) => [
      400,
      'text/plain; charset=utf-8',
      expect.stringContaining(`\`${name}\``),
    ]),
  )
  const unserved = await send('/chromium/%66unction?token=secret', { code: 'x' })
  expect(unserved.bytes.toString()).toBe(
    'The parameter `path` /chromium/function is not served here. Send `/content`, `/screenshot` or `/pdf`.',
  )
  expect(bench.origin.requests).toEqual([])
})

test('unknown names are told, and change nothing', async () => {
  const { headers } = await send('/content', {
    url: bench.at('/bare.html'),
    bestAttempt: true,
    gotoOptions: { waitUntil: 'load', signal: 1 },
  })
  expect(headers.get('x-ignored')).toBe('gotoOptions.signal, bestAttempt')
})

test('what is not public is not opened', async () => {
  for (const url of FORBIDDEN) {
    const { status, bytes } = await send('/content', { url })
    expect([url, status, bytes.toString()]).toEqual([url, 403, expectText()])
  }
})
