import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../../support/origin.js'
import { startProxy, type TestProxy } from '../../support/proxy.js'
import { mp4 } from '../../support/recordings.js'
import type { Service } from '../../support/service.js'
import { startWithBrowser } from '../support.js'

const FILM = mp4(10, 320, 176)

let site: Origin
let proxy: TestProxy
let service: Service
beforeAll(async () => {
  site = await startOrigin({
    '/player': `<!doctype html><title>Player</title><div id="root"></div>
      <script>root.innerHTML = '<video src="/film.mp4"></video>'</script>`,
    '/film.mp4': { headers: { 'content-type': 'video/mp4' }, body: FILM },
    '/ask': `<!doctype html><title>x</title><body>text<script>
      document.title = [confirm('Sure?'), prompt('Who?', 'me'), alert('!')].map(String)</script>`,
    '/plain': '<!doctype html><title>Plain</title><body>text',
  })
  proxy = await startProxy()
  service = await startWithBrowser({ LINKGLASS_ALLOW_PROXY: 'true' })
})
afterAll(async () => {
  await service?.close()
  await proxy?.close()
  await site?.close()
})

async function ask(path: string, more: Record<string, string> = {}) {
  const { headers, body } = await service.ask({
    url: `http://site.test:${site.port}${path}`,
    ...more,
  })
  return { headers, body: body as { data: Record<string, unknown> } }
}

test('a player that a script makes is a video of the page', async () => {
  const { headers, body } = await ask('/player', { meta: 'false', video: 'true' })
  expect(body.data).toEqual({
    video: expect.objectContaining({
      url: `http://site.test:${site.port}/film.mp4`,
      type: 'mp4',
      duration: 10,
      size: FILM.length,
    }),
  })
  expect(headers.get('x-fetch-mode')).toBe('skipped')
})

test('dialogs are dismissed, as if whoever was asked had said no', async () => {
  const { body } = await ask('/ask', { 'meta.title': 'true', prerender: 'true' })
  expect(body.data).toEqual({ title: 'false,null,undefined' })
})

test.each(['fetch', 'prerender'])('how a page came is told with the proxy: %s', async (mode) => {
  const { headers, body } = await ask('/plain', {
    proxy: `http://me:secret@site.test:${proxy.port}`,
    prerender: String(mode === 'prerender'),
    'meta.title': 'true',
  })
  expect(body).toMatchObject({ data: { title: 'Plain' } })
  expect(headers.get('x-fetch-mode')).toBe(`${mode}-proxy`)
  expect(proxy.asked.at(-1)).toMatch(/ me:secret$/)
})

test('the time of a visit is time of fetching', async () => {
  const { headers } = await ask('/plain', { prerender: 'true', waitForTimeout: '1200' })
  const [, amount = '', unit] = /^([\d.]+)(m?s)$/.exec(headers.get('x-fetch-time') ?? '') ?? []
  expect(Number(amount) * (unit === 's' ? 1_000 : 1)).toBeGreaterThanOrEqual(1_200)
})
