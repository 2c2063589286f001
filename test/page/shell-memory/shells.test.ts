import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type Service, startService } from '../../support/service.js'
import { until } from '../../support/until.js'

const WARNING = {
  code: 'ESHELL',
  message: 'The target sent what it sends for any address, and nothing of the page itself.',
}
const SHELL = `<title>Films for all</title><meta name="description" content="All films.">
  <p>${'Sign in, or look around. '.repeat(80)}</p>`
const PAGE = '<title>Whales</title><meta name="description" content="At the pier.">'

/** A site that shows its pages until it stops to. */
let origin: Origin
let service: Service
let isOpen = false

beforeAll(async () => {
  origin = await startOrigin((request, response) => {
    const isPage = isOpen || request.url === '/whales'
    response.setHeader('content-type', 'text/html')
    response.end(isPage ? PAGE.replace('Whales', `Whales of ${request.url}`) : SHELL)
  })
  service = await startService()
})
afterAll(async () => {
  await service.close()
  await origin.close()
})

async function ask(path: string, more: Record<string, string> = {}) {
  const url = `http://site.test:${origin.port}${path}`
  const { body, headers } = await service.ask({ url, ...more })
  const { data, warnings } = body as {
    data: { title: string }
    warnings?: readonly { code: string; message: string }[]
  }
  const [cache, ttl] = ['x-cache-status', 'x-cache-ttl'].map((name) => headers.get(name))
  return { title: data.title, warnings, cache, ttl }
}

test('a shell is told from the third address on, and kept for a short time', async () => {
  const page = { title: 'Films for all', cache: 'MISS', ttl: '86400000', warnings: undefined }
  const shell = { ...page, ttl: '300000', warnings: [WARNING] }
  expect(await ask('/a')).toEqual(page)
  expect(await ask('/b?utm_source=mail')).toEqual(page)
  expect(await ask('/c')).toEqual(shell)
  expect(await ask('/c')).toEqual({ ...shell, cache: 'HIT' })
  expect(await ask('/whales')).toEqual({ ...page, title: 'Whales of /whales' })
})

test('a shell never replaces a good copy that is refreshed', async () => {
  isOpen = true
  const stale = { staleTtl: '0' }
  expect(await ask('/pier', stale)).toMatchObject({ title: 'Whales of /pier', cache: 'MISS' })
  isOpen = false
  origin.requests.length = 0
  expect(await ask('/pier', stale)).toMatchObject({ title: 'Whales of /pier', cache: 'HIT' })
  // A second refresh sets off once the first is done.
  await until(async () => {
    await ask('/pier', stale)
    return origin.requests.length > 1
  })
  expect(await ask('/pier', stale)).toMatchObject({ title: 'Whales of /pier', warnings: undefined })
})

test('what one caller’s own headers bring is neither compared nor remembered', async () => {
  const own = { 'headers.cookie': 'who=mara' }
  for (const path of ['/d', '/e', '/f']) {
    expect((await ask(path, own)).warnings).toBeUndefined()
  }
})

test('one field of a shell is answered as all of them', async () => {
  const one = { 'meta.title': 'true' }
  expect(await ask('/g', one)).toMatchObject({ warnings: [WARNING] })
})
