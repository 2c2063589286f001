import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { LinkglassError } from '../../src/contracts/errors.js'
import type { Fetch } from '../../src/contracts/http.js'
import { createFileInspector } from '../../src/media/inspect.js'
import { createMediaStage } from '../../src/media/media-stage.js'
import { decoded, gif, ico, jpg, png, svg } from '../support/images.js'
import { noImages } from '../support/no-images.js'
import { type Origin, startOrigin } from '../support/origin.js'
import { plainFetch } from '../support/plain-fetch.js'
import { mp3, mp4, wav } from '../support/recordings.js'

const limits = {
  maxProbeBytes: 256_000,
  maxSizeBytes: 1_000_000,
  maxCandidates: 5,
  timeout: 60_000,
}

const media = createMediaStage({ images: noImages, fetch: plainFetch, limits })
const never = new AbortController().signal

const files: Record<string, Uint8Array> = {
  '/a.png': png(280, 280, [200, 30, 60], 4_118),
  '/a.jpg': jpg(640, 480, { orientation: 6, padding: 120_000 }),
  '/a.gif': gif(60, 40),
  '/a.webp': decoded('webpLossy'),
  '/a.avif': decoded('avif'),
  '/a.svg': svg('viewBox="0 0 24 24"'),
  '/a.ico': ico(16, 32),
  '/a.mp4': mp4(10, 320, 176),
  '/a.mp3': mp3({ bytes: 160_000 }),
  '/a.wav': wav(90),
  '/a.html': Buffer.from('<!doctype html><title>Not found</title>'),
  '/a.json': Buffer.from('{"error":"gone"}'),
  '/empty.png': Buffer.alloc(0),
  '/cut.png': png(280, 280).subarray(0, 20),
  '/lying.png': png(2 ** 31 - 1, 2 ** 31 - 1),
  '/text.png': Buffer.from('this was a picture'),
}

const specials: Record<string, (response: ServerResponse) => void> = {
  '/403.png': (response) => response.writeHead(403).end(files['/a.png']),
  '/chunked.png': (response) => {
    response.write(files['/a.png'])
    response.end()
  },
  '/gzip.svg': (response) => {
    const body = gzipSync(files['/a.svg'] ?? '')
    response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': body.length }).end(body)
  },
  '/huge.png': (response) => {
    response.writeHead(200, { 'content-length': 5_000_000_000 }).write(files['/a.png'])
  },
  '/endless.png': (response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
    }
    response.write(files['/a.png'])
    response.on('drain', more)
    more()
  },
  '/stalled.png': (response) => response.write(files['/a.png']),
  '/silent.png': () => {},
  '/reset.png': (response) => response.destroy(),
  '/headers.png': (response) =>
    response.socket?.write(`HTTP/1.1 200 OK\r\n${'x-a: b\r\n'.repeat(50_000)}`),
  '/broken.png': (response) => {
    response
      .writeHead(200, { 'content-length': 99_999 })
      .write(files['/a.png'], () => response.destroy())
  },
}

let origin: Origin
const closed: string[] = []
beforeAll(async () => {
  origin = await startOrigin((request, response) => {
    const path = request.url ?? ''
    response.on('close', () => closed.push(path))
    const file = files[path]
    if (file) response.writeHead(200, { 'content-length': file.length }).end(file)
    else (specials[path] ?? ((other) => other.writeHead(404).end('not here')))(response)
  })
})
afterAll(() => origin.close())

function probe(path: string, signal = never) {
  return media.probeFile(new URL(path, origin.base), signal)
}

/** Tells when the first bytes of a body have been looked at and more are wanted. */
function fetchTelling(tell: () => void): Fetch {
  return async (url, options) => {
    const fetched = await plainFetch(url, options)
    async function* body() {
      for await (const chunk of fetched.body) {
        yield chunk
        tell()
      }
    }
    return { ...fetched, body: body() }
  }
}

/** What a probe gives whose time is up once it has seen the first bytes. */
function probeInterrupted(path: string) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const fetch = fetchTelling(() => vi.advanceTimersByTime(limits.timeout))
  return createMediaStage({ images: noImages, fetch, limits }).probeFile(
    new URL(path, origin.base),
    never,
  )
}

afterEach(() => void vi.useRealTimers())

describe('probe', () => {
  it.each<[string, object]>([
    ['/a.png', { type: 'png', size: 4_118, height: 280, width: 280, size_pretty: '4.12 kB' }],
    ['/a.jpg', { type: 'jpg', size: 120_061, height: 640, width: 480, size_pretty: '120 kB' }],
    ['/a.gif', { type: 'gif', size: 35, height: 40, width: 60, size_pretty: '35 B' }],
    ['/a.webp', { type: 'webp', size: 98, height: 80, width: 120, size_pretty: '98 B' }],
    ['/a.avif', { type: 'avif', size: 318, height: 80, width: 120, size_pretty: '318 B' }],
    ['/a.svg', { type: 'svg', size: 89, height: 24, width: 24, size_pretty: '89 B' }],
    ['/a.ico', { type: 'ico', size: 78, height: 32, width: 32, size_pretty: '78 B' }],
    [
      '/a.mp4',
      {
        type: 'mp4',
        size: 344,
        height: 176,
        width: 320,
        duration: 10,
        duration_pretty: '10s',
        size_pretty: '344 B',
      },
    ],
    [
      '/a.mp3',
      { type: 'mp3', size: 160_000, duration: 10, duration_pretty: '10s', size_pretty: '160 kB' },
    ],
    ['/a.wav', { type: 'wav', size: 44, duration: 90, duration_pretty: '2m', size_pretty: '44 B' }],
    ['/cut.png', { type: 'png', size: 20, size_pretty: '20 B' }],
    ['/lying.png', { type: 'png', size: 65, size_pretty: '65 B' }],
    ['/chunked.png', { type: 'png', size: 4_118, height: 280, width: 280, size_pretty: '4.12 kB' }],
    [
      '/huge.png',
      { type: 'png', size: 5_000_000_000, height: 280, width: 280, size_pretty: '5 GB' },
    ],
    ['/endless.png', { type: 'png', height: 280, width: 280 }],
    ['/broken.png', { type: 'png', size: 99_999, height: 280, width: 280, size_pretty: '100 kB' }],
  ])('%s', async (path, expected) => {
    const answer = await probe(path)
    expect(answer).toEqual({ url: `${origin.base}${path}`, ...expected })
    expect(Object.keys(answer ?? {})).toEqual(['url', ...Object.keys(expected)])
  })

  it.each([
    '/a.html',
    '/a.json',
    '/empty.png',
    '/text.png',
    '/403.png',
    '/missing.png',
    '/reset.png',
    '/headers.png',
  ])('%s is nothing', async (path) => {
    expect(await probe(path)).toBeNull()
  })

  it('of a file whose rest does not come gives what its beginning says', async () => {
    const url = `${origin.base}/stalled.png`
    const answer = await probeInterrupted('/stalled.png')
    expect(answer).toEqual({ url, type: 'png', height: 280, width: 280 })
  })

  it('of a server that never answers is nothing', async () => {
    const impatient = createMediaStage({
      images: noImages,
      fetch: plainFetch,
      limits: { ...limits, timeout: 20 },
    })
    expect(await impatient.probeFile(new URL('/silent.png', origin.base), never)).toBeNull()
  })

  it('counts the decoded bytes when the origin compresses', async () => {
    const inflating = createMediaStage({
      images: noImages,
      limits,
      fetch: async (url, options) => ({
        ...(await plainFetch(url, options)),
        body: (async function* () {
          yield files['/a.svg'] ?? new Uint8Array()
        })(),
      }),
    })
    expect(await inflating.probeFile(new URL('/gzip.svg', origin.base), never)).toMatchObject({
      type: 'svg',
      size: 89,
    })
  })

  it('lets go of the connection once it knows enough', async () => {
    await probe('/endless.png')
    await probe('/huge.png')
    await expect.poll(() => closed).toEqual(expect.arrayContaining(['/endless.png', '/huge.png']))
  })

  it('passes on the end of the whole request', async () => {
    const reason = new LinkglassError('ETIMEOUT', 'The time is up.')
    const controller = new AbortController()
    const answer = probe('/silent.png', controller.signal)
    controller.abort(reason)
    await expect(answer).rejects.toBe(reason)
    await expect(probe('/a.png', AbortSignal.abort(reason))).rejects.toBe(reason)
  })

  it('passes it on in the middle of a body, too', async () => {
    const reason = new LinkglassError('ETIMEOUT', 'The time is up.')
    const controller = new AbortController()
    const fetch = fetchTelling(() => controller.abort(reason))
    const url = new URL('/stalled.png', origin.base)
    const answer = createMediaStage({ images: noImages, fetch, limits }).probeFile(
      url,
      controller.signal,
    )
    await expect(answer).rejects.toBe(reason)
  })

  it('reads headers in the first `maxProbeBytes` only, also of a file that is wanted whole', async () => {
    const picture = jpg(640, 480, { padding: 40_000 })
    const fetch: Fetch = async (url, options) => ({
      ...(await plainFetch(url, options)),
      body: (async function* () {
        yield picture
      })(),
    })
    const inspect = async (maxProbeBytes: number) => {
      const inspectFile = createFileInspector(fetch, { ...limits, maxProbeBytes })
      const found = await inspectFile(new URL('/a.jpg', origin.base), never, { whole: true })
      return 'reason' in found ? found : [found.width, found.height, found.bytes.length]
    }
    expect(await inspect(50_000)).toEqual([640, 480, picture.length])
    expect(await inspect(20_000)).toEqual([undefined, undefined, picture.length])
  })

  it('treats a refused address as one that cannot be reached', async () => {
    const guarded = createMediaStage({
      images: noImages,
      limits,
      fetch: async () => {
        throw new LinkglassError('EFORBIDDENURL', 'Not public.')
      },
    })
    expect(await guarded.probeFile(new URL('http://10.0.0.1/a.png'), never)).toBeNull()
  })
})
