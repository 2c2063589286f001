import { expect, test } from 'vitest'
import { startOrigin } from '../../support/origin.js'
import { until } from '../../support/until.js'
import { startWithBrowser } from '../support.js'

test('a free page goes to the caller who has the fewest open, not to whoever asks for most', async () => {
  const { promise: released, resolve: release } = deferred()
  const site = await startOrigin(async (request, response) => {
    if (request.url === '/a1') await released
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<title>x</title><p>Text</p>')
  })
  const service = await startWithBrowser({
    LINKGLASS_BROWSER_PAGES: '1',
    LINKGLASS_TRUST_PROXY: 'true',
  })
  const ask = (path: string, caller: string) => {
    const url = `http://site.test:${site.port}${path}`
    const headers = { 'x-forwarded-for': caller }
    return service.ask(
      { url, 'meta.title': 'true', prerender: 'true', adblock: 'false' },
      { headers },
    )
  }
  const waiting = async (count: number) => {
    const { body } = await service.get('/ready')
    const { checks } = body as { checks: { browser: { waiting: number } } }
    return checks.browser.waiting === count
  }
  const answers = [ask('/a1', '198.51.100.7')]
  await until(() => site.requests.length === 1)
  for (const [index, path] of ['/a2', '/a3', '/a4'].entries()) {
    answers.push(ask(path, '198.51.100.7'))
    await until(() => waiting(index + 1))
  }
  answers.push(ask('/b1', '198.51.100.8'))
  await until(() => waiting(4))
  release()
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  await service.close()
  await site.close()
  expect(statuses).toEqual([200, 200, 200, 200, 200])
  expect(site.requests).toEqual(['GET /a1', 'GET /b1', 'GET /a2', 'GET /a3', 'GET /a4'])
})

function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
