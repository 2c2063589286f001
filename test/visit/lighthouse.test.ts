import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startCanary } from '../support/canary.js'
import { type Origin, startOrigin } from '../support/origin.js'
import type { Service } from '../support/service.js'
import { until } from '../support/until.js'
import { startWithBrowser } from './support.js'

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Measured</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="A page.">
<h1>Measured</h1><p>Some text.</p>`

/** What the page loads from within. */
let inner = ''

let site: Origin
let service: Service
beforeAll(async () => {
  site = await startOrigin((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(inner === '' ? PAGE : `${PAGE}<script src="${inner}"></script>`)
  })
  service = await startWithBrowser({ LINKGLASS_TIMEOUT: '2min' })
})
afterAll(async () => {
  await service?.close()
  await site?.close()
})

function ask(more: Record<string, string>, path = '/page') {
  const url = `http://site.test:${site.port}${path}`
  return service.ask({ url, meta: 'false', technologies: 'false', ...more })
}

const CHILD = fileURLToPath(new URL('../../dist/browser/lighthouse/', import.meta.url))

/** Processes that measure, of this machine. */
function running(): number {
  return readdirSync('/proc').filter((id) => {
    try {
      return readFileSync(`/proc/${id}/cmdline`, 'latin1').includes(CHILD)
    } catch {
      return false
    }
  }).length
}

/** What takes the least: one audit, without a trace of the page's drawing. */
const ONE = { 'insights.lighthouse.onlyAudits': 'document-title' }

describe('`insights.lighthouse`', () => {
  test('is the report, of the audits that were asked for', async () => {
    const { status, body } = await ask(ONE)
    expect([status, body]).toMatchObject([
      200,
      {
        data: {
          insights: {
            lighthouse: {
              finalDisplayedUrl: `http://site.test:${site.port}/page`,
              configSettings: { formFactor: 'mobile', onlyAudits: ['document-title'] },
              audits: { 'document-title': { score: 1 } },
            },
          },
        },
      },
    ])
  })

  test.each([
    ['html', /^text\/html/, /^<!--[\s\S]*<!doctype html>/i],
    ['csv', /^text\/csv/, /document-title/],
  ])('as %s it is text, and can be the body itself', async (output, type, text) => {
    const more = { ...ONE, 'insights.lighthouse.output': output, embed: 'insights.lighthouse' }
    const { headers, body } = await ask({ ...more, 'insights.lighthouse.preset': 'desktop' })
    expect(headers.get('content-type')).toMatch(type)
    expect(body).toMatch(text)
  })

  test('what the page loads goes through the guard', async () => {
    const canary = await startCanary()
    inner = `http://127.0.0.2:${canary.port}/inner.js`
    const more = { 'insights.lighthouse.onlyAudits': 'errors-in-console' }
    const { body } = await ask(more)
    expect(JSON.stringify(body)).toContain(inner)
    expect(canary.touched()).toBe(0)
    await canary.close()
    expect(site.headers.every(({ 'proxy-authorization': secret }) => secret === undefined)).toBe(
      true,
    )
  })

  test('an address that is forbidden is refused, one that answers nothing is told of', async () => {
    const forbidden = await service.ask({
      url: 'http://127.0.0.1/',
      ...{ meta: 'false', insights: 'true' },
    })
    expect(forbidden.body).toMatchObject({ code: 'EFORBIDDENURL' })
  })

  test('ends with its request: nothing is left over', async () => {
    const { status, body } = await ask({ insights: 'true', timeout: '3s' })
    expect([status, body]).toMatchObject([500, { code: expect.stringMatching(/TIMEOUT/) }])
    await until(() => running() === 0)
  })

  test('ends above its memory', async () => {
    const small = await startWithBrowser({
      LINKGLASS_BROWSER_MEMORY: '20MB',
      LINKGLASS_TIMEOUT: '2min',
    })
    const url = `http://site.test:${site.port}/page`
    const { body } = await small.ask({ url, meta: 'false', insights: 'true', retry: '0' })
    await small.close()
    expect(body).toMatchObject({
      code: 'EFATAL',
      message: expect.stringContaining('too much memory'),
    })
    await until(() => running() === 0)
  })
})
