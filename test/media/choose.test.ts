import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { MediaCandidate } from '../../src/contracts/result.js'
import type { Picked } from '../../src/media/choose.js'
import { createMediaStage } from '../../src/media/media-stage.js'
import { gif, ico, png, svg } from '../support/images.js'
import { noImages } from '../support/no-images.js'
import { type Origin, startOrigin } from '../support/origin.js'
import { plainFetch } from '../support/plain-fetch.js'
import { mp3, mp4 } from '../support/recordings.js'

const limits = {
  maxProbeBytes: 256_000,
  maxSizeBytes: 1_000_000,
  maxCandidates: 4,
  timeout: 60_000,
}
const media = createMediaStage({ images: noImages, fetch: plainFetch, limits })
const never = new AbortController().signal

const manifest = `\ufeff{
  "name": "Site",
  "icons": [
    { "src": "icons/small.png", "sizes": "48x48" },
    { "src": "square.png", "sizes": "96x96 192x192", "purpose": "any maskable" },
    { "src": "large.png", "sizes": "512x512", "purpose": "monochrome" },
    { "src": "data:image/png;base64,AA" }, { "src": 7 }, null
  ]
}`

let origin: Origin
beforeAll(async () => {
  origin = await startOrigin({
    '/wide.png': png(1200, 630),
    '/other.png': png(800, 400),
    '/small.png': png(40, 40),
    '/tiny.png': png(16, 16),
    '/pixel.gif': gif(1, 1),
    '/spacer.gif': gif(300, 1),
    '/banner.png': png(600, 60),
    '/square.png': png(180, 180),
    '/icon.png': png(32, 32),
    '/favicon.ico': ico(16, 32),
    '/logo.svg': svg('viewBox="0 0 24 24"'),
    '/evil.svg': svg('viewBox="0 0 24 24"', '<script>alert(1)</script>'),
    '/long.svg': svg('viewBox="0 0 24 24"', `<!--${' '.repeat(900_000)}-->`),
    '/film.mp4': mp4(10, 320, 176),
    '/sound.mp3': mp3({ xingFrames: 1_000 }),
    '/app/manifest.json': manifest,
    '/app/square.png': png(192, 192),
    '/app/icons/small.png': png(48, 48),
    '/broken.json': '}{',
    '/list.json': '[]',
  })
})
afterAll(() => origin.close())
afterEach(() => {
  vi.useRealTimers()
  origin.requests.length = 0
})

/** `source path` a line. */
function candidates(...lines: string[]): MediaCandidate[] {
  return lines.map((line) => {
    const [raw = '', ...words] = line.split(' ').reverse()
    const source = words.reverse().join(' ')
    return { source, trust: trustOf(source), raw, url: `${origin.base}${raw}` }
  })
}

function trustOf(source: string): MediaCandidate['trust'] {
  if (source === 'favicon') return 'guessed'
  return source.startsWith('img') ? 'visible' : 'declared'
}

function summary({ media: taken, winner, rejected }: Picked) {
  return [
    taken ? taken.url.slice(origin.base.length) : null,
    winner?.raw ?? null,
    ...rejected.map(({ candidate, reason }) => `${candidate.raw}: ${reason}`),
  ]
}

describe('chooseImage', () => {
  it.each<[string, string[], Array<string | null>]>([
    ['takes the first that is good', ['og /wide.png', 'og /other.png'], ['/wide.png', '/wide.png']],
    [
      'passes over what cannot be reached',
      ['og /gone.png', 'og /other.png'],
      ['/other.png', '/other.png', '/gone.png: it answered 404'],
    ],
    [
      'passes over a pixel and a spacer',
      ['og /pixel.gif', 'og /spacer.gif', 'img /other.png'],
      [
        '/other.png',
        '/other.png',
        '/pixel.gif: it is a pixel: 1×1',
        '/spacer.gif: it is a pixel: 300×1',
      ],
    ],
    [
      'passes over a small one',
      ['og /small.png', 'img /other.png'],
      ['/other.png', '/other.png', '/small.png: it is small: 40×40'],
    ],
    [
      'falls back to the first small one that was declared',
      ['img /tiny.png', 'og /small.png', 'og /tiny.png', 'img /gone.png'],
      [
        '/small.png',
        '/small.png',
        '/tiny.png: it is small: 16×16',
        '/tiny.png: it is small: 16×16',
        '/gone.png: it answered 404',
      ],
    ],
    [
      'never falls back to a small one of the content, nor to a pixel',
      ['og /pixel.gif', 'img in article /small.png'],
      [null, null, '/pixel.gif: it is a pixel: 1×1', '/small.png: it is small: 40×40'],
    ],
    ['takes a small vector picture', ['og /logo.svg'], ['/logo.svg', '/logo.svg']],
    [
      'passes over films and executable pictures',
      ['og /film.mp4', 'og /evil.svg'],
      [
        null,
        null,
        '/film.mp4: it is not an image but mp4',
        '/evil.svg: it is an SVG that holds scripts or refers to the outside',
      ],
    ],
    ['is content with nothing', [], [null, null]],
  ])('%s', async (_, lines, expected) => {
    expect(summary(await media.chooseImage(candidates(...lines), never))).toEqual(expected)
  })

  it('asks for no more than it needs, and never for more than the limit', async () => {
    await media.chooseImage(candidates('og /wide.png', 'og /other.png'), never)
    expect(origin.requests).toEqual(['GET /wide.png'])
    origin.requests.length = 0
    await media.chooseImage(
      candidates(...Array.from({ length: 9 }, (_, i) => `og /${i}.png`)),
      never,
    )
    expect(origin.requests).toEqual(['GET /0.png', 'GET /1.png', 'GET /2.png', 'GET /3.png'])
  })

  it('gives up on a page whose pictures all stall', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const stalled = createMediaStage({
      images: noImages,
      limits: { ...limits, timeout: 40 },
      fetch: (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
    })
    const picked = stalled.chooseImage(candidates('og /a', 'og /b', 'og /c', 'og /d'), never)
    await vi.advanceTimersByTimeAsync(160)
    expect(summary(await picked)).toEqual([
      null,
      null,
      '/a: it took longer than 0.04 s',
      '/b: it took longer than 0.04 s',
      '/c: it took longer than 0.04 s',
    ])
  })

  it('passes on the end of the whole request', async () => {
    const answer = media.chooseImage(
      candidates('og /wide.png'),
      AbortSignal.abort(new Error('late')),
    )
    await expect(answer).rejects.toThrow('late')
  })
})

describe('chooseLogo', () => {
  it.each<[string, string[], Array<string | null>]>([
    [
      'takes the first that is square and large',
      ['json-ld /square.png', 'link icon /icon.png'],
      ['/square.png', '/square.png'],
    ],
    [
      'prefers square to wide',
      ['json-ld /banner.png', 'link icon /square.png'],
      ['/square.png', '/square.png', '/banner.png: it is not square: 600×60'],
    ],
    [
      'prefers large to small',
      ['link icon /icon.png', 'link icon /square.png'],
      ['/square.png', '/square.png', '/icon.png: it is small: 32×32'],
    ],
    [
      'prefers a large wide one to a small square one',
      ['json-ld /banner.png', 'link icon /icon.png'],
      ['/banner.png', '/banner.png', '/icon.png: it is small: 32×32'],
    ],
    [
      'makes do with what is there',
      ['link icon /gone.png', 'favicon /favicon.ico'],
      ['/favicon.ico', '/favicon.ico', '/gone.png: it answered 404'],
    ],
    ['takes a vector logo of any size', ['link icon /logo.svg'], ['/logo.svg', '/logo.svg']],
    [
      'never takes executable markup, nor what it cannot see whole',
      ['json-ld /evil.svg', 'json-ld /long.svg', 'favicon /favicon.ico'],
      [
        '/favicon.ico',
        '/favicon.ico',
        '/evil.svg: it is an SVG that holds scripts or refers to the outside',
        '/long.svg: it is an SVG that holds scripts or refers to the outside',
      ],
    ],
  ])('%s', async (_, lines, expected) => {
    expect(summary(await media.chooseLogo(candidates(...lines), undefined, never))).toEqual(
      expected,
    )
  })

  it('leaves the manifest alone when it is not needed', async () => {
    const url = new URL('/app/manifest.json', origin.base)
    await media.chooseLogo(candidates('json-ld /square.png'), url, never)
    expect(origin.requests).toEqual(['GET /square.png'])
  })

  it('asks the manifest before it guesses', async () => {
    const url = new URL('/app/manifest.json', origin.base)
    const picked = await media.chooseLogo(
      candidates('link icon /icon.png', 'favicon /favicon.ico'),
      url,
      never,
    )
    expect(picked).toEqual({
      media: expect.objectContaining({
        url: `${origin.base}/app/square.png`,
        type: 'png',
        width: 192,
        height: 192,
      }),
      winner: {
        source: 'web manifest icon',
        trust: 'declared',
        raw: 'square.png',
        url: `${origin.base}/app/square.png`,
        width: 192,
        height: 192,
      },
      rejected: [{ candidate: candidates('link icon /icon.png')[0], reason: 'it is small: 32×32' }],
    })
    expect(origin.requests).toEqual([
      'GET /icon.png',
      'GET /app/manifest.json',
      'GET /app/square.png',
    ])
  })

  it.each(['/broken.json', '/list.json', '/gone.json'])('does without %s', async (path) => {
    const url = new URL(path, origin.base)
    const picked = await media.chooseLogo(candidates('favicon /favicon.ico'), url, never)
    expect(summary(picked)).toEqual(['/favicon.ico', '/favicon.ico'])
  })
})

describe('choosePlayable', () => {
  it.each<['video' | 'audio', string[], Array<string | null>]>([
    [
      'video',
      ['og /sound.mp3', 'og /film.mp4'],
      ['/film.mp4', '/film.mp4', '/sound.mp3: it is not video but mp3'],
    ],
    [
      'audio',
      ['og /gone.mp3', 'og /sound.mp3'],
      ['/sound.mp3', '/sound.mp3', '/gone.mp3: it answered 404'],
    ],
    ['audio', ['og /wide.png'], [null, null, '/wide.png: it is not audio but png']],
  ])('%s from %j', async (kind, lines, expected) => {
    const picked = await media.choosePlayable(kind, candidates(...lines), never)
    expect(summary(picked)).toEqual(expected)
  })
})
