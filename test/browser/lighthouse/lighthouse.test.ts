import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
// The driver keeps the folder for temporary files that there is when it is loaded, for the files of
// tests that come after this one, too: not the folder of this file, which is removed.
import 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { unpackBrowser } from '../../../src/browser/process/unpack.js'
import { type Canary, startCanary } from '../../support/canary.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import type { Service } from '../../support/service.js'
import { until } from '../../support/until.js'
import { startWithBrowser } from '../support.js'

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Measured</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="A page.">
<h1>Measured</h1><p>Some text.</p>`

/** What the page loads from within. */
let inner = ''

/** Where the service keeps what it needs for a while. */
let folder: string
let browser: NodeJS.ProcessEnv
let canary: Canary
let site: Origin
let service: Service
beforeAll(async () => {
  canary = await startCanary()
  inner = `http://127.0.0.2:${canary.port}/inner.js`
  site = await startOrigin((request, response) => {
    // One page never comes to the browser that measures it (Upgrade Insecure Requests, section 3.2.1).
    if (request.url === '/never' && request.headers['upgrade-insecure-requests']) return
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(`${PAGE}<script src="${inner}"></script>`)
  })
  browser = { LINKGLASS_BROWSER: process.env.CHROME_PATH ?? (await unpackBrowser()) }
  folder = await mkdtemp(join(tmpdir(), 'linkglass-lighthouse-'))
  vi.stubEnv('TMPDIR', folder)
  service = await startWithBrowser({ ...browser, LINKGLASS_TIMEOUT: '2min' })
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await service?.close()
  await site?.close()
  await canary?.close()
  await rm(folder, { recursive: true, force: true })
})

function ask(more: Record<string, string>, path = '/page') {
  const url = `http://site.test:${site.port}${path}`
  return service.ask({ url, meta: 'false', technologies: 'false', ...more })
}

const CHILD = fileURLToPath(new URL('../../../dist/browser/lighthouse/', import.meta.url))

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

/** What takes the least: audits without a trace of the page's drawing. */
const ONE = { 'insights.lighthouse.onlyAudits': 'document-title' }
const TWO = { 'insights.lighthouse.onlyAudits': 'document-title,errors-in-console' }

describe('`insights.lighthouse`', () => {
  test('is the report, of the audits that were asked for, and leaves nothing behind', async () => {
    const { status, body } = await ask(TWO)
    expect([status, body]).toMatchObject([
      200,
      {
        data: {
          insights: {
            lighthouse: {
              finalDisplayedUrl: `http://site.test:${site.port}/page`,
              configSettings: {
                formFactor: 'mobile',
                onlyAudits: ['document-title', 'errors-in-console'],
              },
              audits: { 'document-title': { score: 1 } },
            },
          },
        },
      },
    ])
    // What the page loads goes through the guard.
    expect(JSON.stringify(body)).toContain(inner)
    expect(canary.touched()).toBe(0)
    expect(site.headers.every(({ 'proxy-authorization': secret }) => secret === undefined)).toBe(
      true,
    )
    expect(await readdir(folder)).toEqual([])
  })

  test.each([
    ['html', /^text\/html/, /^<!--[\s\S]*<!doctype html>/i],
    ['csv', /^text\/csv/, /document-title/],
  ])('as %s it is text, and can be the body itself', async (output, type, text) => {
    const more = { ...ONE, 'insights.lighthouse.output': output, embed: 'insights.lighthouse' }
    const { headers, body } = await ask({ ...more, 'insights.lighthouse.preset': 'desktop' })
    expect([headers.get('content-type'), body]).toEqual([
      expect.stringMatching(type),
      expect.stringMatching(text),
    ])
  })

  test('an address that is forbidden is refused, one that answers nothing is told of', async () => {
    const forbidden = await service.ask({
      url: 'http://127.0.0.1/',
      ...{ meta: 'false', insights: 'true' },
    })
    expect(forbidden.body).toMatchObject({ code: 'EFORBIDDENURL' })
  })

  test('ends with its request: nothing is left over', async () => {
    const { status, body } = await ask({ 'insights.lighthouse': 'true', timeout: '3s' }, '/never')
    expect([status, body]).toMatchObject([500, { code: expect.stringMatching(/TIMEOUT/) }])
    await until(() => running() === 0)
    await until(async () => (await readdir(folder)).length === 0)
  })

  test('starts its browser a second time if that ends at once', async () => {
    const script = join(folder, 'chromium')
    // The folder is there from the first start on.
    const text = `mkdir '${folder}/started' && exit 1\nexec '${browser.LINKGLASS_BROWSER}' "$@"\n`
    await writeFile(script, `#!/bin/sh\n${text}`, { mode: 0o755 })
    const second = await startWithBrowser({ LINKGLASS_BROWSER: script })
    const url = `http://site.test:${site.port}/page`
    const { status, body } = await second.ask({
      ...{ url, meta: 'false', prerender: 'false', 'insights.technologies': 'false' },
      ...ONE,
    })
    await second.close()
    expect([status, body]).toMatchObject([
      200,
      { data: { insights: { lighthouse: { audits: { 'document-title': { score: 1 } } } } } },
    ])
    expect((await readdir(folder)).sort()).toEqual(['chromium', 'started'])
    await Promise.all([rm(script), rm(join(folder, 'started'), { recursive: true })])
  })

  test('is told of when it is larger than an answer may be', async () => {
    const small = await startWithBrowser({ ...browser, LINKGLASS_MAX_OUTPUT: '1000' })
    const url = `http://site.test:${site.port}/page`
    const { status, body } = await small.ask({ url, meta: 'false', technologies: 'false', ...ONE })
    await small.close()
    const message =
      'Lighthouse could not measure the page: the report has more than 1000 characters.'
    expect([status, body]).toMatchObject([500, { code: 'EFATAL', message }])
  })

  test('ends above its memory', async () => {
    const small = await startWithBrowser({
      ...browser,
      LINKGLASS_BROWSER_MEMORY: '20MB',
      LINKGLASS_TIMEOUT: '2min',
    })
    const url = `http://site.test:${site.port}/page`
    const { body } = await small.ask({
      url,
      meta: 'false',
      // No page of the visits' browser is ended before the one that is measured.
      'insights.technologies': 'false',
      prerender: 'false',
      'insights.lighthouse': 'true',
      retry: '0',
    })
    await small.close()
    expect(body).toMatchObject({
      code: 'EFATAL',
      message: expect.stringContaining('too much memory'),
    })
    await until(() => running() === 0)
    await until(async () => (await readdir(folder)).length === 0)
  })
})
