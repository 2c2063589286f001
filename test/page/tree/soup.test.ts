import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PageText } from '../../../src/page/page-text.js'
import { parseDocument } from '../../../src/page/tree/dom.js'
import { type Element, isElement, type ParentNode } from '../../../src/page/tree/index.js'
import { DOM_LIMITS } from '../../support/limits.js'
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

/** Returns the elements of a page in document order, without the content of templates. */
function walk({ children }: ParentNode): Element[] {
  return children.filter(isElement).flatMap((element) => {
    return [element, ...(element.name === 'template' ? [] : walk(element))]
  })
}

test('of any markup whose elements are not moved they are listed in document order', () => {
  fc.assert(
    fc.property(soup, (markup) => {
      const { document } = parseDocument(markup, DOM_LIMITS)
      const { elements } = document
      if (!elements) return
      const expected = walk(document)
      expect(elements.list).toEqual(expected)
      expect(elements.size).toBe(expected.length)
      expect(expected.map(({ start }) => start)).toEqual([...expected.keys()])
    }),
    { numRuns: 1_000 },
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

test('of any markup that comes in pieces of any length the tree is that of the whole', () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(soup, lengths, (markup, pieces) => {
      expect(ours(new PageText(cut(markup, pieces)))).toBe(ours(markup))
    }),
    { numRuns: 1_000 },
  )
})

test('a script of any length is read in parts, and so is what it hides', () => {
  const script = `<script><!--${'a<b '.repeat(5_000)}<script>${'c-d '.repeat(5_000)}</script>--></script>`
  const markup = `<p>before</p>${script}<p>after &amp; end`
  expect(ours(new PageText(cut(markup, [1_000])))).toBe(ours(markup))
})

/** Cuts a text into pieces whose lengths repeat. */
function cut(text: string, lengths: readonly number[]): string[] {
  const pieces: string[] = []
  for (let at = 0; at < text.length; at += pieces.at(-1)?.length ?? 1)
    pieces.push(text.slice(at, at + (lengths[pieces.length % lengths.length] ?? 1)))
  return pieces
}

test('each NUL in SVG is a character of its own', () => {
  expect(ours('<svg>\0\0')).toContain('"\ufffd\ufffd"')
})
