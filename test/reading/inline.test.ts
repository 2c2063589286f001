import { expect, test } from 'vitest'
import { SIGNAL_LIMITS } from '../../src/page/signal-types.js'
import { InlineReader } from '../../src/reading/inline-reader.js'

import { DOM_LIMITS, EXTRACT_LIMITS } from '../support/limits.js'

test('a page that drips a byte at a time is looked at as seldom as one that pours', () => {
  const plan = {
    url: 'https://www.example.com/a',
    headers: {},
    wanted: new Set(['title'] as const),
    optional: new Set<never>(),
    rules: [],
    explain: false,
    tellsShell: false,
    findsTechnologies: false,
    now: 0,
    limits: {
      signals: SIGNAL_LIMITS,
      extract: EXTRACT_LIMITS,
      dom: DOM_LIMITS,
      pdf: { maxPages: 1, maxMemory: 2 ** 27 },
    },
  }
  const html = Buffer.from(`<title>T</title>${'<p>text</p>'.repeat(20_000)}`)
  const reader = new InlineReader(plan, 'text/html')
  let looks = 0
  for (let at = 0; at < html.length; at++) {
    if (!reader.take(html.subarray(at, at + 1))) continue
    looks++
    reader.look()
  }
  expect(reader.end(true).detection.text).toEqual({ title: 'T' })
  expect(looks).toBeLessThan(100)
})
