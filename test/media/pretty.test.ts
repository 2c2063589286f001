import { expect, it } from 'vitest'
import { formatBytes, formatPlaytime } from '../../src/media/to-media.js'

it.each([
  [0, '0 B'],
  [1, '1 B'],
  [43, '43 B'],
  [999, '999 B'],
  [1_000, '1 kB'],
  [4_118, '4.12 kB'],
  [53_290, '53.3 kB'],
  [88_064, '88.1 kB'],
  [788_493, '788 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [1_000_000, '1 MB'],
  [7_228_264, '7.23 MB'],
  [5_000_000_000, '5 GB'],
  [2e18, '2000 PB'],
])('%d bytes are %s', (bytes, pretty) => {
  expect(formatBytes(bytes)).toBe(pretty)
})

it.each([
  [0.25, '250ms'],
  [0.9999, '1s'],
  [8.2, '8s'],
  [28.533333, '29s'],
  [59.7, '1m'],
  [60, '1m'],
  [190, '3m'],
  [1_502, '25m'],
  [3_599, '1h'],
  [5_400, '2h'],
  [90_000, '1d'],
])('%d seconds are %s', (seconds, pretty) => {
  expect(formatPlaytime(seconds)).toBe(pretty)
})
