import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../support/origin.js'
import type { Service } from '../support/service.js'
import { startWithBrowser } from './support.js'

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Measured</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="A page.">
<h1>Measured</h1><p>Some text.</p><script src="http://127.0.0.2:1/inner.js"></script>`

let site: Origin
let service: Service
beforeAll(async () => {
  site = await startOrigin({ '/page': PAGE })
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
    const more = { 'insights.lighthouse.onlyAudits': 'errors-in-console' }
    const { body } = await ask(more)
    expect(JSON.stringify(body)).toContain('127.0.0.2:1/inner.js')
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
  })
})
