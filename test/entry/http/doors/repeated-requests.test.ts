import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../../../support/origin.js'
import { type DoorBench, startDoor } from '../../doors/support.js'

/** Title of the changing site's only page. */
let title = 'First'
let changing: Origin
let bench: DoorBench
beforeAll(async () => {
  bench = await startDoor('jina,editorjs')
  changing = await startOrigin(({ headers }, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<title>${headers.cookie ?? title}</title>`)
  })
})
afterAll(async () => {
  await bench.close()
  await changing.close()
})

const JSON_OF_JINA = { accept: 'application/json', 'x-respond-with': 'text' }

function jina(url: string, headers: Record<string, string> = {}) {
  return bench.service.get(`/jina/${url}`, { headers: { ...JSON_OF_JINA, ...headers } })
}

/** Asks for the changing page, and returns its title. */
async function askChanging(path: string, headers: Record<string, string> = {}) {
  const { body } = await jina(`http://site.test:${changing.port}${path}`, headers)
  return (body as { data: { title: string } }).data.title
}

const editorjs = (path: string, init: RequestInit = {}) =>
  bench.service.get(`/editorjs?url=${encodeURIComponent(bench.at(path))}&size=2`, init)

test('a repeated request is answered the same, with what it names in vain', async () => {
  const answers = [
    await editorjs('/bare.html'),
    await editorjs('/bare.html'),
    await editorjs('/bare.html'),
  ]
  const seen = answers.map(({ status, headers, body }) => ({
    status,
    cache: headers.get('x-cache-status'),
    ignored: headers.get('x-ignored'),
    exposed: headers.get('access-control-expose-headers')?.split(', ').includes('x-ignored'),
    length: Number(headers.get('content-length')),
    body,
  }))
  const body = { success: 1, meta: { title: 'Only a title', site_name: 'site' } }
  const { length } = JSON.stringify(body)
  const usual = { status: 200, ignored: 'size', exposed: true, length, body }
  expect(seen).toEqual(['MISS', 'HIT', 'HIT'].map((cache) => ({ ...usual, cache })))
  expect(bench.origin.requests.filter((one) => one === 'GET /bare.html')).toHaveLength(1)
})

test('headers and forms that a route reads are told apart', async () => {
  const text = { code: 200, status: 20_000, data: { text: 'Only a title' } }
  await jina(bench.at('/bare.html'), { 'x-target-selector': 'title' })
  const again = await jina(bench.at('/bare.html'), { 'x-target-selector': 'title' })
  expect(again.body).toMatchObject(text)
  const other = await jina(bench.at('/bare.html'), {
    'x-target-selector': 'title',
    'x-respond-with': 'html',
  })
  expect(other.body).toMatchObject({ data: { html: '<title>Only a title</title>' } })
  const plain = await jina(bench.at('/bare.html'), { 'x-target-selector': 'title', accept: '*/*' })
  expect(plain.body).toBe('Only a title')
})

test('a copy that is made again is answered as it is now', async () => {
  const titles = [await askChanging('/news'), await askChanging('/news')]
  title = 'Second'
  titles.push(await askChanging('/news'), await askChanging('/news', { 'x-no-cache': 'true' }))
  titles.push(await askChanging('/news'), await askChanging('/news'))
  expect(titles).toEqual(['First', 'First', 'First', 'Second', 'Second', 'Second'])
})

test('a request with a cookie is answered to its caller alone', async () => {
  const mine = { 'x-set-cookie': 'session=mira' }
  const titles = [await askChanging('/account', mine), await askChanging('/account', mine)]
  expect([...titles, await askChanging('/account')]).toEqual([
    'session=mira',
    'session=mira',
    'Second',
  ])
  const cookies = changing.headers.slice(-3).map(({ cookie }) => cookie)
  expect(cookies).toEqual(['session=mira', 'session=mira', undefined])
})

test('HEAD, other spellings of the path and faults are answered as `GET` is', async () => {
  const head = await editorjs('/bare.html', { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), head.body]).toEqual([200, '64', ''])
  const target = `url=${encodeURIComponent(bench.at('/bare.html'))}`
  const spelled = await bench.service.get(`/%65ditorjs?${target}`)
  expect(spelled.body).toEqual({ success: 1, meta: { title: 'Only a title', site_name: 'site' } })
  const faults = [await bench.service.get('/editorjs?url=5'), await editorjs('/gone.html')]
  expect(faults.map(({ status, body }) => [status, (body as { success: number }).success])).toEqual(
    [
      [400, 0],
      [404, 0],
    ],
  )
})
