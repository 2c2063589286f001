import { afterAll, beforeAll, expect, test } from 'vitest'
import { ERROR_STATUS } from '../../../src/contracts/errors.js'
import { type Service, startService } from '../../support/service.js'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const BROWSER = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } }

test('a browser that was pointed at nothing is shown a page, a program JSON', async () => {
  const page = await service.get('/nothing/<b>', BROWSER)
  expect(page.status).toBe(404)
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(page.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  expect(page.body).toContain('<h1>There is nothing here</h1>')
  expect(page.body).not.toContain('<b>')
  expect(await service.get('/nothing')).toMatchObject({ status: 404, body: { code: 'ENOTFOUND' } })
})

test('error pages, a page not found and the documents share one look', async () => {
  for (const path of ['/errors/einvalurl', '/nothing', '/docs']) {
    const { body } = await service.get(path, BROWSER)
    expect(body).toContain('<link rel="stylesheet" href="/docs/style.css">')
    expect(body).toContain('<nav aria-label="Documents">')
  }
})

test.each(Object.entries(ERROR_STATUS))('the page of %s says what to do', async (code, status) => {
  const { body } = await service.get(`/errors/${code.toLowerCase()}`, BROWSER)
  expect(body).toMatch(new RegExp(`<h1><code>${code}</code></h1>\n<p>\\S.+</p>\n<h2>`))
  expect(body).toMatch(new RegExp(`</h2>\n<p>\\S.+</p>\n.*Answered with HTTP ${status}\\.`))
})

test('GET /batch says POST', async () => {
  const { status, headers, body } = await service.get('/batch')
  expect([status, headers.get('allow'), body]).toMatchObject([
    405,
    'POST, OPTIONS',
    { code: 'EMETHOD', message: expect.stringContaining('`/batch` takes POST') },
  ])
})
