import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { JSON_LD_LIMITS, JsonLdGraph, parseJsonLd } from '../../../src/page/stream/json-ld.js'
import { cpuTime } from '../../support/cpu.js'

describe('parseJsonLd', () => {
  it.each([
    ['{"a":1}', { a: 1 }],
    [' \n{"a":1}\n ', { a: 1 }],
    ['{"a":1};', { a: 1 }],
    ['<!-- {"a":1} -->', { a: 1 }],
    ['<![CDATA[{"a":1}]]>', { a: 1 }],
    ['//<![CDATA[\n{"a":1}\n//]]>', { a: 1 }],
    ['/*<![CDATA[*/ {"a":1} /*]]>*/', { a: 1 }],
    ['// Schema of articles\n{"a":1}', { a: 1 }],
    ['/* Schema\n * of articles */\n{"a":1}', { a: 1 }],
    ['<!-- Schema -->\n<!-- of articles -->{"a":1, <!-- b --> "c":2}', { a: 1, c: 2 }],
    ['/* {"a":1} */ {"b":2}', { b: 2 }],
    ['<!-- {"a":1} -->\n{"b":2}', { b: 2 }],
    ['/* {"a":1} */', { a: 1 }],
    ['// {"a":1}', { a: 1 }],
    ['{"a":"one\ntwo"}', { a: 'one two' }],
    ['{"a":[1,2,],}', { a: [1, 2] }],
    ["{'a':'b'}", { a: 'b' }],
    ['{&quot;a&quot;:&quot;b&quot;}', { a: 'b' }],
    ['', undefined],
    ['var x = 1', undefined],
    ['<p>{"a":1}</p>', undefined],
  ])('%j', (text, expected) => {
    expect(parseJsonLd(text)).toEqual(expected)
  })

  it('reads what JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        fc.pre(value !== null)
        expect(parseJsonLd(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  const broken = [
    ['{', '"a":"b" '],
    ['[', '"a\n'],
    ['', '{"a":['],
  ].flatMap(([start, piece]) => [15_000, 500_000].map((length) => ({ start, piece, length })))

  it.each(broken)('$length characters of $piece cost no more than that', async (input) => {
    const { start = '', piece = '', length } = input
    const text = `${start}${piece.repeat(length / piece.length)}]`
    expect(await cpuTime(() => parseJsonLd(text))).toBeLessThan(1_000)
  })
})

describe('Graph', () => {
  const graph = (...texts: string[]) => new JsonLdGraph(texts.map((text, at) => ({ text, at })))

  it('finds things in graphs, lists and properties, with where they hang', () => {
    const { things } = graph(
      '{"@graph":[{"@type":"https://schema.org/Article","author":{"@type":["Person","x:Poet"]}}]}',
      '[{"@type":"WebSite"}]',
    )
    expect(things.map(({ types, of, parent, at }) => [types, of, parent?.types, at])).toEqual([
      [[], '', undefined, 0],
      [['article'], '', undefined, 0],
      [['person', 'poet'], 'author', ['article'], 0],
      [['website'], '', undefined, 1],
    ])
  })

  it('follows references to the fullest object of that name', () => {
    const { things, resolve } = bound(
      graph('{"author":{"@id":"#a"}}', '{"@id":"#a"}', '{"@id":"#a","name":"Ada"}'),
    )
    expect(resolve(things[0]?.node.author)).toEqual({ '@id': '#a', name: 'Ada' })
    expect(resolve({ '@id': '#unknown' })).toEqual({ '@id': '#unknown' })
    expect(resolve({ '@id': '#a', name: 'Someone else' })).toEqual({
      '@id': '#a',
      name: 'Someone else',
    })
    expect(resolve('text')).toBe('text')
  })

  it('stops at its limits', () => {
    const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`
    expect(graph(deep).things).toHaveLength(JSON_LD_LIMITS.depth + 1)
    const wide = `[${Array(10_000).fill('{}').join(',')}]`
    expect(graph(wide).things).toHaveLength(JSON_LD_LIMITS.things)
  })
})

function bound(graph: JsonLdGraph) {
  return { things: graph.things, resolve: graph.resolveReference.bind(graph) }
}
