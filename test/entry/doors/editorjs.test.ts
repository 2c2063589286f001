import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DoorBench, expectText, FORBIDDEN, startDoor } from './support.js'

let bench: DoorBench
beforeAll(async () => {
  bench = await startDoor('editorjs')
})
afterAll(() => bench.close())

/** Asks as the tool does: `ajax.get({ url: endpoint, data: { url } })`. */
function ask(url: string, more: Record<string, string> = {}) {
  return bench.service.get(`/editorjs?${new URLSearchParams({ url, ...more })}`)
}

test('the tool gets the card of a page', async () => {
  const { status, headers, body } = await ask(bench.at('/article.html'))
  expect({ status, type: headers.get('content-type'), body }).toEqual({
    status: 200,
    type: 'application/json; charset=utf-8',
    body: {
      success: 1,
      meta: {
        title: 'Blown glass',
        description: 'How it is blown.',
        site_name: 'The Glasshouse',
        image: { url: bench.at('/wide.png') },
      },
    },
  })
  expect(headers.get('x-rate-limit-limit')).toBe('100000')
  expect(headers.get('x-ignored')).toBeNull()
  const again = await ask(bench.at('/article.html'))
  expect(again.headers.get('x-cache-status')).toBe('HIT')
})

test('what a page does not say is left out, and names that mean nothing are told', async () => {
  const { headers, body } = await ask(bench.at('/bare.html'), { 'lo"ud': '1', twice: '2' })
  expect(body).toEqual({ success: 1, meta: { title: 'Only a title', site_name: 'site' } })
  expect(headers.get('x-ignored')).toBe('lo"ud, twice')
})

test('an error page is an error, as is everything that cannot be fetched', async () => {
  const gone = await ask(bench.at('/gone.html'))
  expect([gone.status, gone.body]).toEqual([
    404,
    { success: 0, error: 'The page is not there: its server answered 404.' },
  ])
  const none = await bench.service.get('/editorjs')
  expect([none.status, none.body]).toEqual([400, { success: 0, error: expectText() }])
})

test('what is not public is not fetched', async () => {
  for (const url of [...FORBIDDEN, bench.at('/inwards.html')]) {
    const { status, body } = await ask(url)
    expect([url, status, body]).toEqual([url, 403, { success: 0, error: expectText() }])
  }
})

test('another method is told which is allowed', async () => {
  const { status, headers, body } = await bench.post('/editorjs', {})
  expect([status, headers.get('allow'), body]).toEqual([
    405,
    'GET, HEAD, OPTIONS',
    { success: 0, error: '`POST` is not answered at `/editorjs`. Send GET.' },
  ])
})
