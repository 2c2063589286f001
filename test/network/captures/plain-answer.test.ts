import { expect, test } from 'vitest'
import { redactAnswer } from '../../../src/network/captures/index.js'
import type { Query } from '../../../src/params/index.js'

test.each([
  ['http://site.test/a', 'http://site.test/a'],
  ['https://ann:s3cret@site.test:8443/a?b=c@d', 'https://site.test:8443/a?b=c@d'],
  ['http://ann@site.test/', 'http://site.test/'],
  ['http://site.test/a//b@c', 'http://site.test/a//b@c'],
])('%s is captured without user name and password', (given, told) => {
  const query = { url: new URL(given), headers: {} } as Query
  const { url, query: plain } = redactAnswer(query, { status: 'success', data: {} })
  expect([url, plain]).toEqual([told, { url: told, headers: {} }])
})
