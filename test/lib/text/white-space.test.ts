import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collapseSpaces } from '../../../src/lib/text/white-space.js'

test('each run of white space is one space, and nothing else changes', () => {
  expect(collapseSpaces('a b  c\u00a0d \n\t e\n')).toBe('a b c d e ')
  const letters = fc.constantFrom('a', 'b', ' ', ' ', '\n', '\t', '\u00a0', '\u3000')
  fc.assert(
    fc.property(fc.string({ unit: letters }), (text) => {
      const words = text.split(/[ \n\t\u00a0\u3000]/).filter((word) => word !== '')
      const collapsed = collapseSpaces(text)
      expect(collapsed.trim()).toBe(words.join(' '))
      expect(/[\n\t\u00a0\u3000]| {2}/.test(collapsed)).toBe(false)
    }),
  )
})
