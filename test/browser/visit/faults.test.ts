import type { ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { releasedAfter, startHeldOrigin } from '../../support/held-origin.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { descendantsOf } from '../../support/processes.js'
import type { Service } from '../../support/service.js'
import { until } from '../../support/until.js'
import { SMALL, startWithBrowser } from '../support.js'

const HOSTILE: Record<string, string> = {
  'an endless script': '<script>for (;;);</script>',
  'an endless script, later': '<p>text</p><script>setTimeout(() => { for (;;); }, 100)</script>',
  'endless dialogs': '<script>for (;;) alert(1)</script>',
  '100 popups': `<script>for (let i = 0; i < 100; i++) open('/quiet?' + i)</script>`,
  'an allocation of 2 GB':
    '<script>const all = []; for (let i = 0; i < 2000; i++) all.push(new Uint8Array(1e6).fill(i))</script>',
  'an endless download': '<script>location = "/download"</script>',
  'a page that never finishes': '<p>text</p><script src="/never"></script>',
  '10,000 nodes a second':
    '<script>setInterval(() => { for (let i = 0; i < 1000; i++) document.body.append(document.createElement("p")) }, 100)</script>',
  'a navigation in a circle':
    '<script>setTimeout(() => { location.search = Math.random() }, 10)</script>',
  'a page of 40,000 pixels': '<div style="height:40000px;background:red"></div>',
  'a crash of the page': '<script>location = "chrome://crash"</script>',
  'an endless image': '<img src="/drip">',
  'a heavy script': '<script src="/heavy"></script>',
  'a busy script': '<script src="/busy"></script>',
}

/** Complete once a part of it came. */
const HELD = `<script>fetch('/part').then(() => document.body.append(document.createElement('hr')))</script>`

/** Open at once. */
const PAGES = 4

let site: Origin
let service: Service
const drips = new Set<NodeJS.Timeout>()
/** What open pages wait for, until it is released. */
const waiting = new Set<ServerResponse>()
let isReleased = false
function release() {
  isReleased = true
  for (const response of waiting) response.end()
}
beforeAll(async () => {
  site = await startOrigin((request, response) => {
    const path = decodeURIComponent(
      new URL(request.url ?? '/', 'http://site.test').pathname.slice(1),
    )
    if (path === 'never') return
    if (path === 'part') {
      if (isReleased) return void response.end()
      waiting.add(response)
      return
    }
    if (path === 'heavy' || path === 'busy') {
      response.end(path === 'busy' ? 'for (;;);' : '/'.repeat(200_000))
      return
    }
    if (path === 'drip' || path === 'download') {
      response.writeHead(200, { 'content-type': path === 'drip' ? 'image/png' : 'application/zip' })
      const drip = setInterval(() => response.write(Buffer.alloc(1_000)), 20)
      drips.add(drip)
      response.on('close', () => clearInterval(drip))
      return
    }
    response.writeHead(200, { 'content-type': 'text/html' })
    const body = path.startsWith('held') ? HELD : (HOSTILE[path] ?? 'quiet')
    response.end(`<!doctype html><title>${path}</title><body>${body}`)
  })
  service = await startWithBrowser({
    LINKGLASS_PAGE_MEMORY: '400MB',
    LINKGLASS_BROWSER_PAGES: String(PAGES),
  })
  // The browser's start shall take nothing of the time that a page has.
  await ask('quiet')
})
afterAll(async () => {
  for (const drip of drips) clearInterval(drip)
  await service?.close()
  await site?.close()
})

function ask(path: string, more: Record<string, string> = {}) {
  return service.ask({
    url: `http://site.test:${site.port}/${encodeURIComponent(path)}`,
    screenshot: 'true',
    meta: 'false',
    ...SMALL,
    force: 'true',
    ...more,
  })
}

/** Whatever was before, the next request is fine. */
afterEach(async () => {
  const { status, body } = await ask('quiet')
  expect([status, body]).toEqual([200, expect.objectContaining({ status: 'success' })])
})

describe('a page that means harm is answered in time', () => {
  test.each(Object.keys(HOSTILE))('%s', async (path) => {
    const { status, body } = await ask(path, { timeout: '1s', retry: '0' })
    const { code } = body as { code?: string }
    if (status !== 200) expect(['EBRWSRTIMEOUT', 'EFATAL', 'ETIMEOUT']).toContain(code)
    const health = await service.get('/health')
    expect(health.status).toBe(200)
  })

  test('one that receives too much gets nothing more, and says so', async () => {
    const small = await startWithBrowser({ LINKGLASS_PAGE_BYTES: '30kB' })
    const url = `http://site.test:${site.port}/${encodeURIComponent('a heavy script')}`
    const { body } = await small.ask({ url, screenshot: 'true', meta: 'false', ...SMALL })
    await small.close()
    expect(body).toMatchObject({
      warnings: expect.arrayContaining([expect.objectContaining({ code: 'ETRUNCATED' })]),
    })
  })
})

test('a browser that is killed fails none of the visits that it has open, nor of those that wait', async () => {
  const visits = Array.from({ length: PAGES + 2 }, (_, index) =>
    ask(`held ${index}`, { waitUntil: 'domcontentloaded', waitForSelector: 'hr' }),
  )
  // One caller has all pages but one.
  await until(() => waiting.size >= PAGES - 1)
  const browsers = browsersOf(process.pid)
  for (const id of browsers) process.kill(id, 'SIGKILL')
  release()
  expect(browsers).not.toEqual([])
  const answers = await Promise.all(visits)
  const failures = answers.filter(({ status }) => status !== 200).map(({ body }) => body)
  expect(failures).toEqual([])
})

test('a browser that hangs is ended, and what was asked of it is asked of another', async () => {
  const [one] = browsersOf(process.pid)
  expect(one).toBeDefined()
  for (const id of browsersOf(process.pid)) process.kill(-id, 'SIGSTOP')
  const answers = await Promise.all([ask('quiet'), ask('quiet', { pdf: 'true' })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(browsersOf(process.pid)).not.toContain(one)
})

test('more than may wait are told when to come again', async () => {
  const narrow = await startWithBrowser({
    LINKGLASS_BROWSER_PAGES: '1',
    LINKGLASS_BROWSER_QUEUE: '0',
  })
  const held = await startHeldOrigin()
  const visits = [1, 2].map((index) => {
    const url = `http://site.test:${held.port}/held?${index}`
    return narrow.ask({ url, screenshot: 'true', meta: 'false', ...SMALL })
  })
  // The one that has the page keeps it until the other was answered.
  const answers = await releasedAfter(held, 1, visits)
  await narrow.close()
  await held.close()
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 503])
  const refused = answers.find(({ status }) => status === 503)
  expect([refused?.headers.get('retry-after'), refused?.body]).toEqual([
    '5',
    expect.objectContaining({ code: 'EBUSY' }),
  ])
})

test('a page that is too busy to give up what it got leaves its place all the same', async () => {
  const narrow = await startWithBrowser({
    LINKGLASS_BROWSER_PAGES: '1',
    LINKGLASS_BROWSER_QUEUE: '0',
  })
  const open = async (path: string, more: Record<string, string> = {}) => {
    const url = `http://site.test:${site.port}/${encodeURIComponent(path)}`
    const { status } = await narrow.ask({
      url,
      prerender: 'true',
      force: 'true',
      ...SMALL,
      ...more,
    })
    return status
  }
  const quiet = { screenshot: 'true', meta: 'false' }
  await open('quiet', quiet)
  await open('a busy script', { capture: 'true', timeout: '1s', retry: '0' })
  await until(async () => (await open('quiet', quiet)) === 200)
  await narrow.close()
})

/** Main processes of browsers that a process started. */
function browsersOf(root: number): number[] {
  return descendantsOf(root).flatMap(({ id, parent, command }) =>
    parent === root && command.includes('--remote-debugging-pipe') ? [id] : [],
  )
}
