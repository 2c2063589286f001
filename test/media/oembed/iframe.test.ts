import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type Service, startService } from '../../support/service.js'

const HTML =
  '<blockquote>Hi</blockquote> <script async src="//media.example/w.js" charset="utf-8"></script>'
const EMBED = {
  html: '<blockquote>Hi</blockquote>',
  scripts: [{ async: true, charset: 'utf-8', src: 'http://media.example/w.js' }],
}

let origin: Origin
let service: Service

beforeAll(async () => {
  const link = (href: string) =>
    `<title>A post</title><link rel="alternate" type="application/json+oembed" href="${href}">`
  const json = (answer: object) => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(answer),
  })
  origin = await startOrigin({
    '/post.html': link('/oembed?url=x&amp;format=json'),
    '/photo.html': link('/photo'),
    '/broken.html': link('/post.html'),
    '/marked.html': link('/marked'),
    '/marked': `\ufeff${JSON.stringify({ type: 'rich', version: '1.0', html: HTML })}`,
    '/gone.html': link('/gone'),
    '/inside.html': link('http://inner.test/oembed'),
    '/watch/7': '<title>Watch</title>',
    '/none.html': '<title>None</title>',
    '/oembed': json({ type: 'rich', version: '1.0', html: HTML }),
    '/photo': json({ type: 'photo', version: '1.0', url: '/a.png' }),
  })
  const provider = {
    endpoints: [
      {
        url: `http://other.test:${origin.port}/oembed`,
        schemes: [`http://site.test:${origin.port}/watch/*`],
      },
    ],
  }
  service = await startService({ LINKGLASS_OEMBED_PROVIDERS: JSON.stringify([provider]) })
})
afterAll(async () => {
  await service.close()
  await origin.close()
})
beforeEach(() => {
  origin.requests.length = 0
})

function at(path: string) {
  return `http://site.test:${origin.port}${path}`
}

async function ask(path: string, parameters: Record<string, string>) {
  const { body } = await service.ask({ url: at(path), 'meta.title': 'true', ...parameters })
  return body as { data: Record<string, unknown>; warnings?: { message: string }[] }
}

describe('iframe', () => {
  test('by the address that the page names', async () => {
    expect((await ask('/post.html', { iframe: 'true' })).data).toEqual({
      title: 'A post',
      iframe: EMBED,
    })
    expect(origin.requests).toEqual(['GET /post.html', 'GET /oembed?url=x&format=json'])
  })

  test('by JSON that begins with a byte order mark', async () => {
    expect((await ask('/marked.html', { iframe: 'true' })).data).toEqual({
      title: 'A post',
      iframe: EMBED,
    })
  })

  test('by a provider that is known', async () => {
    expect((await ask('/watch/7', { iframe: '' })).data).toEqual({ title: 'Watch', iframe: EMBED })
    const query = new URLSearchParams({ url: at('/watch/7'), format: 'json' })
    expect(origin.requests).toEqual(['GET /watch/7', `GET /oembed?${query}`])
  })

  test('with options for the provider', async () => {
    await ask('/watch/7', {
      'iframe.maxWidth': '350',
      'iframe.max_height': '200',
      'iframe.hide_thread': 'true',
    })
    const query = new URLSearchParams({
      url: at('/watch/7'),
      format: 'json',
      maxwidth: '350',
      maxheight: '200',
      hide_thread: 'true',
    })
    expect(origin.requests).toContain(`GET /oembed?${query}`)
  })

  test.each([
    ['/none.html', 'no oEmbed provider'],
    ['/photo.html', 'offers no HTML'],
    ['/broken.html', 'gave no JSON'],
    ['/gone.html', 'answered 404'],
    ['/inside.html', 'not on the public internet'],
  ])('null where there is none: %s', async (path, why) => {
    const { data, warnings } = await ask(path, { iframe: 'true' })
    expect(data.iframe).toBe(null)
    expect(warnings).toEqual([{ code: 'EIFRAME', message: expect.stringContaining(why) }])
  })

  test('no key when nobody asked', async () => {
    expect((await ask('/post.html', { iframe: 'false' })).data).toEqual({ title: 'A post' })
    expect(origin.requests).toEqual(['GET /post.html'])
  })

  test('embedded as a document of its own', async () => {
    const { headers, body } = await service.ask({
      url: at('/post.html'),
      iframe: 'true',
      embed: 'iframe.html',
    })
    expect([headers.get('content-type'), body]).toEqual(['text/html; charset=utf-8', EMBED.html])
  })
})
