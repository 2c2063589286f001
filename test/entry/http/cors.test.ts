import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { type Service, startService } from '../../support/service.js'

let service: Service
afterEach(() => service.close())

async function allowed(origin: string) {
  return (await service.ask({}, { headers: { origin } })).headers.get('access-control-allow-origin')
}

test('pages of any origin may read answers, unless the operator names those that may', async () => {
  service = await startService()
  expect(await allowed('https://any.example')).toBe('*')
  await service.close()
  service = await startService({
    LINKGLASS_CORS_ORIGINS: 'https://app.example, https://admin.example',
  })
  expect([
    await allowed('https://app.example'),
    await allowed('https://admin.example'),
    await allowed('https://other.example'),
  ]).toEqual(['https://app.example', 'https://admin.example', null])
})

test('jobs depend on the origin, too, where origins are named', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'c-cors-'))
  service = await startService({
    LINKGLASS_CORS_ORIGINS: 'https://app.example',
    LINKGLASS_JOBS: `disk:${folder}`,
  })
  const sent = await service.get('/jobs', { method: 'POST', body: 'http://10.0.0.1/' })
  const { id } = sent.body as { id: string }
  const paths = ['/jobs', `/jobs/${id}/results`]
  const answers = await Promise.all(paths.map((path) => service.get(path)))
  rmSync(folder, { recursive: true, force: true })
  expect(answers.map(({ headers }) => headers.get('vary'))).toEqual([
    'Origin, accept',
    'Origin, accept-encoding',
  ])
})

test('pages and documents depend on the origin, too, where origins are named', async () => {
  service = await startService({ LINKGLASS_CORS_ORIGINS: 'https://app.example' })
  const asPage = { headers: { accept: 'text/html' } }
  const answers = await Promise.all([
    service.get('/playground'),
    service.get('/', asPage),
    service.get('/docs/rules'),
    service.get('/nothing-here', asPage),
  ])
  expect(answers.map(({ headers }) => headers.get('vary'))).toEqual([
    'Origin, accept, accept-encoding',
    'Origin, accept, accept-encoding',
    'Origin, accept',
    'Origin, accept',
  ])
})

/** Answers `OPTIONS` for each path and set of headers, as far as methods go. */
function askOptions(...requests: readonly [path: string, headers: Record<string, string>][]) {
  return Promise.all(
    requests.map(async ([path, headers]) => {
      const answer = await service.get(path, { method: 'OPTIONS', headers })
      const names = ['allow', 'access-control-allow-origin', 'access-control-allow-methods']
      return [answer.status, answer.body, ...names.map((name) => answer.headers.get(name))]
    }),
  )
}

const PREFLIGHT = { origin: 'https://app.example', 'access-control-request-method': 'DELETE' }
const METHODS = 'GET, HEAD, POST, DELETE'

test('OPTIONS is answered without a preflight, too, and allows every method there is', async () => {
  service = await startService()
  expect(
    await askOptions(['/?url=https://example.com', {}], ['/', PREFLIGHT], ['/jobs/1', PREFLIGHT]),
  ).toEqual([
    [204, '', 'GET, HEAD, POST, OPTIONS', '*', METHODS],
    [204, '', 'GET, HEAD, POST, OPTIONS', '*', METHODS],
    [204, '', null, '*', METHODS],
  ])
})

test('a preflight allows DELETE only where origins are named: all others may remove no jobs', async () => {
  service = await startService({ LINKGLASS_CORS_ORIGINS: '', LINKGLASS_ALLOW: '' })
  expect(await askOptions(['/jobs/1', PREFLIGHT])).toEqual([
    [204, '', null, '*', 'GET, HEAD, POST'],
  ])
})

test('OPTIONS is answered where no origin may read answers, and allows none', async () => {
  service = await startService({ LINKGLASS_CORS_ORIGINS: '' })
  expect(
    await askOptions(['/?url=https://example.com', {}], ['/', PREFLIGHT], ['/batch', PREFLIGHT]),
  ).toEqual([
    [204, '', 'GET, HEAD, POST, OPTIONS', null, null],
    [204, '', 'GET, HEAD, POST, OPTIONS', null, null],
    [204, '', 'POST, OPTIONS', null, null],
  ])
})

test('OPTIONS tells the methods that are answered at a path, not those that are refused there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'c-options-'))
  const open = {
    LINKGLASS_JOBS: `disk:${folder}`,
    LINKGLASS_DOORS: 'jina,editorjs',
    LINKGLASS_MCP: 'true',
  }
  const GET = 'GET, HEAD, OPTIONS'
  const all: Record<string, string | null> = {
    '/?url=https://example.com': 'GET, HEAD, POST, OPTIONS',
    '/batch': 'POST, OPTIONS',
    '/oembed': GET,
    '/health': GET,
    '/openapi.json': GET,
    '/docs/rules': GET,
    '/errors/EFATAL': GET,
    '/playground': GET,
    '/assets/any': GET,
    '/none': null,
  }
  const withJobs = {
    ...all,
    '/jobs': 'POST, GET, HEAD, OPTIONS',
    '/jobs/1': 'GET, HEAD, DELETE, OPTIONS',
    '/jobs/1/events': 'GET, OPTIONS',
    '/jobs/1/pause': 'POST, OPTIONS',
    '/jina/https://example.com': GET,
    '/jina': 'POST, OPTIONS',
    '/mcp': 'POST, OPTIONS',
    '/editorjs?url=https://example.com': GET,
  }
  const closed = { ...all, '/jobs': null, '/jobs/1': null, '/mcp': null }
  for (const cors of ['*', '']) {
    for (const [settings, expected] of [[open, withJobs] as const, [{}, closed] as const]) {
      service = await startService({ ...settings, LINKGLASS_CORS_ORIGINS: cors })
      const paths = Object.keys(expected)
      const answers = await askOptions(
        ...paths.map((path): [string, Record<string, string>] => [path, {}]),
      )
      const told = answers.map(([status, body, allow], index) => [
        paths[index],
        status,
        body,
        allow,
      ])
      expect(told).toEqual(Object.entries(expected).map(([path, allow]) => [path, 204, '', allow]))
      await service.close()
    }
  }
  rmSync(folder, { recursive: true, force: true })
})
