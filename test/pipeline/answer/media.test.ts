import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { png } from '../../support/images.js'
import { type Origin, type Reply, startOrigin } from '../../support/origin.js'
import { mp3, mp4 } from '../../support/recordings.js'
import { type Service, startService } from '../../support/service.js'

const FILM = mp4(10, 320, 176)
const SONG = mp3({ xingFrames: 1_150 })
const PICTURE = png(280, 160, [200, 30, 60])

let origin: Origin
let service: Service

/** Pages that name a video or an audio file in one way each. */
const FILMS: Record<string, string> = {
  'og:video': '<meta property="og:video" content="/film.mp4">',
  'og:video:url': '<meta property="og:video:url" content="/film.mp4">',
  'og:video:secure_url':
    '<meta property="og:video" content="/player.html"><meta property="og:video:secure_url" content="/film.mp4">',
  'a player that is a page':
    '<meta property="og:video" content="/player.html"><video src="/film.mp4"></video>',
  'twitter:player:stream': '<meta name="twitter:player:stream" content="/film.mp4">',
  'JSON-LD':
    '<script type="application/ld+json">{"@type":"Article","video":{"@type":"VideoObject","url":"/player.html","contentUrl":"/film.mp4"}}</script>',
  microdata:
    '<div itemscope itemtype="https://schema.org/VideoObject"><meta itemprop="contentURL" content="/film.mp4"></div>',
  video: '<p><video poster="/picture.png" src="film.mp4"></video>',
  source:
    '<video><source src="/gone.mp4" type="video/mp4"><source src="/film.mp4" type="video/mp4"></video>',
  'a source without type': '<video><source src="/film.mp4"></video>',
}

const SONGS: Record<string, string> = {
  'og:audio': '<meta property="og:audio" content="/song.mp3">',
  'twitter:player:stream': '<meta name="twitter:player:stream" content="/song.mp3">',
  'JSON-LD':
    '<script type="application/ld+json">{"@type":"PodcastEpisode","associatedMedia":{"@type":"MediaObject","contentUrl":"/song.mp3"}}</script>',
  audio: '<audio src="/song.mp3" controls></audio>',
  source: '<audio><source src="/song.mp3" type="audio/mpeg"></audio>',
}

beforeAll(async () => {
  const site: Record<string, Reply> = {
    '/film.mp4': { headers: { 'content-type': 'video/mp4' }, body: FILM },
    '/song.mp3': { headers: { 'content-type': 'audio/mpeg' }, body: SONG },
    '/picture.png': { headers: { 'content-type': 'image/png' }, body: PICTURE },
    '/player.html': '<title>A player</title>',
    '/none.html': '<title>Nothing to play</title>',
    '/rules.html':
      '<img class="a" src="/picture.png"><img class="b" src="/gone.png"><video class="v" src="/film.mp4">',
    '/page.html':
      '<meta property="og:image" content="/picture.png"><link rel="icon" href="/gone.png">',
  }
  for (const [index, html] of Object.values(FILMS).entries()) site[`/film-${index}.html`] = html
  for (const [index, html] of Object.values(SONGS).entries()) site[`/song-${index}.html`] = html
  origin = await startOrigin(site)
  service = await startService()
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
  const { body } = await service.ask({ url: at(path), ...parameters })
  return (body as { data: Record<string, unknown> }).data
}

function film() {
  return {
    url: at('/film.mp4'),
    type: 'mp4',
    size: FILM.length,
    height: 176,
    width: 320,
    duration: 10,
    duration_pretty: '10s',
    size_pretty: `${FILM.length} B`,
  }
}

function song() {
  return {
    url: at('/song.mp3'),
    type: 'mp3',
    size: SONG.length,
    duration: expect.closeTo(30.04, 2),
    duration_pretty: '30s',
    size_pretty: expect.stringMatching(/B$/),
  }
}

function picture() {
  return {
    url: at('/picture.png'),
    type: 'png',
    size: PICTURE.length,
    height: 160,
    width: 280,
    size_pretty: `${PICTURE.length} B`,
  }
}

describe('video and audio', () => {
  test.each(Object.keys(FILMS).map((name, index) => [name, index] as const))(
    'a film by %s',
    async (_, index) => {
      expect(await ask(`/film-${index}.html`, { meta: 'false', video: 'true' })).toEqual({
        video: film(),
      })
    },
  )

  test.each(Object.keys(SONGS).map((name, index) => [name, index] as const))(
    'a sound by %s',
    async (_, index) => {
      expect(await ask(`/song-${index}.html`, { meta: 'false', audio: '' })).toEqual({
        audio: song(),
      })
    },
  )

  test('the target itself', async () => {
    const parameters = { 'meta.title': 'true', video: 'true', audio: 'true' }
    expect([await ask('/film.mp4', parameters), await ask('/song.mp3', parameters)]).toEqual([
      { title: 'film.mp4', video: film(), audio: null },
      { title: 'song.mp3', video: null, audio: song() },
    ])
  })

  test('null when there is none, and no key when nobody asked', async () => {
    const wanted = { 'meta.title': 'true', video: 'true', audio: 'true' }
    const unwanted = { 'meta.title': 'true', video: 'false', audio: 'false' }
    expect(await ask('/none.html', wanted)).toEqual({
      title: 'Nothing to play',
      video: null,
      audio: null,
    })
    expect(await ask('/none.html', unwanted)).toEqual({ title: 'Nothing to play' })
  })

  test('a rule of that name goes before', async () => {
    const rule = { 'data.video.selector': 'title', 'data.video.attr': 'text' }
    expect(await ask('/none.html', { meta: 'false', video: 'true', ...rule })).toEqual({
      video: 'Nothing to play',
    })
  })
})

describe('a rule of a media type', () => {
  const rule = (selector: string, type: string) => ({
    'data.x.selector': selector,
    'data.x.attr': 'src',
    'data.x.type': type,
    meta: 'false',
  })

  test.each([
    ['.a', 'image', () => picture()],
    ['.a', 'logo', () => picture()],
    ['.a', 'video', () => null],
    ['.a', 'audio', () => null],
    ['.v', 'video', () => film()],
    ['.v', 'image', () => null],
    ['.v', 'logo', () => null],
    // What holds videos may hold nothing but sound.
    ['.v', 'audio', () => film()],
  ])('%s as %s', async (selector, type, expected) => {
    expect(await ask('/rules.html', rule(selector, type))).toEqual({ x: expected() })
  })
})

describe('ping', () => {
  const rules = {
    'data.a.selector': '.a',
    'data.a.attr': 'src',
    'data.a.type': 'image',
    'data.b.selector': '.b',
    'data.b.attr': 'src',
    'data.b.type': 'image',
    meta: 'false',
  }

  test('media that cannot be reached are dropped', async () => {
    expect(await ask('/page.html', { 'meta.image': 'true', 'meta.logo': 'true' })).toEqual({
      image: picture(),
      logo: null,
    })
    expect(await ask('/rules.html', rules)).toEqual({ a: picture(), b: null })
  })

  test('false keeps the addresses and asks for none of them', async () => {
    const parameters = { 'meta.image': 'true', 'meta.logo': 'true', ping: 'false' }
    expect(await ask('/page.html', parameters)).toEqual({
      image: { url: at('/picture.png') },
      logo: { url: at('/gone.png') },
    })
    expect(await ask('/rules.html', { ...rules, ping: 'false' })).toEqual({
      a: { url: at('/picture.png') },
      b: { url: at('/gone.png') },
    })
    expect(await ask('/film-0.html', { meta: 'false', video: '', ping: 'false' })).toEqual({
      video: { url: at('/film.mp4') },
    })
    expect(origin.requests).toEqual(['GET /page.html', 'GET /rules.html', 'GET /film-0.html'])
  })

  test('is said by field, and by rule', async () => {
    const parameters = { 'meta.image': 'true', 'meta.logo': 'true', 'ping.logo': 'false' }
    expect(await ask('/page.html', parameters)).toEqual({
      image: picture(),
      logo: { url: at('/gone.png') },
    })
    expect(await ask('/rules.html', { ...rules, 'ping.b': 'false' })).toEqual({
      a: picture(),
      b: { url: at('/gone.png') },
    })
  })
})

describe('palette', () => {
  const colors = {
    palette: ['#c81e3c'],
    background_color: '#c81e3c',
    color: '#ffffff',
    alternative_color: '#000000',
  }

  test('pictures of fields and rules gain colors', async () => {
    expect(await ask('/page.html', { 'meta.image': 'true', palette: '' })).toEqual({
      image: { ...picture(), ...colors },
    })
    const rule = { 'data.a.selector': '.a', 'data.a.attr': 'src', 'data.a.type': 'image' }
    expect(await ask('/rules.html', { meta: 'false', palette: 'true', ...rule })).toEqual({
      a: { ...picture(), ...colors },
    })
  })

  test('films have none', async () => {
    const rule = { 'data.v.selector': '.v', 'data.v.attr': 'src', 'data.v.type': 'video' }
    expect(await ask('/rules.html', { meta: 'false', palette: 'true', ...rule })).toEqual({
      v: film(),
    })
  })
})
