import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { moveKeyToHeader } from '../../../../src/entry/http/doors/door-key.js'

function move(url: string, headers: Record<string, string> = {}) {
  const request = { url, headers } as unknown as IncomingMessage
  moveKeyToHeader(request, ['api_key', 'key'])
  return { url: request.url, headers: request.headers }
}

test('a key in the query is moved to a header, so that no cache sees it', () => {
  const wanted = { url: '/iframely?url=http%3A%2F%2Fa.test%2F', headers: { 'x-api-key': 'k1' } }
  const url = encodeURIComponent('http://a.test/')
  expect(move(`/iframely?api_key=k1&url=${url}`)).toEqual(wanted)
  expect(move(`/iframely?url=${url}&%6bey=k1&api_key=undefined`)).toEqual(wanted)
  expect(move(`/iframely?url=${url}&key=k2`, { 'x-api-key': 'k1' })).toEqual(wanted)
})

test('a query without a key stays as it was sent', () => {
  expect(move('/iframely?url=http://a.test/?a=%7e')).toEqual({
    url: '/iframely?url=http://a.test/?a=%7e',
    headers: {},
  })
})
