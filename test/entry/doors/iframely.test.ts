import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type DoorBench, expectText, FORBIDDEN, startDoor } from './support.js'

const FRAME = '<iframe src="https://player.test/5" width="640" height="360"></iframe>'

let bench: DoorBench
let films: Origin
beforeAll(async () => {
  bench = await startDoor('iframely', {
    LINKGLASS_PLANS:
      '{"free":{"limit":100,"window":"1h"},"pro":{"limit":90,"window":"1h","keys":["k1"]}}',
  })
  films = await startOrigin({
    '/film.html': `<title>A film</title><link rel="alternate" type="application/json+oembed" href="/oembed">`,
    '/told.html': `<title>A story</title><link rel="alternate" type="application/json+oembed" href="/scripted">`,
    '/oembed': json({ version: '1.0', type: 'video', html: FRAME, width: 640, height: 360 }),
    '/scripted': json({
      version: '1.0',
      type: 'rich',
      html: `<p>x</p><script src="/s.js"></script>`,
    }),
  })
})
afterAll(async () => {
  await films.close()
  await bench.close()
})

function json(value: object) {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) }
}

/** Asks as Outline does. */
function ask(more: Record<string, string>) {
  return bench.service.get(`/iframely?${new URLSearchParams({ api_key: 'k1', ...more })}`)
}

const THUMBNAIL = { type: 'image/png', rel: ['thumbnail'], media: { width: 960, height: 480 } }

test('a page is its fields and links', async () => {
  const { status, headers, body } = await ask({ url: bench.at('/moved.html'), omit_script: '1' })
  const icon = { type: 'image/png', media: { width: 32, height: 32 } }
  const links = {
    thumbnail: [{ href: bench.at('/wide.png'), ...THUMBNAIL }],
    icon: [{ href: bench.at('/icon.png'), ...icon, rel: ['icon'] }],
    logo: [{ href: bench.at('/icon.png'), ...icon, rel: ['logo'] }],
  }
  const answer = {
    url: bench.at('/article.html'),
    meta: {
      title: 'Blown glass',
      description: 'How it is blown.',
      author: 'Mira Holt',
      site: 'The Glasshouse',
      date: '2024-03-05T00:00:00.000Z',
      canonical: bench.at('/article.html'),
    },
    links,
    rel: [],
  }
  expect([status, body]).toEqual([200, answer])
  expect(headers.get('x-pricing-plan')).toBe('pro')
  expect(headers.get('x-ignored')).toBeNull()
  const flat = await ask({ uri: bench.at('/moved.html'), group: 'false' })
  expect(flat.body).toEqual({ ...answer, links: Object.values(links).flat() })
})

test('a player comes with its markup, unless that needs scripts', async () => {
  const at = (path: string) => `http://site.test:${films.port}${path}`
  const film = await ask({ url: at('/film.html') })
  const told = await ask({ url: at('/told.html') })
  expect(film.body).toMatchObject({ rel: ['player'], html: FRAME })
  expect(told.body).toEqual({
    url: at('/told.html'),
    meta: { title: 'A story', site: expectText(), canonical: at('/told.html') },
    links: {},
    rel: [],
  })
})

test('errors name the status, and what is not public is not fetched', async () => {
  const error = (code: number) => ({ error: { source: 'linkglass', code, message: expectText() } })
  const gone = await ask({ url: bench.at('/gone.html') })
  expect([gone.status, gone.body]).toEqual([404, error(404)])
  const none = await ask({})
  expect([none.status, none.body]).toEqual([400, error(400)])
  for (const url of FORBIDDEN) {
    const { status, body } = await ask({ url })
    expect([url, status, body]).toEqual([url, 403, error(403)])
  }
})

test('`/oembed` takes the key from where it stands in addresses', async () => {
  const { headers } = await bench.service.get(
    `/oembed?${new URLSearchParams({ url: bench.at('/article.html'), api_key: 'k1' })}`,
  )
  expect(headers.get('x-pricing-plan')).toBe('pro')
})
