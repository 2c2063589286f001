import { expect, test } from 'vitest'
import { BAD_STATUS_LINES, startBadSite } from '../support/bad-site.js'
import { startHeldOrigin } from '../support/held-origin.js'
import { until } from '../support/until.js'
import { SMALL, setStage, startWithBrowser } from './support.js'

const GREEDY = `<script>
  const all = []
  for (let i = 0; i < 2000; i++) all.push(new Uint8Array(1e6).fill(i))
</script>`

const stage = setStage({ '/': '<title>Quiet</title>', '/greedy': `<title>Greedy</title>${GREEDY}` })

test('a subresource with a head that cannot be passed on is one that failed', async () => {
  const paths = [...BAD_STATUS_LINES.keys(), 'good']
  const site = await startBadSite(`<title>Page</title><script>
    Promise.all(${JSON.stringify(paths)}.map((path) =>
      fetch('/' + path).then(({ status }) => status, ({ name }) => name)
    )).then((ends) => { document.title = ends.join() })
  </script>`)
  const visit = () =>
    stage.service.ask({ url: `${site.base}/`, 'meta.title': 'true', prerender: 'true', ...SMALL })
  const { status, body } = await visit()
  site.close()
  const title = [...BAD_STATUS_LINES.map(() => 'TypeError'), 200].join()
  expect([status, body]).toMatchObject([200, { data: { title } }])
})

test('a browser that takes more memory than it may is ended, and the next visit has another', async () => {
  const small = await startWithBrowser({
    LINKGLASS_BROWSER_MEMORY: '700MB',
    LINKGLASS_PAGE_MEMORY: '5GB',
  })
  const visit = (path: string) =>
    small.ask({
      url: stage.at(path),
      screenshot: 'true',
      meta: 'false',
      waitForTimeout: '3s',
      ...SMALL,
    })
  const { status, body } = await visit('/greedy')
  const next = await visit('/')
  await small.close()
  const text = 'The browser was ended: its pages needed more memory than they may.'
  expect([status, body]).toMatchObject([500, { code: 'EFATAL', data: { url: text } }])
  expect(next.status).toBe(200)
})

test('a caller who holds pages leaves one to the others', async () => {
  const held = await startHeldOrigin()
  const service = await startWithBrowser({
    LINKGLASS_BROWSER_PAGES: '2',
    LINKGLASS_TRUST_PROXY: 'true',
  })
  const visit = (path: string, caller: string) => {
    const headers = { 'x-forwarded-for': caller }
    const url = `http://site.test:${held.port}${path}`
    return service.ask({ url, screenshot: 'true', meta: 'false', ...SMALL }, { headers })
  }
  const holding = [1, 2, 3].map((index) => visit(`/held${index}`, '198.51.100.7'))
  await until(() => held.requests.length > 0)
  const other = await visit('/free', '198.51.100.8')
  const requests = [...held.requests]
  held.release()
  const answers = await Promise.all([other, ...holding])
  await service.close()
  await held.close()
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(requests).toEqual(['GET /held1', 'GET /free'])
})
