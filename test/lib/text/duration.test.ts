import { describe, expect, test } from 'vitest'
import { formatDuration, parseDuration } from '../../../src/lib/text/duration.js'

describe('parseDuration', () => {
  test.each([
    ['1500', 1_500],
    ['0', 0],
    ['250ms', 250],
    ['90s', 90_000],
    ['90 sec', 90_000],
    ['5min', 300_000],
    ['1.5h', 5_400_000],
    ['2 days', 172_800_000],
    ['1 Day', 86_400_000],
    [' 1m ', 60_000],
    ['0.4ms', 0],
  ])('%s is %i ms', (text, milliseconds) => {
    expect(parseDuration(text)).toBe(milliseconds)
  })

  test.each([
    '',
    's',
    '-1s',
    '1e3',
    '1.s',
    '.5s',
    '1 fortnight',
    '1s1',
    '١s',
    'constructor',
    '1 __proto__',
  ])('%j says no duration', (text) => {
    expect(parseDuration(text)).toBeUndefined()
  })
})

describe('prettyDuration', () => {
  test.each([
    [0, '0ms'],
    [120.4, '120ms'],
    [999, '999ms'],
    [1_000, '1s'],
    [1_740, '1.7s'],
    [59_960, '60s'],
  ])('%d is %s', (milliseconds, text) => {
    expect(formatDuration(milliseconds)).toBe(text)
  })
})
