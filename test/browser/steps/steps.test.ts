import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../../support/origin.js'
import type { Service } from '../../support/service.js'
import { until } from '../../support/until.js'
import { GREEN, RED, SMALL, shoot, startWithBrowser } from '../support.js'

const BUTTONS = `<!doctype html><title>Buttons</title><body><p id="count">0</p>
<button class="more" onclick="count.textContent++">more</button><a class="next" href="/next">next</a>
<script>addEventListener('scroll', () => document.body.dataset.scrolled = Math.round(scrollY))</script>
<div style="height:3000px"></div><p id="low">low</p><div style="height:3000px"></div>`

/** What late pages wait for. */
const parts = new Set<ServerResponse>()

let site: Origin
let other: Origin
let service: Service
beforeAll(async () => {
  other = await startOrigin({
    '/pixel': { headers: { 'access-control-allow-origin': '*' }, body: '' },
  })
  site = await startOrigin((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site.test')
    // An image that never comes.
    if (pathname === '/never') return
    if (pathname === '/part') return void parts.add(response)
    const headers: Record<string, string> = { 'content-type': 'text/html; charset=utf-8' }
    if (pathname === '/strict') headers['content-security-policy'] = "default-src 'none'"
    if (pathname === '/theme.css') headers['content-type'] = 'text/css'
    if (pathname === '/away') headers.location = `http://other.test:${other.port}/pixel`
    if (pathname === '/twice') headers.location = '/once'
    if (pathname === '/once') headers.location = '/agent'
    if (pathname.startsWith('/round')) headers.location = `${pathname}x`
    response.writeHead(headers.location ? 302 : pathname === '/gone' ? 410 : 200, headers)
    response.end(pages(pathname))
  })
  service = await startWithBrowser()
})
afterAll(async () => {
  await service?.close()
  await other?.close()
  await site?.close()
})

function pages(path: string): string {
  switch (path) {
    case '/agent':
      return `<title>x</title><meta name="viewport" content="width=device-width"><script>document.title = navigator.userAgent + '|' + innerWidth + '|' + devicePixelRatio + '|' + screen.width + '|' + document.cookie</script><p>Text`
    case '/next':
      return '<!doctype html><title>Next</title>'
    case '/late':
      return `<title>before</title><p>Text<script>fetch('/part').then(() => { document.title = 'after'; document.body.innerHTML = '<b class=late>x</b>' })</script>`
    case '/shadow':
      return `<title>x</title><body><my-box>slotted</my-box><script>
        document.querySelector('my-box').attachShadow({ mode: 'open' }).innerHTML = '<h1>in the shadow</h1><slot></slot>'</script>`
    case '/home':
      return `<title>x</title><body><img src="/sub"><script>fetch('http://other.test:${other.port}/pixel')</script>`
    case '/theme.css':
      return 'body { margin: 0; height: 24px; overflow: hidden; background: green }'
    case '/endless':
      return '<title>Endless</title><body>text<img src="/never">'
    default:
      return BUTTONS
  }
}

async function ask(path: string, parameters: Record<string, string> = {}, init?: RequestInit) {
  const url = `http://site.test:${site.port}${path}`
  const { status, headers, body } = await service.ask(
    { url, prerender: 'true', ...parameters },
    init,
  )
  return { status, mode: headers.get('x-fetch-mode'), body: body as Body }
}

interface Body {
  data: Record<string, unknown>
  code?: string
  statusCode?: number
  redirects?: unknown
  warnings?: { code: string; message: string }[]
}

const COUNT = {
  'data.count.selector': '#count',
  'data.count.attr': 'text',
  'data.count.type': 'number',
}

describe('a visit', () => {
  test.concurrent('clicks in order, and may come to another page', async () => {
    const { body } = await ask('/', { 'click.0': '.more', 'click.1': '.more', ...COUNT })
    expect(body.data.count).toBe(2)
    expect((await ask('/', { click: '.next' })).body.data).toMatchObject({
      title: 'Next',
      url: expect.stringMatching(/\/next$/),
    })
  })

  test.concurrent('scrolls to an element, or by pixels', async () => {
    const scrolled = {
      'data.at.selector': 'body',
      'data.at.attr': 'data-scrolled',
      'data.at.type': 'number',
    }
    expect((await ask('/', { scroll: '500', ...scrolled })).body.data.at).toBe(500)
    expect((await ask('/', { scroll: '#low', ...scrolled })).body.data.at).toBeGreaterThan(3000)
  })

  test.concurrent('runs scripts, modules and styles, whatever the page’s policy says', async () => {
    const { body } = await ask('/strict', {
      scripts: "document.title = 'script'",
      modules: "document.body.append('module'); export {}",
      styles: 'h1 { color: red }',
      'data.text.attr': 'text',
    })
    expect(body.data).toMatchObject({ title: 'script', text: expect.stringContaining('module') })
    expect(body.warnings).toBeUndefined()
  })

  test.concurrent.each(['true', 'false'])('shows styles with javascript=%s', async (javascript) => {
    const { at, body } = await shoot(service, {
      url: `http://site.test:${site.port}/strict`,
      meta: 'false',
      'styles.0': 'html { background: red }',
      'styles.1': `http://site.test:${site.port}/theme.css`,
      javascript,
      ...SMALL,
    })
    expect([at(60, 20), at(60, 40), body.warnings]).toEqual([GREEN, RED, undefined])
  })

  test.concurrent('tells of a style sheet that does not load', async () => {
    const styles = `http://site.test:${site.port}/gone`
    const { body } = await ask('/', { styles, javascript: 'false' })
    expect(body.warnings).toEqual([
      {
        code: 'ESKIPPED',
        message: 'The step `styles` missed: a style sheet could not be loaded.',
      },
    ])
  })

  test.concurrent.each([
    ['hide', '.banner:first'],
    ['remove', 'div:contains(Cookies)'],
    ['hide', 'b, .a:frist-child'],
    ['remove', '[data-x!=y]'],
    ['waitForSelector', '.x:first'],
    ['click', 'button:visible'],
    ['scroll', 'h2:eq(1)'],
    ['screenshot.element', '.x:eq(1)'],
  ])('refuses %s=%s before the page is opened', async (name, selector) => {
    const path = `/unopened?${encodeURIComponent(name + selector)}`
    const { status, body } = await ask(path, { [name]: selector })
    const text = `The parameter \`${name}\` is \`${selector}\`, which is not CSS; give it without jQuery’s own forms, such as \`:first\`.`
    expect([status, body]).toEqual([
      400,
      {
        ...{ status: 'fail', code: 'EINVALQUERY', message: text, data: { [name]: text } },
        ...{ more: expect.any(String), id: expect.any(String), url: expect.any(String) },
      },
    ])
    expect(site.requests).not.toContain(`GET ${path}`)
  })

  test.concurrent('takes every selector that the browser knows', async () => {
    const hide = [
      ...[':has(> i)', ':is(i, b)', ':where(i)', 'i:nth-child(2n + 1 of .x, b)', ':host(i)'],
      ...['::part(x)', ':dir(rtl)', ':lang(de)', 'input::-webkit-search-cancel-button'],
      ...['i::before', 'i:first-line', ':not(i, b):hover', '::slotted(i)', ':-webkit-any-link'],
      ...['*|i', '[data-x="y" i]', ':state(x)', '::highlight(x)', ':popover-open', 'i ~ b'],
    ]
    const hidden = Object.fromEntries(hide.map((selector, index) => [`hide.${index}`, selector]))
    const { status, body } = await ask('/', hidden)
    expect([status, body.warnings]).toEqual([200, undefined])
  })

  test('is not failed by a script that throws, nor by a click that misses, which it tells of', async () => {
    const { status, body } = await ask('/', { scripts: 'throw 1', click: '.none', timeout: '30s' })
    expect([status, body.data.title]).toEqual([200, 'Buttons'])
    expect(body.warnings).toEqual([
      {
        code: 'ENOMATCH',
        message: expect.stringMatching(
          /^The step `click` missed: `\.none` matched nothing within \d+(?:\.\d)? s\.$/,
        ),
      },
    ])
  })

  test('tells an element that never came from one that cannot be clicked', async () => {
    const { body } = await ask('/', {
      ...{ waitForSelector: '#nope', timeout: '10s' },
    })
    const hidden = await ask('/', { click: '#count', hide: '#count', timeout: '10s' })
    const time = String.raw`\d+(?:\.\d)? s`
    expect(body.warnings?.[0]).toEqual({
      code: 'ENOMATCH',
      message: expect.stringMatching(
        new RegExp(
          `^The step \`waitForSelector\` missed: \`#nope\` matched nothing within ${time}\\.$`,
        ),
      ),
    })
    expect(hidden.body.warnings).toEqual([
      {
        code: 'ESKIPPED',
        message: expect.stringMatching(
          new RegExp(
            `^The step \`click\` missed: \`#count\` could not be clicked within ${time}: it is hidden, covered or moving\\.$`,
          ),
        ),
      },
    ])
  })

  test('waits for an element', async () => {
    const waits = ['waitForSelector', 'waitFor']
    const waiting = waits.map((name) => ask(`/late?${name}`, { [name]: '.late' }))
    await until(() => parts.size === waits.length)
    // One that began later and waits for nothing is over while they wait still.
    const early = await ask('/late', { waitUntil: 'domcontentloaded' })
    expect(early.body.data.title).toBe('before')
    for (const response of parts) response.end()
    const late = await Promise.all(waiting)
    expect(late.map(({ body }) => body.data.title)).toEqual(['after', 'after'])
  })

  test.concurrent('is made by the device that is named, which is no headless one', async () => {
    const title = async (more: Record<string, string>) => {
      const { body } = await ask('/agent', more)
      return String(body.data.title)
    }
    expect(await title({})).toMatch(/^Mozilla\/5.0 \(Macintosh;(?!.*Headless).*\|1280\|2\|1280\|$/)
    expect(await title({ device: 'iPhone 15' })).toMatch(
      /^Mozilla\/5.0 \(iPhone;.*\|393\|3\|393\|$/,
    )
    expect(JSON.stringify(site.headers)).not.toContain('Headless')
  })

  test.concurrent('runs no script where it is not to', async () => {
    const { body } = await ask('/agent', { javascript: 'false', scripts: "document.title = 'y'" })
    expect(body.data.title).toBe('x')
  })

  test.concurrent('tells status, headers and redirects of the document', async () => {
    const { body } = await ask('/twice')
    expect(body).toMatchObject({
      statusCode: 200,
      redirects: [
        { statusCode: 302, url: `http://site.test:${site.port}/twice` },
        { statusCode: 302, url: `http://site.test:${site.port}/once` },
      ],
    })
    expect((await ask('/gone')).body.statusCode).toBe(410)
    expect((await ask('/round')).body.code).toBe('EMAXREDIRECTS')
  })

  test.concurrent('writes open shadow roots out', async () => {
    const { body } = await ask('/shadow', {
      'data.h.selector': 'my-box h1',
      'data.h.attr': 'text',
      'data.all.selector': 'my-box',
      'data.all.attr': 'text',
    })
    expect(body.data).toMatchObject({ h: 'in the shadow', all: 'in the shadowslotted' })
  })

  test.concurrent('sends the cookies that the browser takes, and tells of the others', async () => {
    const long = 'y'.repeat(5_000)
    const cookie = `a=b; __Secure-x=1; c =\td; __Host-y=2; long=${long}; e=f`
    const asked = { 'headers.cookie': cookie, ...COUNT, meta: 'false' }
    const { status, body } = await ask('/cookies', asked)
    const message =
      'The step `cookies` missed: the browser does not take `__Secure-x, __Host-y, long` for this address.'
    expect([status, body]).toEqual([
      200,
      {
        status: 'success',
        data: { count: 0 },
        statusCode: 200,
        headers: expect.any(Object),
        redirects: [],
        warnings: [{ code: 'ESKIPPED', message }],
      },
    ])
    expect(site.headers[site.requests.indexOf('GET /cookies')]?.cookie).toBe('a=b; c=d; e=f')
  })

  test.concurrent('names a script that cannot be loaded without its password', async () => {
    const scripts = 'http://user:hush@site.test:1/x.js'
    const { body } = await ask('/next', { scripts, 'meta.title': 'true' })
    const message =
      'The step `scripts` missed: Error: Failed to load script at http://site.test:1/x.js.'
    expect(body).toMatchObject({ warnings: [{ code: 'ESKIPPED', message }] })
  })

  test.concurrent('sends callers’ headers to the target’s origin only', async () => {
    const before = site.requests.length
    const headers = { 'x-api-header-x-secret': 'hush', 'x-api-header-cookie': 'a=b' }
    const { body } = await ask('/home', {}, { headers })
    expect(body.data.title).toBe('x')
    const own = site.requests
      .slice(before)
      .map((line, index) => [line, site.headers[before + index]] as const)
    const sent = (path: string) => own.find(([line]) => line === `GET ${path}`)?.[1]
    expect([sent('/home')?.['x-secret'], sent('/sub')?.['x-secret']]).toEqual(['hush', 'hush'])
    expect(sent('/home')?.cookie).toBe('a=b')
    expect(other.requests).toEqual(['GET /pixel'])
    await ask('/away', {}, { headers })
    expect(other.requests.length).toBeGreaterThan(1)
    expect(JSON.stringify(other.headers)).not.toMatch(/hush|a=b/)
  })

  test.concurrent('keeps nothing for the next', async () => {
    await ask('/agent', { scripts: "document.cookie = 'kept=1'; localStorage.kept = 1" })
    expect((await ask('/agent', { force: 'true' })).body.data.title).toMatch(/\|$/)
  })

  test('takes a page as it is that never finishes loading', async () => {
    const { status, body } = await ask('/endless', { timeout: '15s' })
    expect([status, body.data.title]).toEqual([200, 'Endless'])
  })
})
