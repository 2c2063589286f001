import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { png } from '../../../support/images.js'
import { type Origin, startOrigin } from '../../../support/origin.js'
import { type Service, startService } from '../../../support/service.js'

const PICTURE = png(280, 160)
const HUGE = png(300, 300, [1, 2, 3], 300_000)

const PAGE = `<!doctype html><title>A page</title><meta property="og:title" content="A page">
<meta property="og:image" content="/picture.png"><link rel="icon" href="/old.png">
<main><h1>One <b>two</b></h1><p class="n">42</p><i>/picture.png</i><u>/huge.png</u><s>/gone.png</s><em>/film.avi</em></main>`

let origin: Origin
let service: Service

beforeAll(async () => {
  origin = await startOrigin((request, response) => {
    const path = new URL(request.url ?? '/', 'http://origin').pathname
    if (path === '/page.html') return void response.setHeader('content-type', 'text/html').end(PAGE)
    if (path === '/inner.html') {
      const inner = `http://inner.test:${origin.port}/picture.png`
      response.setHeader('content-type', 'text/html')
      return void response.end(`<meta property="og:image" content="${inner}">`)
    }
    if (path === '/film.avi') return void response.end('RIFF    AVI LIST')
    const file = path === '/picture.png' ? PICTURE : path === '/huge.png' ? HUGE : undefined
    if (!file) return void response.writeHead(404).end()
    response.setHeader('accept-ranges', 'bytes')
    response.setHeader('content-type', 'image/png')
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
    if (!range) return void response.setHeader('content-length', file.length).end(file)
    const [from, to] = [Number(range[1]), Number(range[2])]
    if (from >= file.length) {
      return void response.writeHead(416, { 'content-range': `bytes */${file.length}` }).end()
    }
    response.writeHead(206, { 'content-range': `bytes ${from}-${to}/${file.length}` })
    response.end(file.subarray(from, to + 1))
  })
  service = await startService({ LINKGLASS_MAX_BODY: '100kB' })
})
afterAll(async () => {
  await service.close()
  await origin.close()
})
beforeEach(() => {
  origin.requests.length = 0
})

function at(path: string, name = 'site.test') {
  return `http://${name}:${origin.port}${path}`
}

function embed(path: string, rules: Record<string, string> = {}) {
  return service.ask({ url: at('/page.html'), embed: path, ...rules })
}

async function bytes(parameters: Record<string, string>, headers: Record<string, string> = {}) {
  const query = new URLSearchParams({ url: at('/page.html'), ...parameters })
  const response = await fetch(`${service.base}/?${query}`, { headers, redirect: 'error' })
  return { response, body: Buffer.from(await response.arrayBuffer()) }
}

describe('embed answers one value as the body itself', () => {
  test('a film whose site names no type has that of its first bytes', async () => {
    const rule = {
      'data.film.selector': 'em',
      'data.film.attr': 'text',
      'data.film.type': 'video',
    }
    const { response, body } = await bytes({ embed: 'film', ...rule })
    expect([response.headers.get('content-type'), body.toString()]).toEqual([
      'video/x-msvideo',
      'RIFF    AVI LIST',
    ])
  })

  test.each([
    ['a metadata text', 'title', {}, 'text/plain', 'A page'],
    [
      'the text of a rule',
      'h',
      { 'data.h.selector': 'h1', 'data.h.attr': 'text' },
      'text/plain',
      'One two',
    ],
    ['inner HTML', 'h', { 'data.h.selector': 'h1' }, 'text/html', 'One <b>two</b>'],
    [
      'outer HTML',
      'h',
      { 'data.h.selector': 'h1', 'data.h.attr': 'outerHTML' },
      'text/html',
      '<h1>One <b>two</b></h1>',
    ],
    [
      'markdown',
      'h',
      { 'data.h.selector': 'h1', 'data.h.attr': 'markdown' },
      'text/markdown',
      '# One **two**',
    ],
    [
      'a text of a typed rule',
      'h',
      { 'data.h.selector': 'h1', 'data.h.type': 'title' },
      'text/plain',
      'One two',
    ],
    [
      'what a function made text of',
      'h',
      { 'data.h.selector': 'h1', 'data.h.evaluate': 'html => html.length + " letters"' },
      'text/plain',
      '14 letters',
    ],
    [
      'a value within nested rules',
      'm.h',
      {
        'data.m.selector': 'main',
        'data.m.data.h.selector': 'h1',
        'data.m.data.h.attr': 'markdown',
      },
      'text/markdown',
      '# One **two**',
    ],
    [
      'an item of a list',
      'l.1',
      { 'data.l.selectorAll': 'main > *', 'data.l.attr': 'text' },
      'text/plain',
      '42',
    ],
    ['a number of a picture', 'image.width', {}, 'application/json', 280],
    ['a number', 'n', { 'data.n.selector': '.n', 'data.n.type': 'number' }, 'application/json', 42],
    [
      'a list',
      'l',
      { 'data.l.selectorAll': 'b, .n', 'data.l.attr': 'text' },
      'application/json',
      ['two', '42'],
    ],
    [
      'an object',
      'm',
      { 'data.m.selector': 'main', 'data.m.data.h.selector': 'b' },
      'application/json',
      { h: 'two' },
    ],
  ])('%s', async (_, path, rules, type, body) => {
    const answer = await embed(path, rules as Record<string, string>)
    expect([answer.status, answer.headers.get('content-type'), answer.body]).toEqual([
      200,
      `${type}; charset=utf-8`,
      body,
    ])
    expect(answer.headers.get('content-security-policy')).toBe("script-src 'none'; sandbox")
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  const LEAVE_OUT =
    'Leave it out to see what is found; then give a name in `data`, or a path as in `image.url`.'
  test.each([
    ['a field that was not found', 'author', LEAVE_OUT],
    ['a field that is no field', 'nothing', LEAVE_OUT],
    [
      'a path that goes too far',
      'title.length',
      'The answer has `title`: give one of these, or a path into it.',
    ],
    ['a name of every object', 'constructor', LEAVE_OUT],
    ['a picture that is not there', 'logo.url', LEAVE_OUT],
    ['a film that was not asked for', 'video', LEAVE_OUT],
  ])('%s is the caller’s mistake, told as JSON', async (_, path, advice) => {
    const { status, headers, body } = await embed(path)
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      400,
      'application/json; charset=utf-8',
      'no-store',
    ])
    const message = `The parameter \`embed\` is \`${path}\`, where nothing was found. ${advice}`
    expect(body).toEqual({
      status: 'fail',
      code: 'EINVALQUERY',
      message,
      data: { embed: message },
      more: `${service.base}/errors/einvalquery`,
      id: headers.get('x-request-id'),
      url: at('/page.html'),
    })
  })

  test('what was found is kept, and answered with 304 to who has it', async () => {
    const first = await embed('title', { cacheKey: 'etag' })
    const again = await service.ask(
      { url: at('/page.html'), embed: 'title', cacheKey: 'etag' },
      { headers: { 'if-none-match': `"other", ${first.headers.get('etag')?.slice(2)}` } },
    )
    expect([again.status, again.body, again.headers.get('x-cache-status')]).toEqual([
      304,
      '',
      'HIT',
    ])
  })
})

describe('embed passes media on', () => {
  test.each([
    ['by the object', { embed: 'image' }],
    ['by its address', { embed: 'image.url' }],
    [
      'of a rule',
      { embed: 'i', 'data.i.selector': 'i', 'data.i.attr': 'text', 'data.i.type': 'image' },
    ],
    [
      'of a rule, by its address',
      { embed: 'i.url', 'data.i.selector': 'i', 'data.i.attr': 'text', 'data.i.type': 'image' },
    ],
    ['without a probe', { embed: 'image.url', ping: 'false' }],
  ])('%s', async (_, parameters) => {
    const { response, body } = await bytes(parameters as Record<string, string>)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(body.equals(PICTURE)).toBe(true)
    expect(response.headers.get('content-length')).toBe(String(PICTURE.length))
    expect(response.headers.get('content-security-policy')).toBe("script-src 'none'; sandbox")
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('x-cache-status')).toBe('MISS')
  })

  test('on every hit, for as long as the page is kept', async () => {
    const parameters = { embed: 'image.url', cacheKey: 'repeat' }
    await bytes(parameters)
    origin.requests.length = 0
    const { response, body } = await bytes(parameters)
    expect(body.equals(PICTURE)).toBe(true)
    expect(response.headers.get('x-cache-status')).toBe('HIT')
    expect(origin.requests).toEqual(['GET /picture.png'])
  })

  test('in ranges', async () => {
    const { response, body } = await bytes({ embed: 'image.url' }, { range: 'bytes=1-3' })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes 1-3/${PICTURE.length}`)
    expect(body.toString('latin1')).toBe('PNG')
  })

  test('but no range that is not there', async () => {
    const answer = await service.ask(
      { url: at('/page.html'), embed: 'image.url' },
      { headers: { range: 'bytes=900000-900001' } },
    )
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([416, 'ERANGE'])
  })

  test.each([
    ['more than is passed on', 'u', 400, 'EINVALQUERY'],
    ['what is not there', 's', 500, 'EFATAL'],
  ])('but not %s', async (_, selector, status, code) => {
    const answer = await service.ask({
      url: at('/page.html'),
      embed: 'i.url',
      ping: 'false',
      'data.i.selector': selector,
      'data.i.attr': 'text',
      'data.i.type': 'image',
    })
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([status, code])
  })

  test.each([
    ['', 400, 'EINVALQUERY'],
    ['false', 400, 'EFORBIDDENURL'],
  ])('never from inside (ping=%s)', async (ping, status, code) => {
    const answer = await service.ask({ url: at('/inner.html'), embed: 'image.url', ping })
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([status, code])
    expect(origin.requests).toEqual(['GET /inner.html'])
  })

  test('but never a part as the whole', async () => {
    const endless = await startOrigin((request, response) => {
      const isPage = request.url === '/'
      response.setHeader('content-type', isPage ? 'text/html' : 'image/png')
      // In two writes, so that its length is not told beforehand.
      if (!isPage) response.write(HUGE.subarray(0, 100))
      response.end(isPage ? '<meta property="og:image" content="/a.png">' : HUGE.subarray(100))
    })
    try {
      const chunked = { url: `http://site.test:${endless.port}/`, embed: 'image', ping: 'false' }
      await expect(bytes(chunked)).rejects.toThrow()
    } finally {
      await endless.close()
    }
  })

  test('answers HEAD without the bytes', async () => {
    const query = new URLSearchParams({ url: at('/page.html'), embed: 'image.url' })
    const response = await fetch(`${service.base}/?${query}`, { method: 'HEAD' })
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'image/png',
      '',
    ])
  })
})
