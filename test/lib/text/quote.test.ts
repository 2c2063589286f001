import { expect, test } from 'vitest'
import { quote } from '../../../src/lib/text/quote.js'

test.each<[unknown, string]>([
  ['plain', '`plain`'],
  ['two\n  lines', '`two lines`'],
  ['x'.repeat(80), `\`${'x'.repeat(80)}\``],
  ['x'.repeat(81), `\`${'x'.repeat(79)}…\``],
  [{ a: 1 }, '`{"a":1}`'],
  [undefined, '`undefined`'],
  [12, '`12`'],
])('%j is quoted as %s', (value, quoted) => {
  expect(quote(value)).toBe(quoted)
})
