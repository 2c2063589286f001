import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../support/origin.js'
import { type Service, startService } from '../support/service.js'
import { PAGES } from './pages.js'

let site: Origin
let service: Service
beforeAll(async () => {
  site = await startOrigin((request, response) => {
    const name = decodeURIComponent((request.url ?? '').slice(1))
    const { headers = {}, html = '' } = PAGES[name] ?? {}
    const body = name === 'data.json' ? '{}' : html
    const type = name === 'data.json' ? 'application/json' : 'text/html'
    response.writeHead(200, {
      'content-type': type,
      server: 'nginx',
      ...(html && { server: '' }),
      ...headers,
    })
    response.end(body)
  })
  service = await startService()
})
afterAll(async () => {
  await service.close()
  await site.close()
})

const ONLY = { meta: 'false', 'insights.technologies': 'true', 'insights.lighthouse': 'false' }

async function ask(path: string, parameters: Record<string, string> = ONLY) {
  const url = `http://site.test:${site.port}/${encodeURIComponent(path)}`
  return service.ask({ url, ...parameters })
}

function names(body: unknown): string[] {
  const { data } = body as { data: { insights: { technologies: { name: string }[] } } }
  return data.insights.technologies.map(({ name }) => name)
}

test.each(Object.keys(PAGES))('what is %s made with', async (page) => {
  const { status, body } = await ask(page)
  expect([status, names(body)]).toEqual([200, PAGES[page]?.made])
})

test('is answered beside everything else, whatever reads the page', async () => {
  const rules = { 'data.title.selector': 'title' }
  const insights = { insights: 'true', lighthouse: 'false' }
  for (const more of [{ 'meta.title': 'true' }, rules]) {
    const { body } = await ask('a page of nothing special', { ...more, ...insights })
    expect(body).toMatchObject({ data: { title: 'Plain', insights: { technologies: [] } } })
  }
})

test('is told of other files by their headers, and no page is waited for', async () => {
  const { body, headers } = await ask('data.json')
  expect(body).toMatchObject({
    data: { insights: { technologies: [{ name: 'nginx', confidence: 100 }] } },
  })
  expect(headers.get('x-fetch-mode')).toBe('skipped')
})

test('`explain` says what gave each away', async () => {
  const { body } = await ask('a wiki', { ...ONLY, explain: 'true' })
  expect(body).toMatchObject({
    explain: {
      technologies: {
        MediaWiki: ['generator MediaWiki', 'path /load.php'],
        PHP: ['implied by MediaWiki'],
      },
    },
  })
})

test('nothing is added when all of it is switched off', async () => {
  const plain = await ask('a wiki', { 'meta.lang': 'true' })
  if (typeof plain.body !== 'object') throw new Error('the answer is no object')
  expect(plain).toMatchObject({ status: 200, body: { data: { lang: null } } })
  for (const off of [
    { insights: 'false' },
    { insights: 'true', technologies: 'false', lighthouse: 'false' },
    { technologies: 'true' },
  ]) {
    const { status, body } = await ask('a wiki', { 'meta.lang': 'true', ...off })
    // Each is a fetch of its own, at a date of its own.
    expect([status, body]).toEqual([200, { ...plain.body, headers: expect.any(Object) }])
  }
})

test('a value of it can be kept alone, and be the body itself', async () => {
  const { body } = await ask('a wiki', { ...ONLY, filter: 'insights.technologies.name' })
  expect(body).toMatchObject({
    data: { insights: { technologies: [{ name: 'MediaWiki' }, { name: 'PHP' }] } },
  })
  const { headers, body: list } = await ask('a wiki', { ...ONLY, embed: 'insights.technologies' })
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(list).toHaveLength(2)
})
