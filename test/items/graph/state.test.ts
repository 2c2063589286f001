import { describe, expect, it, test } from 'vitest'
import { readScriptStateIntoGraph } from '../../../src/items/graph/read-state.js'
import { ThingGraph } from '../../../src/items/graph/thing.js'
import { expectLinear } from '../../support/growth.js'

const lamp = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Lamp',
  offers: { price: 5 },
}

function findTypes(html: string, maxChars = 1_000_000): unknown {
  const graph = new ThingGraph()
  const isRead = readScriptStateIntoGraph(graph, html, maxChars)
  return isRead ? graph.things.map(({ types, source }) => [source, ...types]) : 'too large'
}

function script(text: string, attributes = ''): string {
  return `<p>Lamp</p><script${attributes}>${text}</script><script>go()</script>`
}

const FOUND = [['state', 'Product'], ['state']]

describe('the state of scripts', () => {
  const json = JSON.stringify({ props: [{ page: lamp }] })
  test.each([
    ['a script of JSON', script(json, ' id="__NEXT_DATA__" type="application/json"'), FOUND],
    ['an assignment', script(`window.__STATE__ = ${json};`), FOUND],
    ['a variable', script(` const data=${json}\n`), FOUND],
    ['a part that Next.js sends', script(`self.__next_f.push([1,${JSON.stringify(json)}])`), FOUND],
    ['a text of JSON', script(`__DATA__ = ${JSON.stringify({ a: JSON.stringify(lamp) })}`), FOUND],
    ['a text that is no JSON', script(`a = ${JSON.stringify({ lamp, b: '{"@context":' })}`), FOUND],
    ['JSON-LD, which is read elsewhere', script(json, ' type="application/ld+json"'), []],
    ['a program', script(`const lamp = () => (${json})`), []],
    ['what is no JSON', script(`window.a = {'@context': "https://schema.org", "@context": 1}`), []],
    ['another vocabulary', script(json.replace('schema.org', 'example.org')), []],
    ['no vocabulary', script(json.replace('"@context":"https://schema.org",', '')), []],
    ['a script that is not closed', `<script>a = ${json}`, FOUND],
    ['more than may be read here', script(`a = ${json}`), 'too large'],
  ])('%s', (_, html, wanted) => {
    expect(findTypes(html, wanted === 'too large' ? 100 : undefined)).toEqual(wanted)
  })

  it.each([
    ['scripts', (n: number) => '<script>"@context":</script>'.repeat(n)],
    ['opened scripts', (n: number) => '<script>"@context":'.repeat(n)],
    ['values', (n: number) => script(`a=[{"@context":1},${'[],'.repeat(n)}1]`)],
  ])('takes linear time for many %s', (_, make) =>
    expectLinear(20_000, (parts) => {
      const html = make(parts)
      return () => readScriptStateIntoGraph(new ThingGraph(), html, Number.POSITIVE_INFINITY)
    }),
  )
})
