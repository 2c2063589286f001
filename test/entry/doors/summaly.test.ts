import { afterAll, beforeAll, expect, test } from 'vitest'
import { startOrigin } from '../../support/origin.js'
import { type DoorBench, expectText, FORBIDDEN, startDoor } from './support.js'

let bench: DoorBench
beforeAll(async () => {
  bench = await startDoor('summaly')
})
afterAll(() => bench.close())

/** Asks as Misskey does of its `urlPreviewSummaryProxyUrl`. */
function ask(url: string, more: Record<string, string> = {}) {
  return bench.service.get(`/summaly?${new URLSearchParams({ url, lang: 'ja-JP', ...more })}`)
}

test('a page is a summary, and what it does not say is null', async () => {
  const { status, headers, body } = await ask(bench.at('/moved.html'), {
    userAgent: 'Misskey/2026',
    operationTimeout: '20000',
    contentLengthLimit: '1000',
    contentLengthRequired: 'false',
  })
  expect([status, body]).toEqual([
    200,
    {
      title: 'Blown glass',
      icon: bench.at('/icon.png'),
      description: 'How it is blown.',
      thumbnail: bench.at('/wide.png'),
      thumbnailStyle: null,
      sitename: 'The Glasshouse',
      player: { url: null, width: null, height: null, allow: [] },
      sensitive: false,
      activityPub: null,
      fediverseCreator: null,
      url: bench.at('/article.html'),
    },
  ])
  expect(headers.get('x-ignored')).toBe('contentLengthLimit, contentLengthRequired')
  const index = bench.origin.requests.indexOf('GET /moved.html')
  expect(bench.origin.headers[index]).toMatchObject({
    'accept-language': 'ja-JP',
    'user-agent': 'Misskey/2026',
  })
})

test('a player, a rating and the names of the fediverse are told', async () => {
  const { body } = await ask(bench.at('/video.html'))
  expect(body).toMatchObject({
    thumbnailStyle: 'summary',
    player: {
      url: 'https://player.test/5',
      width: 640,
      height: 360,
      allow: ['autoplay', 'encrypted-media', 'fullscreen'],
    },
    sensitive: true,
    activityPub: bench.at('/note'),
    fediverseCreator: '@mira@site.test',
  })
})

test('the frame that a provider offers goes before the player that the page declares', async () => {
  const frame =
    '<p><iframe src="https://frames.test/7" width="800" height="450" allow="autoplay; camera https://a.test"></iframe></p>'
  const films = await startOrigin({
    '/': `<title>A film</title><meta name="twitter:player" content="https://player.test/5">
      <link rel="alternate" type="application/json+oembed" href="/oembed">`,
    '/oembed': {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ version: '1.0', type: 'video', html: frame }),
    },
  })
  const { body } = await ask(`http://site.test:${films.port}/`)
  await films.close()
  expect(body).toMatchObject({
    player: {
      url: 'https://frames.test/7',
      width: 800,
      height: 450,
      allow: ['autoplay', 'camera'],
    },
  })
})

test('errors are told, and what is not public is not fetched', async () => {
  const gone = await ask(bench.at('/gone.html'))
  expect([gone.status, gone.body]).toEqual([
    404,
    { error: 'The page is not there: its server answered 404.' },
  ])
  for (const url of FORBIDDEN) {
    const { status, body } = await ask(url)
    expect([url, status, body]).toEqual([url, 403, { error: expectText() }])
  }
})
