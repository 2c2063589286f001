import { expect } from 'vitest'
import { png } from '../../support/images.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type Answer, type Service, startService } from '../../support/service.js'

export interface DoorBench {
  readonly origin: Origin
  readonly service: Service
  /** Address of a page of the site. */
  readonly at: (path: string) => string
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>
  readonly close: () => Promise<void>
}

export const ARTICLE = `<html lang="en"><title>Blown glass</title>
  <meta name="description" content="How it is blown."><meta name="author" content="Mira Holt">
  <meta property="og:site_name" content="The Glasshouse">
  <meta property="article:published_time" content="2024-03-05">
  <meta property="og:image" content="/wide.png"><link rel="icon" href="/icon.png">
  <body><nav><a href="/menu">Menu</a></nav><main><article><h1>Blown glass</h1>
  <p>${'Glass is gathered at the end of a pipe, and blown while it glows. '.repeat(8)}</p>
  </article></main></body></html>`

/** Starts a service with one door, and a site that it may ask. */
export async function startDoor(name: string, env: NodeJS.ProcessEnv = {}): Promise<DoorBench> {
  const origin = await startOrigin({
    '/article.html': ARTICLE,
    '/video.html': `<title>A film</title><meta name="twitter:card" content="summary">
      <meta name="twitter:player" content="https://player.test/5"><meta name="rating" content="adult">
      <meta name="twitter:player:width" content="640"><meta name="twitter:player:height" content="360">
      <meta name="fediverse:creator" content="@mira@site.test">
      <link rel="alternate" type="application/activity+json" href="/note">`,
    '/bare.html': '<title>Only a title</title>',
    '/wide.png': { headers: { 'content-type': 'image/png' }, body: png(960, 480) },
    '/icon.png': { headers: { 'content-type': 'image/png' }, body: png(32, 32) },
    '/gone.html': { status: 404, body: '<title>Not here</title>' },
    '/moved.html': { status: 301, headers: { location: '/article.html' } },
    '/inwards.html': { status: 302, headers: { location: 'http://127.0.0.1:1/' } },
  })
  const service = await startService({ LINKGLASS_DOORS: name, LINKGLASS_RETRY: '0', ...env })
  return {
    origin,
    service,
    at: (path) => `http://site.test:${origin.port}${path}`,
    post: (path, body, headers = {}) =>
      service.get(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    close: async () => {
      await service.close()
      await origin.close()
    },
  }
}

/** Addresses that no door may fetch. */
export const FORBIDDEN = [
  'http://127.0.0.1/',
  'http://localhost/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://[::1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://inner.test/',
]

export function expectText() {
  return expect.stringMatching(/\S/)
}
