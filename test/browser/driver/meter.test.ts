import { expect, test } from 'vitest'
import { SMALL, setStage } from '../support.js'

const PAGES: Record<string, string> = {
  '/logs': `<p>text<script>
    const text = 'x'.repeat(8e6)
    for (let i = 0; i < 12; i++) console.log(text + i)
    for (let i = 0; i < 6; i++) setTimeout(() => { throw new Error(text + i) })
  </script>`,
  '/moves': `<p>text<script>
    for (let i = 0; i < 36; i++) history.replaceState(null, '', '?' + i + 'x'.repeat(1.9e6))
  </script>`,
  '/control': `<p>text</p><script>
    document.body.append(document.createComment('\\u0001'.repeat(4e6)))
  </script>`,
  '/': '<p>text',
}

const stage = setStage(PAGES, { LINKGLASS_MAX_BODY: '2500000' })

function open(path: string) {
  const asked = { screenshot: 'true', meta: 'false', force: 'true', retry: '0', ...SMALL }
  return stage.service.ask({ url: stage.at(path), ...asked })
}

test('what a page logs and throws is kept nowhere', async () => {
  await open('/')
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  const { status, body } = await open('/logs')
  expect([status, body]).toMatchObject([200, { status: 'success' }])
  expect(process.memoryUsage().rss - before).toBeLessThan(150e6)
})

test('a visit that causes more news than it may is ended as any will be, and the next is fine', async () => {
  const asked = { prerender: 'true', 'meta.title': 'true', retry: '0', ...SMALL }
  const { status, body } = await stage.service.ask({ url: stage.at('/moves'), ...asked })
  const message =
    'The page was not opened in a browser: The page caused more news about itself than one visit may.'
  expect([status, body]).toMatchObject([
    200,
    { status: 'success', warnings: expect.arrayContaining([{ code: 'ESKIPPED', message }]) },
  ])
  expect((await open('/')).status).toBe(200)
})

test('a page is read up to the size that one may have, whatever it is made of', async () => {
  const asked = { prerender: 'true', meta: 'false', 'data.text.selector': 'p', ...SMALL }
  const { body } = await stage.service.ask({ url: stage.at('/control'), ...asked })
  const message = 'The page in the browser has more than 2500000 characters: only these were read.'
  expect(body).toMatchObject({
    status: 'success',
    data: { text: 'text' },
    warnings: expect.arrayContaining([{ code: 'ETRUNCATED', message }]),
  })
})
