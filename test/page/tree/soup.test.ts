import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ours, theirs } from './oracle.js'
import { soup } from './soup.js'

test('of any markup the tree is that of parse5', () => {
  fc.assert(
    fc.property(soup, (markup) => {
      expect(ours(markup)).toBe(theirs(markup))
    }),
    { numRuns: 500 },
  )
})

test('each NUL in SVG is a character of its own', () => {
  expect(ours('<svg>\0\0')).toContain('"\ufffd\ufffd"')
})
