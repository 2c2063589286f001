import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type Service, startService } from '../../support/service.js'

let origin: Origin
let service: Service
beforeAll(async () => {
  origin = await startOrigin({
    '/page.html': `<!doctype html><title>T</title><div><!-- a --><script>b()</script><style>p{}</style>
      <noscript>c</noscript><a href="/d" onclick="e()">f &amp; g</a><img src="h.png" srcset="i.png 2x"></div>`,
    '/moved.html': { status: 302, headers: { location: '/page.html' } },
  })
  service = await startService()
})
afterAll(async () => {
  await service.close()
  await origin.close()
})

test('HTML without scripts, styles and comments, and the address behind redirects', async () => {
  const base = `http://site.test:${origin.port}`
  const { body } = await service.ask({
    url: `${base}/moved.html`,
    meta: 'false',
    'data.html.selector': 'div',
    'data.html.attr': 'cleanHtml',
    'data.final.attr': 'documentURI',
    'data.kept.selector': 'img',
    'data.kept.attr': 'src',
  })
  expect(body).toMatchObject({
    data: {
      html: expect.stringMatching(
        new RegExp(
          `^\\s*<a href="${base}/d" onclick="e\\(\\)">f &amp; g</a><img src="${base}/h.png" srcset="${base}/i.png 2x">$`,
        ),
      ),
      final: `${base}/page.html`,
      kept: `${base}/h.png`,
    },
  })
})
