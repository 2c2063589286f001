import fc from 'fast-check'
import { serializeOuter } from 'parse5'
import { expect, test } from 'vitest'
import { PageText } from '../../../src/page/page-text.js'
import { adapter } from '../../../src/page/tree/adapter.js'
import { parseDocument, type ReadTest } from '../../../src/page/tree/dom.js'
import { type Element, isElement, type ParentNode } from '../../../src/page/tree/index.js'
import { DOM_LIMITS } from '../../support/limits.js'
import { ours, record, theirs } from './oracle.js'
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

const pieceLengths = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 })

test('of any markup that comes in pieces of any length the tree is that of the whole', () => {
  fc.assert(
    fc.property(soup, pieceLengths, (markup, pieces) => {
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

test('of any markup whose tags are recorded the tree is that of parse5', () => {
  const markups = fc.oneof(soup, fc.tuple(attributes, attributes).map(writeTags))
  fc.assert(
    fc.property(markups, pieceLengths, (markup, lengths) => {
      expect(ours(record(cut(markup, lengths)))).toBe(theirs(markup))
    }),
    { numRuns: 2_000 },
  )
})

test('of any tag an attribute is the same whether it is read alone or with the others', () => {
  const wanted = fc.constantFrom('a', 'b', 'c', 'class', 'data-x', 'f', 'none')
  const open = fc.constantFrom('<p', '<svg')
  fc.assert(
    fc.property(open, attributes, wanted, fc.boolean(), (start, text, name, isRecorded) => {
      const markup = `${start}${text}>`
      const page = isRecorded ? record([markup]) : markup
      const { document } = parseDocument(page, DOM_LIMITS)
      const element = document.elements?.list.at(-1)
      const alone = element?.peekAttribute(name)
      expect(alone).toBe(element?.attribs[name])
    }),
    { numRuns: 2_000 },
  )
})

function writeTags([first, second]: readonly [string, string]): string {
  return `<p${first}>text<a${second}>more</p${second}><path${first}/>end`
}

test.each([
  ['more attributes than are read', `<p ${'a '.repeat(1_000)} class="x">`],
  ['a slash before a space', '<svg><a / >1<a/>2</svg>'],
  ['a long tag', `<p title="${'x'.repeat(40_000)}" class="y">`],
  ['a long class', `<p class="${'x '.repeat(40_000)}">`],
  ['more tags than are recorded', '<p>a'.repeat(70_000)],
])('of a page with %s the tree is the same whether its tags are recorded', (_, html) => {
  const markup = `<!doctype html><p>before${html}<p>after`
  expect(ours(record(cut(markup, [9_000])))).toBe(ours(markup))
  expect(readClasses(record(cut(markup, [9_000])))).toEqual(readClasses(markup))
})

function readClasses(page: PageText | string) {
  const { elements } = parseDocument(page, DOM_LIMITS).document
  return elements?.list.map((element) => element.peekAttribute('class'))
}

test.each([
  ['object', '<p><b>1<object></object></p>2'],
  ['caption', '<table><caption></caption><tr><td>1'],
  ['form', '<form></form><form id="x">1'],
  ['td', '<table><tr><td></td>1<td>2'],
  ['th', '<table><tr><th></th>1<td>2'],
  ['template', '<template><div></div></template><p>1'],
  ['body', '<body></body><!--1-->'],
  ['b', '<b>1<b>2</b>3</b>4'],
  ['pre', '<pre></pre>\n1'],
])('what the end of an open %s does, beside closing it, is that of parse5', (_, markup) => {
  expect(ours(markup)).toBe(theirs(markup))
})

const READ_NAMES = new Set(['p', 'a', 'h1', 'td', 'path'])

/** Returns the number of elements, and what those that are read hold. */
function listRead(page: PageText | string, isRead?: ReadTest) {
  const { elements } = parseDocument(page, DOM_LIMITS, isRead).document
  const read = elements?.list.filter(({ name }) => READ_NAMES.has(name))
  return (
    read && [
      elements?.size,
      ...read.map((element) => [element.start, serializeOuter(element, { treeAdapter: adapter })]),
    ]
  )
}

test('what is read of any markup is the same in a tree without the rest', () => {
  const isRead: ReadTest = ({ name }) => READ_NAMES.has(name)
  fc.assert(
    fc.property(soup, pieceLengths, (markup, lengths) => {
      const expected = listRead(markup)
      fc.pre(expected !== undefined)
      expect(listRead(markup, isRead)).toEqual(expected)
      expect(listRead(record(cut(markup, lengths)), isRead)).toEqual(expected)
    }),
    { numRuns: 2_000 },
  )
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
