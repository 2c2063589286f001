import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { png } from '../../../support/images.js'
import { type Origin, startOrigin } from '../../../support/origin.js'
import { type Service, startService } from '../../../support/service.js'

let origin: Origin
let service: Service
beforeAll(async () => {
  origin = await startOrigin({
    '/article.html': `<html lang="en"><title>Glass &amp; "light"</title>
      <meta name="description" content="How 1 &lt; 2 is &#39;blown&#39;.">
      <meta name="author" content="Mira Holt"><meta property="og:site_name" content="The Glasshouse">
      <meta property="article:published_time" content="2024-03-05"><meta property="og:image" content="/wide.png">`,
    '/bare.html': '<title>Only a title</title>',
    '/wide.png': { headers: { 'content-type': 'image/png' }, body: png(960, 480) },
    '/gone.html': { status: 404, body: '<title>Not here</title>' },
  })
  service = await startService({ LINKGLASS_RETRY: '0' })
})
afterAll(async () => {
  await service.close()
  await origin.close()
})

function base() {
  return `http://site.test:${origin.port}`
}

function oembed(path: string, parameters: Record<string, string> = {}) {
  return service.get(`/oembed?${new URLSearchParams({ url: `${base()}${path}`, ...parameters })}`)
}

function HTML(width: number, height: number) {
  return (
    `<blockquote cite="${base()}/article.html">` +
    `<a href="${base()}/article.html"><img src="${base()}/wide.png" alt="" width="${width}" height="${height}"></a>` +
    `<p><a href="${base()}/article.html"><strong>Glass &amp; &quot;light&quot;</strong></a></p>` +
    '<p>How 1 &lt; 2 is &#39;blown&#39;.</p>' +
    '<footer>The Glasshouse · Mira Holt · 2024-03-05</footer></blockquote>'
  )
}

function about() {
  return {
    version: '1.0',
    title: 'Glass & "light"',
    author_name: 'Mira Holt',
    provider_name: 'The Glasshouse',
    provider_url: `${base()}/`,
    cache_age: expect.any(Number),
  }
}

function thumbnail() {
  return {
    thumbnail_url: `${base()}/wide.png`,
    thumbnail_width: 960,
    thumbnail_height: 480,
  }
}

describe('/oembed', () => {
  test('a page is a card, its markup escaped', async () => {
    const { status, headers, body } = await oembed('/article.html')
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
    expect(body).toEqual({
      type: 'rich',
      ...about(),
      ...thumbnail(),
      html: HTML(480, 240),
      width: 480,
      height: 420,
    })
    expect(headers.get('cache-control')).toMatch(/^public, immutable, max-age=86\d{3}$/)
  })

  test('maxwidth and maxheight: the card shrinks, a thumbnail that does not fit is left out', async () => {
    const { body } = await oembed('/article.html', { maxwidth: '320', maxheight: '400' })
    expect(body).toEqual({
      type: 'rich',
      ...about(),
      html: HTML(320, 160),
      width: 320,
      height: 340,
    })
    const { body: small } = await oembed('/article.html', { maxheight: '100' })
    expect(small).toEqual({ type: 'link', ...about() })
  })

  test('a picture is a photo, or a link where it does not fit', async () => {
    const own = {
      version: '1.0',
      title: 'wide.png',
      provider_name: expect.any(String),
      provider_url: `${base()}/`,
    }
    const { body } = await oembed('/wide.png')
    expect(body).toEqual({
      type: 'photo',
      ...own,
      cache_age: expect.any(Number),
      url: `${base()}/wide.png`,
      width: 960,
      height: 480,
    })
    const { body: link } = await oembed('/wide.png', { maxwidth: '150' })
    expect(link).toEqual({ type: 'link', ...own, cache_age: expect.any(Number) })
  })

  test('a page that says nothing about itself is a link', async () => {
    expect((await oembed('/bare.html')).body).toEqual({
      type: 'link',
      version: '1.0',
      title: 'Only a title',
      provider_name: expect.any(String),
      provider_url: `${base()}/`,
      cache_age: expect.any(Number),
    })
  })

  test('as XML', async () => {
    const { headers, body } = await oembed('/article.html', { format: 'xml', maxheight: '100' })
    expect(headers.get('content-type')).toBe('text/xml; charset=utf-8')
    expect(String(body).replace(/<cache_age>\d+/, '<cache_age>1')).toBe(
      '<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n' +
        '<oembed><type>link</type><version>1.0</version><title>Glass &amp; &quot;light&quot;</title>' +
        '<author_name>Mira Holt</author_name><provider_name>The Glasshouse</provider_name>' +
        `<provider_url>${base()}/</provider_url><cache_age>1</cache_age></oembed>\n`,
    )
  })

  test('shares its copy with plain requests, and is counted as they are', async () => {
    const url = `${base()}/bare.html`
    await oembed('/bare.html')
    const { headers } = await service.ask({ url })
    const after = await oembed('/bare.html')
    expect([headers.get('x-cache-status'), after.headers.get('x-cache-status')]).toEqual([
      'HIT',
      'HIT',
    ])
    expect(Number(after.headers.get('x-rate-limit-remaining'))).toBe(
      Number(headers.get('x-rate-limit-remaining')) - 1,
    )
  })

  test.each([
    ['no address', () => service.get('/oembed'), 400, 'EINVALURL'],
    ['a refused address', () => service.get('/oembed?url=http://10.0.0.1/'), 400, 'EFORBIDDENURL'],
    ['a width that is none', () => oembed('/bare.html', { maxwidth: 'wide' }), 400, 'EINVALQUERY'],
    ['a page that is not there', () => oembed('/gone.html'), 404, 'ENOTFOUND'],
    ['another format', () => oembed('/bare.html', { format: 'yaml' }), 501, 'EINVALQUERY'],
  ])('%s', async (_, ask, status, code) => {
    const answer = await ask()
    expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ code })])
  })

  test.each([
    ['maxwidth', 'wide', 'is `wide`; give a number of pixels.'],
    ['format', 'yaml', 'is `yaml`; give `json` or `xml`.'],
  ])('a %s that is wrong is told as any other parameter', async (name, value, text) => {
    const message = `The parameter \`${name}\` ${text}`
    const { body } = await oembed('/bare.html', { [name]: value })
    expect(body).toEqual(expect.objectContaining({ message, data: { [name]: message } }))
  })
})
