import { type AnyNode, hasChildren } from 'domhandler'
import fc from 'fast-check'
import { serialize } from 'parse5'
import { adapter } from 'parse5-htmlparser2-tree-adapter'
import { describe, expect, it } from 'vitest'
import { parseDocument } from '../../src/page/dom.js'
import { cpuTime } from '../support/cpu.js'
import { DOM_LIMITS } from '../support/limits.js'

function documentOf(html: string, maxDepth = DOM_LIMITS.maxDepth) {
  return parseDocument(html, { ...DOM_LIMITS, maxDepth }).document
}

function tree(html: string, maxDepth?: number) {
  return serialize(documentOf(html, maxDepth), { treeAdapter: adapter, scriptingEnabled: false })
}

function deepest(root: AnyNode): number {
  let max = 0
  const rest: Array<[AnyNode, number]> = [[root, 0]]
  for (let next = rest.pop(); next; next = rest.pop()) {
    const [node, depth] = next
    max = Math.max(max, depth)
    if (hasChildren(node)) for (const child of node.children) rest.push([child, depth + 1])
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

describe('depth is capped', () => {
  it('attaches what is too deep to the last ancestor allowed', () => {
    expect(tree('<body><i><b>1<u>2<s>3', 4)).toBe(
      '<html><head></head><body><i><b>1</b><u>2</u><s>3</s></i></body></html>',
    )
  })

  it.each(['div', 'b', 'svg', 'template', 'a><div'])(
    '100,000 times <%s> stays flat, and quick',
    async (tags) => {
      const spent = await cpuTime(() => {
        expect(deepest(documentOf(`<${tags}>`.repeat(100_000)))).toBeLessThanOrEqual(520)
      })
      expect(spent).toBeLessThan(10_000)
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
        expect(deepest(documentOf(html, 12))).toBeLessThan(40)
      }),
    )
  })
})
