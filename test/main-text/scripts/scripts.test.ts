import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findMainText } from '../../../src/main-text/index.js'
import { parseDocument } from '../../../src/page/tree/dom.js'
import { readTextContent } from '../../../src/rules/attributes/text-content.js'
import { expectLinear } from '../../support/growth.js'
import { DOM_LIMITS } from '../../support/limits.js'
import { site } from '../pages.js'
import { NOSCRIPT, PARAGRAPHS, SCRIPTED, TITLE, UNRELATED } from './scripts.js'

function find(html: string) {
  return findMainText(parseDocument(html, DOM_LIMITS).document)
}

function read(element: Parameters<typeof readTextContent>[0] | undefined) {
  return element && readTextContent(element).replace(/\s+/g, ' ').trim()
}

describe('a page whose markup has less', () => {
  it.each(SCRIPTED)('has the text of %s', (_, html, source, selector) => {
    const main = find(html)
    const text = PARAGRAPHS.join(' ')
    expect({ body: read(main.element), titled: read(main.copyWithTitle()) }).toEqual({
      body: text,
      titled: `${TITLE} ${text}`,
    })
    expect(main.explain()).toEqual({
      source,
      kind: null,
      selector,
      reason: expect.stringMatching(/^the markup has only \d+ words of it$/),
      words: 86,
      of: expect.any(Number),
      cut: [],
    })
  })

  it('has the text of `noscript`', () => {
    const main = find(NOSCRIPT)
    expect({ body: read(main.element), source: main.explain().source }).toEqual({
      body: PARAGRAPHS.join(' '),
      source: 'noscript',
    })
  })

  it.each(UNRELATED)('has none of %s', (_, html) => {
    expect(read(find(html).element) ?? '').not.toMatch(/bakery|smith|ferry across/)
  })

  it('has what entities and signs in the text of JSON-LD stand for', () => {
    const texts = ['It&#8217;s here.', 'We <3 it &amp; you.', ...PARAGRAPHS]
    const script = { headline: 'Tom &amp; Jerry&#8217;s ferry', articleBody: texts.join('\n') }
    const html = site(
      'Tom & Jerry’s ferry',
      `<script type="Application/LD+JSON; charset=utf-8">${JSON.stringify(script)}</script>`,
    )
    expect(read(find(html).copyWithTitle())).toBe(
      ['Tom & Jerry’s ferry', 'It’s here.', 'We <3 it & you.', ...PARAGRAPHS].join(' '),
    )
  })

  it('has the state under a title with entities', () => {
    const state = { title: 'Tom &amp; Jerry&#8217;s ferry', texts: PARAGRAPHS }
    const html = site('Tom & Jerry’s ferry', `<script>x = ${JSON.stringify(state)}</script>`)
    expect(read(find(html).copyWithTitle())).toBe(['Tom & Jerry’s ferry', ...PARAGRAPHS].join(' '))
  })

  it('has no scripts of the markup in a script', () => {
    const body = `${PARAGRAPHS.map((text) => `<p>${text}</p>`).join('')}<script>alert(1)</script><style>p{}</style>`
    const script = JSON.stringify({ '@type': 'Article', articleBody: body }).replaceAll(
      '</',
      '<\\/',
    )
    const html = site(TITLE, `<script type="application/ld+json">${script}</script>`)
    expect(read(find(html).element)).toBe(PARAGRAPHS.join(' '))
  })
})

it('reads any value in a script without an error', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      find(site(TITLE, `<script>x = ${json.replaceAll('<', '\\u003c')}</script>`)).explain()
    }),
    { seed: 1, numRuns: 200 },
  )
})

it.each([
  ['texts', (n: number) => JSON.stringify({ title: TITLE, texts: Array(n).fill(PARAGRAPHS[0]) })],
  ['levels', (n: number) => `${'['.repeat(n)}"${PARAGRAPHS[0]}"${']'.repeat(n)}`],
  ['titles', (n: number) => JSON.stringify(Array(n).fill({ title: TITLE, text: PARAGRAPHS[0] }))],
  ['marks of markup', (n: number) => JSON.stringify({ title: TITLE, text: `${'<'.repeat(n)}a.` })],
  ['escaped marks', (n: number) => JSON.stringify({ title: TITLE, text: `${'&lt;'.repeat(n)}a.` })],
])('many %s in a script cost no more than their length', async (_, make) => {
  await expectLinear(500, (n) => {
    const { document } = parseDocument(site(TITLE, `<script>x = ${make(n)}</script>`), DOM_LIMITS)
    return () => findMainText(document)
  })
})
