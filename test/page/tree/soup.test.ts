import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ours, theirs } from './oracle.js'
import { joined, soup } from './soup.js'

test('of any markup the tree is that of parse5', () => {
  fc.assert(
    fc.property(soup, (markup) => {
      expect(ours(markup)).toBe(theirs(markup))
    }),
    { numRuns: 500 },
  )
})

/** What attributes are made of, well written or not. */
const attributes = fc
  .array(
    fc.constantFrom(
      ...[' ', '\n', '\t', '\f', '\r\n', '/', '=', '"', "'", '>', '<', '\0', '&amp;', '&lt=', 'é'],
      ...['a', 'CLASS', 'data-x', ' a="1"', " b='2'", ' c', ' class="d e"', ' f=g', '="h>i"'],
    ),
    { maxLength: 16 },
  )
  .map(joined)

test('of any attributes the tree is that of parse5, whoever asks for them and when', () => {
  const name = fc.constantFrom('p', 'br', 'x-y', 'a', 'input', 'svg', 'html', 'svg><p', 'script')
  fc.assert(
    fc.property(name, attributes, name, attributes, (first, one, second, two) => {
      const markup = `<${first}${one}>text<${second}${two}></${first}${two}>end`
      expect(ours(markup)).toBe(theirs(markup))
    }),
    { numRuns: 1_000 },
  )
})

test('each NUL in SVG is a character of its own', () => {
  expect(ours('<svg>\0\0')).toContain('"\ufffd\ufffd"')
})
