import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserSettings, decode } from '../../browser/support.js'
import { type DoorBench, expectText, FORBIDDEN, startDoor } from './support.js'

let bench: DoorBench
beforeAll(async () => {
  bench = await startDoor('gotenberg', browserSettings())
})
afterAll(() => bench.close())

/** Sends a form in parts, as `chromiumly` and curl do. */
async function send(
  path: string,
  fields: Record<string, string | Blob>,
  headers: Record<string, string> = {},
) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const response = await fetch(`${bench.service.base}${path}`, { method: 'POST', body, headers })
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

const CONVERT = '/forms/chromium/convert/url'
const SHOOT = '/forms/chromium/screenshot/url'

test('a page becomes a PDF of the sheet that is asked for', async () => {
  const { status, headers, bytes } = await send(
    CONVERT,
    { url: bench.at('/article.html'), paperWidth: '101.6mm', paperHeight: '5', landscape: 'true' },
    { 'gotenberg-output-filename': 'glass/../blown', 'gotenberg-trace': 'trace-1' },
  )
  expect([status, headers.get('content-type'), headers.get('gotenberg-trace')]).toEqual([
    200,
    'application/pdf',
    'trace-1',
  ])
  expect(headers.get('content-disposition')).toBe('attachment; filename="glass_.._blown.pdf"')
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const [, width, height] =
    /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(bytes.toString('latin1')) ?? []
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([360, 288])
})

test('a page becomes an image: as wide as asked for, and whole unless it is clipped', async () => {
  const fields = { url: bench.at('/article.html'), width: '300', height: '100' }
  const whole = await send(SHOOT, fields)
  const clipped = await send(SHOOT, { ...fields, clip: 'true', format: 'jpeg', quality: '50' })
  const [one, other] = [
    await decode(new Uint8Array(whole.bytes)),
    await decode(new Uint8Array(clipped.bytes)),
  ]
  expect([whole.status, whole.headers.get('content-type'), one.width, one.height > 100]).toEqual([
    200,
    'image/png',
    300,
    true,
  ])
  expect([clipped.headers.get('content-type'), other.width, other.height]).toEqual([
    'image/jpeg',
    300,
    100,
  ])
})

test('cookies and headers go to the target, cookies of other hosts to nobody', async () => {
  const cookies = [
    { name: 'own', value: '1', domain: 'site.test' },
    { name: 'foreign', value: '2', domain: 'other.test' },
  ]
  await send(SHOOT, {
    url: bench.at('/bare.html'),
    cookies: JSON.stringify(cookies),
    extraHttpHeaders: '{"x-team":"glass"}',
    userAgent: 'Printer/1',
  })
  const at = bench.origin.requests.lastIndexOf('GET /bare.html')
  const { cookie, 'x-team': team, 'user-agent': agent } = bench.origin.headers[at] ?? {}
  expect([cookie, team, agent]).toEqual(['own=1', 'glass', 'Printer/1'])
})

test('an option replaces a header of its name, and leaves the others', async () => {
  const headers = { 'User-Agent': 'Other/1', Cookie: 'a=1' }
  const form = { extraHttpHeaders: JSON.stringify(headers), userAgent: 'Printer/1' }
  const { status } = await send(SHOOT, { url: bench.at('/bare.html?named'), ...form })
  const at = bench.origin.requests.lastIndexOf('GET /bare.html?named')
  const { cookie, 'user-agent': agent } = bench.origin.headers[at] ?? {}
  expect([status, cookie, agent]).toEqual([200, 'a=1', 'Printer/1'])
})

test('an error page fails with 409, unless its status is not among those that fail', async () => {
  const url = bench.at('/gone.html')
  const failed = await send(CONVERT, { url })
  const printed = await send(CONVERT, { url, failOnHttpStatusCodes: '[599]' })
  expect([failed.status, failed.bytes.toString(), printed.status]).toEqual([
    409,
    'The target answered 404.',
    200,
  ])
})

test('what is not made is refused by name, and fetches nothing', async () => {
  const url = bench.at('/article.html')
  bench.origin.requests.length = 0
  const replies = [
    await send(CONVERT, { url, pdfa: 'PDF/A-2b' }),
    await send(CONVERT, { url, files: new Blob(['<p>']) }),
    await send(SHOOT, { url, format: 'webp' }),
    await send(CONVERT, { url, paperWidth: 'wide' }),
    await send(CONVERT, { url }, { 'gotenberg-webhook-url': 'https://hook.test/' }),
    await send('/forms/libreoffice/convert', { url }),
  ]
  expect(
    replies.map(({ status, headers, bytes }) => [
      status,
      headers.get('content-type'),
      bytes.toString(),
    ]),
  ).toEqual(
    ['pdfa', 'files', 'format', 'paperWidth', 'gotenberg-webhook-url', 'path'].map((name) => [
      400,
      'text/plain; charset=utf-8',
      expect.stringContaining(`\`${name}\``),
    ]),
  )
  expect(bench.origin.requests).toEqual([])
})

test('what is not public is not opened', async () => {
  for (const url of FORBIDDEN) {
    const { status, bytes } = await send(CONVERT, { url })
    expect([url, status, bytes.toString()]).toEqual([url, 403, expectText()])
  }
})
