import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type Service, startService } from '../../support/service.js'

let origin: Origin
let service: Service
let asked: () => void
beforeAll(async () => {
  // Takes each request and never answers it.
  origin = await startOrigin(() => asked())
  service = await startService({
    LINKGLASS_LOG_LEVEL: 'info',
    LINKGLASS_RETRY: '0',
    LINKGLASS_DOORS: 'editorjs,firecrawl',
  })
})
afterAll(async () => {
  await service.close()
  await origin.close()
})
beforeEach(() => void service.log.splice(0))

/** Asks, and leaves once the target was asked. */
async function askAndLeave(path: string, init: RequestInit = {}) {
  const controller = new AbortController()
  asked = () => controller.abort()
  const answer = service.get(path, { ...init, signal: controller.signal })
  await expect(answer).rejects.toThrow('aborted')
}

function lines() {
  return service.log.map((line) => {
    const { level, msg, path, status, outcome, err } = JSON.parse(line)
    return { level, msg, path, status, outcome, err }
  })
}

const page = () => encodeURIComponent(`http://site.test:${origin.port}/`)

function batch(): RequestInit {
  return { method: 'POST', body: JSON.stringify({ url: `http://site.test:${origin.port}/` }) }
}

function scrape(): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url: `http://site.test:${origin.port}/` }),
  }
}

test.each([
  ['a link', () => `/?url=${page()}`, '/', () => ({})],
  ['one value', () => `/?url=${page()}&embed=title`, '/', () => ({})],
  ['an oEmbed answer', () => `/oembed?url=${page()}`, '/oembed', () => ({})],
  ['a page of a door', () => `/editorjs?url=${page()}`, '/editorjs', () => ({})],
  ['a batch', () => '/batch', '/batch', batch],
  ['the work of a door', () => '/v1/scrape', '/v1/scrape', scrape],
])(
  'a caller who leaves before %s is there is told in one line, which is no fault',
  async (_, path, shown, init) => {
    await askAndLeave(path(), init())
    await expect.poll(lines).toEqual([
      {
        level: 30,
        msg: 'answered',
        path: shown,
        status: 499,
        outcome: 'left',
        err: undefined,
      },
    ])
  },
)
