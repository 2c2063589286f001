import { expect, test } from 'vitest'
import { findMainText } from '../../src/main-text/index.js'
import { createOutline } from '../../src/main-text/outline.js'
import { keepReferredNotes } from '../../src/main-text/referred-notes.js'
import { parseDocument } from '../../src/page/tree/dom.js'
import { readTextContent } from '../../src/rules/attributes/text-content.js'
import { expectLinear } from '../support/growth.js'
import { DOM_LIMITS } from '../support/limits.js'
import { RIGHT_TO_LEFT, SENTENCES } from './languages.js'
import { site } from './pages.js'

function main(html: string) {
  return findMainText(parseDocument(html, DOM_LIMITS).document)
}

const SENTENCE = 'A well of eight metres takes us five days, if the weather is with us. '

test.each([
  ['elements in elements', (n: number) => `${'<div>'.repeat(n)}${SENTENCE.repeat(9)}`],
  ['words in words', (n: number) => `<p>${'<b>a <i>b '.repeat(n)}`],
  ['neighbours', (n: number) => '<p>one <b>two</b></p>'.repeat(n)],
  ['links around blocks', (n: number) => '<a href="/x"><div>a b c</div></a>'.repeat(n)],
  ['a table without end', (n: number) => `<table>${'<tr><td>a b<td>c d'.repeat(n)}`],
  ['headings under headings', (n: number) => '<h1>a</h1><h2>b</h2><h3>c</h3>'.repeat(n)],
  ['names', (n: number) => `<div class="${'nav-menu '.repeat(n)}"><p>${SENTENCE}</p></div>`],
  ['text', (n: number) => `<p>${SENTENCE.repeat(n)}</p>`],
  ['white space', (n: number) => `<p>${' \n'.repeat(n * 20)}a</p>`],
  ['rows that look alike', (n: number) => `<ul>${`<li class="item">${SENTENCE}`.repeat(n)}</ul>`],
  ['images', (n: number) => `<p>${SENTENCE.repeat(9)}</p>${'<p><img src="/i">'.repeat(n)}`],
])('%s cost no more than their length', async (_, make) => {
  await expectLinear(1_000, (n) => {
    const { document } = parseDocument(site('x', make(n)), DOM_LIMITS)
    return () => findMainText(document)
  })
})

test('texts in one link to a note cost no more than their number and its length', async () => {
  await expectLinear(2_000, (n) => {
    const link = `<a role="doc-noteref" href="#${'a'.repeat(25 * n)}">${'<b>w </b>'.repeat(n)}</a>`
    const outline = createOutline(parseDocument(`<p>${link}`, DOM_LIMITS).document)
    return () => keepReferredNotes(outline, new Set(outline.blocks))
  })
})

test('5 MB of text are read to the end', () => {
  const { element } = main(site('x', `<article><p>${SENTENCE.repeat(70_000)}</p></article>`))
  const text = element ? readTextContent(element) : ''
  expect(text.split(SENTENCE.trim()).length - 1).toBe(70_000)
})

test('as many paragraphs as a tree holds are read to the end', () => {
  const { document, cut } = parseDocument(
    site('x', `<article>${`<p>${SENTENCE}`.repeat(59_000)}</article>`),
    DOM_LIMITS,
  )
  const { element } = findMainText(document)
  const text = element ? readTextContent(element) : ''
  expect([text.split(SENTENCE.trim()).length - 1, cut]).toEqual([59_000, false])
})

test.each(Object.entries(SENTENCES))('text in %s is read as well', (language, sentence) => {
  const direction = RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr'
  const paragraphs = [1, 2, 3, 4]
    .map((number) => `<p>${number} ${`${sentence} `.repeat(3)}</p>`)
    .join('')
  const { element } = main(
    site('x', `<article lang="${language}" dir="${direction}">${paragraphs}</article>`),
  )
  const text = element ? readTextContent(element) : ''
  expect(text.split(sentence).length - 1).toBe(12)
  expect(text).not.toMatch(/cookies|Most read|rights reserved/)
})

test.each(['', '<html>', 'text', '<svg><p>', '<frameset>', '<template>x y z', '\0\0'])(
  'nothing to read in %j is no error',
  (html) => {
    expect(() => main(html).explain()).not.toThrow()
  },
)
