import { describe, expect, test } from 'vitest'
import { png } from '../../support/images.js'
import { BLUE, GREEN, RED, setStage, shoot, WHITE } from '../support.js'

const LAZY =
  '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="100" height="100" fill="red"/></svg>'

const PNG = { 'content-type': 'image/png' }

const SITE = {
  '/plain': page('<div style="width:100px;height:100px;background:red"></div>', 'background:blue'),
  '/tall': page(
    `<div style="height:100vh;background:red"></div><div style="height:2000px"></div>
     <img loading="lazy" src="/lazy.svg" style="display:block"><div style="height:100px"></div>
     <header style="position:fixed;top:0;left:0;width:100%;height:20px;background:green"></header>`,
  ),
  '/lazy.svg': { headers: { 'content-type': 'image/svg+xml' }, body: LAZY },
  '/scroller': page(
    `<main style="height:100vh;overflow:auto"><div style="height:1500px;background:blue"></div>
     <div style="height:300px;background:red"></div></main>`,
  ),
  '/element': page(
    '<div style="height:3000px"></div><p id="far" style="margin:0 0 0 50px;width:60px;height:40px;background:red"></p>',
  ),
  '/element-inside': page(
    `<main style="height:100vh;overflow:auto"><div style="height:1500px"></div>
     <p id="x" style="margin:0;height:40px;background:red"></p></main>`,
  ),
  '/element-lazy': page(
    `<div style="height:4000px"></div><p id="x" style="margin:0"><img loading="lazy" src="/lazy.svg"></p>
     <div style="height:4000px"></div><img id="image" loading="lazy" src="/lazy.svg?image">
     <div style="height:4000px"></div><div id="seen" style="width:60px;height:40px"></div>
     <footer style="position:fixed;bottom:0;left:0;width:100%;height:120px;background:blue"></footer>
     <script>new IntersectionObserver(([{ isIntersecting }], observer) => {
       if (!isIntersecting) return
       observer.disconnect()
       seen.innerHTML = '<img src="/lazy.svg?seen">'
     }).observe(seen)</script>`,
  ),
  '/late': page(
    `<p id="late" hidden style="width:30px;height:30px;margin:0;background:red"></p>
     <script>setTimeout(() => { late.hidden = false }, 300)</script>`,
  ),
  '/clear': page('<div style="width:50px;height:50px;background:red"></div>', ''),
  '/scheme': page(
    '<style>body{background:red}@media(prefers-color-scheme:dark){body{background:blue}}@media print{body{background:green}}</style>',
    '',
  ),
  '/moving': page(
    '<style>@keyframes k{from{background:red}to{background:green}}body{animation:k 60s forwards}</style>',
    '',
  ),
  '/turning': page(
    '<style>body{background:red;transition:background 8s}body.on{background:green}</style><script>onload=()=>{document.body.className="on"}</script>',
    '',
  ),
  '/red.png': { headers: PNG, body: png(20, 20, [255, 0, 0]) },
  '/round.png': { status: 302, headers: { location: '/round.png' } },
  '/large.png': { headers: PNG, body: png(5_001, 5_000) },
  '/cut.png': { headers: PNG, body: png(200, 200).subarray(0, 60) },
  '/high': page('<div style="height:9000px;background:red"></div>'),
  '/endless': page(
    `<h1 style="margin:0;background:red">Top</h1>${`<p>${'€ '.repeat(200)}<b>n</b></p>`.repeat(12_000)}`,
  ),
  '/huge': page('<div style="height:40000px;background:red"></div>'),
}

/** Holds something to look at that takes no room: colors alone are waited with, as a blank page is. */
function page(body: string, style = 'background:white'): string {
  return `<!doctype html><title>A page</title><body style="margin:0;${style}"><svg style="position:absolute;width:0"></svg>${body}`
}

const stage = setStage(SITE)

function at(path: string) {
  return { url: `http://site.test:${stage.site.port}${path}` }
}

/** Enough where it is the height that matters, or a few pixels. */
const NARROW = { 'viewport.width': '320' }

function ask(path: string, more: Record<string, string>) {
  return stage.service.ask({ screenshot: 'true', ...NARROW, ...at(path), ...more })
}

function take(path: string, more: Record<string, string> = {}) {
  return shoot(stage.service, {
    meta: 'false',
    'viewport.deviceScaleFactor': '1',
    ...at(path),
    ...more,
  })
}

describe('a picture of a page', () => {
  test.concurrent('is a PNG of a screen of two pixels to each of CSS unless told otherwise', async () => {
    const { media, body, headers, ...pixels } = await shoot(stage.service, { ...at('/plain') })
    expect(media).toEqual({
      url: expect.stringMatching(`^${stage.service.base}/assets/[\\w-]{24}\\.png$`),
      type: 'png',
      size: expect.any(Number),
      size_pretty: expect.stringMatching(/^[\d.]+ kB$/),
      width: 2560,
      height: 1600,
    })
    expect(Object.keys(media)).toEqual(['url', 'type', 'size', 'size_pretty', 'width', 'height'])
    expect(body).toMatchObject({ data: { title: 'A page' }, statusCode: 200, redirects: [] })
    expect(headers.get('x-fetch-mode')).toBe('prerender')
    expect([pixels.format, pixels.width, pixels.height]).toEqual(['png', 2560, 1600])
    expect([pixels.at(100, 100), pixels.at(300, 300)]).toEqual([RED, BLUE])
  })

  test.concurrent('of a viewport of one’s own, as a JPEG', async () => {
    const { media, format, width, height, at } = await take('/plain', {
      'viewport.width': '400',
      'viewport.height': '300',
      type: 'jpg',
    })
    expect([media.type, format, width, height]).toEqual(['jpg', 'jpeg', 400, 300])
    const [red = 0, , blue = 0] = at(50, 50)
    expect([red > 200, blue < 60]).toEqual([true, true])
  })

  test.concurrent('as a WebP, also with an overlay', async () => {
    const plain = await take('/clear', { type: 'webp', omitBackground: 'true', ...NARROW })
    expect([plain.media.type, plain.format, plain.at(200, 200)]).toEqual([
      ...['webp', 'webp'],
      [0, 0, 0, 0],
    ])
    const file = await fetch(String(plain.media.url))
    expect(file.headers.get('content-type')).toBe('image/webp')
    const laid = await take('/plain', { type: 'webp', 'overlay.browser': 'light', ...NARROW })
    expect([laid.format, laid.width]).toEqual(['webp', 352])
  })

  test.concurrent('of a device', async () => {
    const { width, height } = await shoot(stage.service, {
      meta: 'false',
      ...at('/plain'),
      device: 'iphone-15',
    })
    expect([width, height]).toEqual([393 * 3, 659 * 3])
  })

  test.concurrent('whole: `vh` keeps its size, lazy images come, fixed bars are there once', async () => {
    const { width, height, at } = await take('/tall', { fullPage: 'true', ...NARROW })
    expect([width, height]).toEqual([320, 800 + 2000 + 100 + 100])
    expect(at(5, 5)).toEqual(GREEN)
    expect(at(5, 790)).toEqual(RED)
    expect(at(5, 805)).toEqual(WHITE)
    expect(at(50, 2850)).toEqual(RED)
    expect(at(5, 1605)).toEqual(WHITE)
  })

  test.concurrent('whole, also where the page scrolls inside', async () => {
    const { height, at } = await take('/scroller', { fullPage: 'true', ...NARROW })
    expect(height).toBe(1800)
    expect([at(5, 1490), at(5, 1700)]).toEqual([BLUE, RED])
  })

  test.concurrent('of an element, wherever it is, and whenever it comes', async () => {
    const far = await take('/element', { element: '#far', ...NARROW })
    expect([far.width, far.height, far.at(30, 20)]).toEqual([60, 40, RED])
    const late = await take('/late', { element: '#late', ...NARROW })
    expect([late.width, late.height, late.at(3, 3)]).toEqual([30, 30, RED])
  })

  test.concurrent('of an element inside of what scrolls', async () => {
    const { width, height, at } = await take('/element-inside', { element: '#x', ...NARROW })
    expect([width, height, at(5, 5), at(300, 35)]).toEqual([320, 40, RED, RED])
  })

  test.concurrent('of an element that loads when it is seen, with nothing fixed before it', async () => {
    const shots = await Promise.all(
      ['#x', '#image', '#seen'].map((element) => take('/element-lazy', { element, ...NARROW })),
    )
    expect(shots.map(({ width, height, at }) => [width, height, at(50, 35)])).toEqual([
      [320, 104, RED],
      [100, 100, RED],
      [60, 40, RED],
    ])
  })

  test('of an element that never comes is an error', async () => {
    const { status, body } = await stage.service.ask({
      ...at('/plain'),
      screenshot: 'true',
      element: '.none',
      timeout: '20s',
    })
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ code: 'ENOMATCH', status: 'fail' }),
    ])
  })

  test.concurrent('transparent where the page paints nothing', async () => {
    const { at } = await take('/clear', { omitBackground: 'true', ...NARROW })
    expect([at(20, 20), at(200, 200)]).toEqual([RED, [0, 0, 0, 0]])
  })

  test.concurrent('white there as a JPEG, which knows no transparency', async () => {
    const options = { omitBackground: 'true', type: 'jpeg', ...NARROW }
    expect((await take('/clear', options)).at(200, 200)).toEqual(WHITE)
    const laid = await take('/clear', { ...options, 'overlay.background': 'blue' })
    const [red = 0, , blue = 0] = laid.at(200, 400)
    expect([red < 10, blue > 245]).toEqual([true, true])
  })

  test.concurrent('in other colors, for another medium', async () => {
    expect((await take('/scheme', NARROW)).at(5, 5)).toEqual(RED)
    expect((await take('/scheme', { colorScheme: 'dark', ...NARROW })).at(5, 5)).toEqual(BLUE)
    expect((await take('/scheme', { mediaType: 'print', ...NARROW })).at(5, 5)).toEqual(GREEN)
  })

  test.concurrent('of animations and transitions that have ended', async () => {
    expect((await take('/moving', NARROW)).at(5, 5)).toEqual(GREEN)
    expect((await take('/turning', NARROW)).at(5, 5)).toEqual(GREEN)
  })

  test.concurrent('on a background, in a window whose bar lies on its upper edge', async () => {
    const shot = await take('/plain', {
      ...{ 'viewport.width': '400', 'viewport.height': '300' },
      'overlay.background': 'rgb(0, 128, 0)',
      'overlay.browser': 'dark',
    })
    expect([shot.width, shot.height]).toEqual([440, 360])
    const [left, top] = [20, 30]
    expect(shot.at(5, 5)).toEqual(GREEN)
    // The corners are round, the bar has three buttons, and the page goes on below.
    expect([shot.at(left, top), shot.at(left + 399, top + 299)]).toEqual([GREEN, GREEN])
    expect(shot.at(left + 200, top + 10)).toEqual([43, 43, 48, 255])
    expect(shot.at(left + 18, top + 18)).toEqual([255, 95, 87, 255])
    expect(shot.at(left + 50, top + 35)).toEqual([43, 43, 48, 255])
    expect(shot.at(left + 50, top + 37)).toEqual(RED)
    expect(shot.at(left + 200, top + 200)).toEqual(BLUE)
  })

  test.concurrent('on a gradient, and on an image', async () => {
    const gradient = await take('/plain', {
      'overlay.background': 'linear-gradient(to right, red 50%, blue 50%)',
    })
    expect([gradient.at(5, 5), gradient.at(1400, 5)]).toEqual([RED, BLUE])
    const image = await take('/plain', { 'overlay.background': at('/red.png').url })
    expect([image.width, image.height, image.at(5, 5)]).toEqual([1408, 960, RED])
  })

  test.concurrent.each([
    ['SVG', '/lazy.svg', 'which is not an image in PNG, JPEG, WebP, GIF or AVIF.'],
    ['too large', '/large.png', 'which has more than 25 megapixels.'],
    ['cut', '/cut.png', 'which cannot be decoded.'],
    ['there, with a password', '/gone.png', 'which can’t be read.', 'user:hush@'],
    ['decodable, with a password', '/cut.png', 'which cannot be decoded.', 'user:hush@'],
  ])('on no image that is %s', async (_, path, reason, user = '') => {
    const background = at(path).url
    const { status, body } = await ask('/plain', {
      'overlay.background': background.replace('//', `//${user}`),
    })
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({
        code: 'EINVALOVERLAYBG',
        message: `The parameter \`screenshot.overlay.background\` is \`${background}\`, ${reason}`,
      }),
    ])
  })

  test.concurrent.each([
    ['that is not there', () => at('/gone.png').url, '', 'EINVALOVERLAYBG'],
    [
      'of a host that does not answer',
      () => 'http://site.test:1/red.png',
      ' The host `site.test` refused the connection. Try again later.',
      'EINVALOVERLAYBG',
    ],
    [
      'of a host that does not exist',
      () => 'http://nowhere.test/red.png',
      ' The name `nowhere.test` does not exist. Check how it is spelled.',
      'EINVALOVERLAYBG',
    ],
    [
      'that may not be asked for',
      () => 'http://127.0.0.1/red.png',
      ' The host `127.0.0.1` is not on the public internet. Give a public address, or have the operator allow this one (LINKGLASS_ALLOW).',
      'EFORBIDDENURL',
    ],
    [
      'that redirects without an end',
      () => at('/round.png').url,
      ' The address redirects more than 10 times. Give the address it should end at.',
      'EINVALOVERLAYBG',
    ],
  ])('on no image %s', async (_, findAddress, reason, code) => {
    const background = findAddress()
    const { status, body } = await ask('/plain', { 'overlay.background': background })
    const name = 'screenshot.overlay.background'
    const text = `The parameter \`${name}\` is \`${background}\`, which can’t be read.`
    expect([status, body]).toEqual([
      400,
      {
        status: 'fail',
        code,
        message: `${text}${reason}`,
        data: { [name]: text },
        more: `${stage.service.base}/errors/${code.toLowerCase()}`,
        id: expect.any(String),
        url: at('/plain').url,
      },
    ])
  })

  test.concurrent.each(['nocolor', 'linear-gradient(90deg,)'])(
    'on %s is refused before the page is opened',
    async (background) => {
      const { status, body } = await ask(`/unopened?${encodeURIComponent(background)}`, {
        'overlay.background': background,
      })
      expect([status, body]).toEqual([400, expect.objectContaining({ code: 'EINVALOVERLAYBG' })])
      expect(stage.site.requests.filter((request) => request.includes('/unopened'))).toEqual([])
    },
  )

  test.concurrent('of a page of 40,000 pixels is cut, and says so', async () => {
    const { height, body } = await take('/huge', { fullPage: 'true', ...NARROW })
    expect(height).toBe(16_384)
    expect(body.warnings).toEqual([expect.objectContaining({ code: 'ETRUNCATED' })])
  })

  test('of the top of a page whose whole is more than a process may paint', async () => {
    const { width, height, at, body } = await take('/endless', { fullPage: 'true', ...NARROW })
    expect([width, height]).toEqual([320, 16_384])
    expect(body.warnings).toEqual([expect.objectContaining({ code: 'ETRUNCATED' })])
    expect([at(319, 0), at(319, 16_383)]).toEqual([RED, WHITE])
  })

  test.concurrent('has no more pixels than a viewport may have', async () => {
    const options = { fullPage: 'true', type: 'jpeg', quality: '1' }
    const { width, height, body } = await take('/huge', {
      ...{ ...options, 'viewport.width': '8192', 'viewport.height': '600' },
      'viewport.deviceScaleFactor': '2',
    })
    expect([width, height]).toEqual([16_384, 2 * Math.floor(40_000_000 / 4 / 8_192)])
    const message = 'The screenshot would have more than 16384 pixels on a side: the rest was cut.'
    expect(body.warnings).toEqual([{ code: 'ETRUNCATED', message }])
    const high = await take('/high', { ...options, palette: 'true', 'viewport.width': '8000' })
    expect(high.media).toMatchObject({ palette: [expect.stringMatching(/^#f[0-9a-f]0\d0\d$/)] })
    expect([high.width, high.height]).toEqual([8_000, 5_000])
    const pixels = 'The screenshot would have more than 40000000 pixels: the rest was cut.'
    expect(high.body.warnings).toEqual([{ code: 'ETRUNCATED', message: pixels }])
  })

  test.concurrent('on a gradient that is larger than what is painted', async () => {
    const { width, height, at } = await take('/plain', {
      ...{ 'viewport.width': '3000', 'viewport.height': '2000' },
      'overlay.background': 'linear-gradient(to right, red 50%, blue 50%)',
    })
    expect([width, height, at(5, 5), at(3290, 2390)]).toEqual([3300, 2400, RED, BLUE])
  })

  test.concurrent('has colors when they are asked for', async () => {
    const { media } = await take('/plain', { palette: 'true' })
    expect(media).toMatchObject({ palette: ['#0000ff', expect.any(String)] })
  })
})
