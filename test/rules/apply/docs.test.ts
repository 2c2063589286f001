import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { RULE_TYPES } from '../../../src/contracts/rules.js'
import { answer, extract } from './support.js'

const DOCS = readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8')

/** The rows of the table with this head; cells are code. */
function examples(head: string): string[][] {
  const [, after = ''] = DOCS.split(`${head}\n`)
  const [table = ''] = after.split('\n\n')
  const rows = table
    .split('\n')
    .slice(1)
    .filter((line) => line.startsWith('|'))
  return rows.map((row) => [...row.matchAll(/`([^`]*)`/g)].map(([, cell = '']) => cell))
}

function known(name: string) {
  const type = RULE_TYPES.find((candidate) => candidate === name)
  if (!type) throw new Error(`${name} is no type.`)
  return type
}

describe('the examples of docs/rules.md hold', () => {
  const types = examples('| type | text | gives |')
  it.each(types)('type %s of %s is %s', async (type = '', text = '', gives = '') => {
    const html = `<p title="${text.replaceAll('"', '&quot;')}">`
    const value = await answer(html, { selectors: ['p'], attrs: ['title'], type: known(type) })
    expect(value).toEqual(JSON.parse(gives))
  })

  const attrs = examples('| attr | page | gives |')
  it.each(attrs)('attr %s in %s is %s', async (attr = '', html = '', gives = '') => {
    const onChild = /^<p><(?:a|img|input|select)\b/.test(html)
    const value = await answer(html, { selectors: [onChild ? 'p > *' : 'p'], attrs: [attr] })
    expect(value).toEqual(JSON.parse(gives))
  })

  const page = /```html\n(.*?)```/s.exec(DOCS)?.[1] ?? ''
  const selectors = examples('| selector | finds |')
  it.each(selectors)('%s finds %s', async (selector = '', finds = '') => {
    const { data } = await extract(page, { x: { selectors: [selector], attrs: ['id'], all: true } })
    expect(data.x).toEqual(finds.split(' '))
  })

  it('there are examples', () => {
    expect([types.length, attrs.length, selectors.length].every((count) => count > 10)).toBe(true)
  })
})
