import { expect, test } from 'vitest'
import { getEntryFreshness } from '../../../src/service/cache/freshness.js'
import { entry } from './entry.js'

const MINUTE = 60_000
const NOW = 1_000_000_000_000

test.each([
  ['of a clock that is a little ahead is used', 4 * MINUTE, 'fresh'],
  ['made while the clock was a year ahead is not', 365 * 24 * 60 * MINUTE, 'expired'],
])('a copy %s', (_, ahead, freshness) => {
  const copy = entry({ storedAt: NOW + ahead, ttl: MINUTE })
  expect(getEntryFreshness(copy, NOW)).toBe(freshness)
})
