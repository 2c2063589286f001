import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRequestFields } from '../../../src/entry/doors/door-fields.js'
import { MERCURY } from '../../../src/entry/doors/mercury.js'
import { expectLinear } from '../../support/growth.js'
import { type DoorBench, startDoor } from './support.js'

let bench: DoorBench
beforeAll(async () => {
  bench = await startDoor('editorjs,firecrawl')
})
afterAll(() => bench.close())

function toGiven(query: URLSearchParams) {
  return { target: '', query, body: undefined, headers: {} }
}

test('a query of many names costs no more than its length', async () => {
  await expectLinear(5_000, (count) => {
    const names = Array.from({ length: count }, (_, index) => `a${index}`)
    const given = toGiven(new URLSearchParams(names.join('&')))
    return () => readRequestFields({}, given, () => {})
  })
})

test('an address in many parts is given up when it is too long', async () => {
  const [route] = MERCURY.routes
  if (route?.kind !== 'page') throw new Error('The route is no page route.')
  await expectLinear(20_000, (count) => {
    const given = toGiven(new URLSearchParams(`url=http://a${'&a'.repeat(count)}`))
    return () => expect(() => route.toQuestion(given, () => {})).toThrow('too long')
  })
})

test('a query longer than LINKGLASS_MAX_QUERY is refused in the shape of the door', async () => {
  const url = encodeURIComponent(bench.at('/bare.html'))
  const query = `url=${url}&`.padEnd(260_000, 'a')
  const error = 'The query string has 260000 bytes; at most 256000 are read.'
  const replies = [
    await bench.service.get(`/editorjs?${query}`),
    await bench.post(`/v2/scrape?${query}`, { url: bench.at('/bare.html') }),
  ]
  expect(replies.map(({ status, body }) => [status, body])).toEqual([
    [400, { success: 0, error }],
    [400, { success: false, code: 'BAD_REQUEST', error }],
  ])
  expect(bench.origin.requests).toEqual([])
})
