import { expect, test } from 'vitest'
import { InlineReader } from '../../../src/pipeline/read/inline-reader.js'
import { readRequest } from '../../support/read-request.js'

test('a page that drips a byte at a time is looked at as seldom as one that pours', () => {
  const html = Buffer.from(`<title>T</title>${'<p>text</p>'.repeat(20_000)}`)
  const reader = new InlineReader(readRequest(), 'text/html')
  let looks = 0
  for (let at = 0; at < html.length; at++) {
    if (!reader.add(html.subarray(at, at + 1))) continue
    looks++
    reader.read()
  }
  expect(reader.end(true).detection.text).toEqual({ title: 'T' })
  expect(looks).toBeLessThan(100)
})
