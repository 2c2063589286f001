import fc from 'fast-check'
import { serialize } from 'parse5'
import { describe, expect, it } from 'vitest'
import { adapter } from '../../../src/page/tree/adapter.js'
import { parseDocument } from '../../../src/page/tree/dom.js'
import type { DomLimits } from '../../../src/page/tree/dom-limits.js'
import { type AnyNode, isParent } from '../../../src/page/tree/nodes.js'
import { findElement } from '../../../src/page/tree/walk.js'
import { cpuTime } from '../../support/cpu.js'
import { DOM_LIMITS } from '../../support/limits.js'

function documentOf(html: string, limits: Partial<DomLimits> = {}) {
  return parseDocument(html, { ...DOM_LIMITS, ...limits }).document
}

function tree(html: string, maxDepth = DOM_LIMITS.maxDepth) {
  return serialize(documentOf(html, { maxDepth }), {
    treeAdapter: adapter,
    scriptingEnabled: false,
  })
}

function deepest(root: AnyNode): number {
  let max = 0
  const rest: Array<[AnyNode, number]> = [[root, 0]]
  for (let next = rest.pop(); next; next = rest.pop()) {
    const [node, depth] = next
    max = Math.max(max, depth)
    if (isParent(node)) for (const child of node.children) rest.push([child, depth + 1])
  }
  return max
}

describe('the tree is the one that a browser builds', () => {
  it.each([
    ['an open paragraph ends at a block', '<p>a<div>b</div>', '<p>a</p><div>b</div>'],
    [
      'rows get a body',
      '<table><tr><td>x</table>',
      '<table><tbody><tr><td>x</td></tr></tbody></table>',
    ],
    [
      'text is moved out of a table',
      '<table>a<tr><td>b</table>',
      'a<table><tbody><tr><td>b</td></tr></tbody></table>',
    ],
    ['marks that overlap', '<b>1<i>2</b>3</i>', '<b>1<i>2</i></b><i>3</i>'],
    [
      'noscript is markup',
      '<noscript><img src="a"></noscript>',
      '<noscript><img src="a"></noscript>',
    ],
  ])('%s', (_, html, body) => {
    expect(tree(`<body>${html}`)).toBe(`<html><head></head><body>${body}</body></html>`)
  })

  it('parses what stands in noscript', () => {
    const document = documentOf('<body><noscript><p>x')
    expect(deepest(document)).toBe(5)
  })
})

describe('attributes', () => {
  const many = Array.from({ length: 50 }, (_, index) => `data-${index}="${index}"`).join(' ')

  it.each([
    ['none', '<p>', 'p', {}],
    ['the first of a name', '<p a="1" A="2" b>', 'p', { a: '1', b: '' }],
    [
      'the last of one name in two namespaces',
      '<svg xlink:href="1" href="2">',
      'svg',
      { href: '2' },
    ],
    ['names that objects have', '<p __proto__="1" constructor="2">', 'p', { constructor: '2' }],
    [
      'those of a later tag',
      '<html a="1"><body b="2"><html a="3" c="4">',
      'html',
      { a: '1', c: '4' },
    ],
    ['many', `<p ${many} id="x">`, 'p', { id: 'x', 'data-0': '0', 'data-49': '49' }],
  ])('are alike one by one and together: %s', (_, html, name, expected) => {
    const elementOf = () => findElement(documentOf(html), (element) => element.name === name)
    const [apart, together] = [elementOf(), elementOf()?.attribs]
    for (const [attribute, value] of Object.entries(expected)) {
      expect([apart?.getAttribute(attribute), together?.[attribute]]).toEqual([value, value])
    }
    expect([apart?.getAttribute('none'), together?.none]).toEqual([undefined, undefined])
  })

  it.each([
    ['path', { viewBox: '0 0 1 1', viewbox: undefined, class: 'x' }],
    ['use', { href: '#b', 'xlink:href': undefined, class: undefined }],
    ['mi', { definitionURL: 'd', definitionurl: undefined, class: 'y' }],
    ['svg', { viewBox: '0 0 2 2', viewbox: undefined, class: 'z', id: 'i' }],
    ['math', { definitionURL: 'e', definitionurl: undefined, 'xlink:href': undefined, href: '#c' }],
    ['p', { class: 'one', datax: '1', dataX: undefined, title: 't', TITLE: undefined, id: 'p' }],
  ])('have the names of the standard, however the page writes them: %s', (name, expected) => {
    const html =
      '<svg CLASS="z" viewBox="0 0 2 2" id="i">' +
      '<path class="x" viewbox="0 0 1 1"/><use href="#a" xlink:href="#b"/></svg>' +
      '<math definitionurl="e" xlink:HREF="#c"><mi definitionurl="d" class="y"></mi></math>' +
      '<p Class="one" class="two" dataX="1" TITLE="t" title="u" id="p">'
    const elementOf = () => findElement(documentOf(html), (element) => element.name === name)
    for (const [attribute, value] of Object.entries(expected)) {
      expect(elementOf()?.peekAttribute(attribute)).toBe(value)
      expect(elementOf()?.getAttribute(attribute)).toBe(value)
    }
  })

  it('of a long tag in SVG are read once, however often one is asked for', async () => {
    const html = `<svg><path d="${'1 '.repeat(1e6)}"></svg>`
    const element = findElement(documentOf(html), ({ name }) => name === 'path')
    const cost = await cpuTime(() => {
      for (let time = 0; time < 10_000; time++) element?.peekAttribute('none')
    })
    expect(cost).toBeLessThan(1_000)
  })

  it('of a long tag are read once, however long the names that are asked for', async () => {
    const html = `<p title="${'a'.repeat(450_000)}">`
    const element = findElement(documentOf(html), ({ name }) => name === 'p')
    const name = `${'a'.repeat(1_500)}b${'a'.repeat(1_500)}`
    const cost = await cpuTime(() => {
      for (let time = 0; time < 10; time++) element?.peekAttribute(name)
    })
    expect(cost).toBeLessThan(1_000)
  })

  it('are found among 100,000 as soon as among a few, however often', async () => {
    const html = `<p ${Array.from({ length: 1e5 }, (_, index) => `a${index}`).join(' ')} id="x">`
    const element = findElement(documentOf(html), ({ name }) => name === 'p')
    expect(element?.getAttribute('id')).toBe('x')
    const cost = await cpuTime(() => {
      for (let time = 0; time < 10_000; time++) element?.getAttribute('none')
    })
    expect(cost).toBeLessThan(1_000)
  })
})

describe('nodes are capped', () => {
  const read = (html: string, maxNodes: number) => parseDocument(html, { ...DOM_LIMITS, maxNodes })

  it('counts a text once, however many words it has', () => {
    const text = 'word '.repeat(1_000)
    expect(read(`<body><p>${text}</p><p>${text}`, 7).cut).toBe(false)
  })

  it('ends the tree with the last node allowed', () => {
    const { document, cut } = read('<body>one<p>two<!--three--><p>four', 7)
    expect(cut).toBe(true)
    expect(serialize(document, { treeAdapter: adapter })).toBe(
      '<html><head></head><body>one<p>two<!--three--></p></body></html>',
    )
  })
})

describe('depth is capped', () => {
  it('attaches what is too deep to the last ancestor allowed', () => {
    expect(tree('<body><i><b>1<u>2<s>3', 4)).toBe(
      '<html><head></head><body><i><b>1</b><u>2</u><s>3</s></i></body></html>',
    )
  })

  it.each(['div', 'b', 'svg', 'template', 'a><div'])(
    '50,000 times <%s> stays flat, and quick',
    async (tags) => {
      const spent = await cpuTime(() => {
        const document = documentOf(`<${tags}>`.repeat(50_000), { maxTime: 1_500 })
        expect(deepest(document)).toBeLessThanOrEqual(520)
      })
      expect(spent).toBeLessThan(2_500)
    },
  )

  it('whatever the order of tags', () => {
    const tag = fc.constantFrom(
      ...['a', 'b', 'p', 'div', 'table', 'tr', 'td', 'nobr', 'button', 'svg', 'select', 'template'],
    )
    const markup = fc.array(fc.tuple(tag, fc.boolean()), { maxLength: 200 })
    fc.assert(
      fc.property(markup, (tags) => {
        const html = tags.map(([name, closes]) => `<${closes ? '/' : ''}${name}>x`).join('')
        // Moving misnested elements may add a level or two for each of their kind.
        expect(deepest(documentOf(html, { maxDepth: 12 }))).toBeLessThan(40)
      }),
    )
  })
})
