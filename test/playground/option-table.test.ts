import { describe, expect, test } from 'vitest'
import { groupOptions, type OpenApi } from '../../playground/state/request/option-table.js'
import { META_FIELDS } from '../../src/contracts/fields.js'
import { createOpenApiDocument } from '../../src/entry/http/openapi/openapi-document.js'
import { PARAMETERS } from '../../src/params/parameters.js'

describe('the form of all options', () => {
  const groups = groupOptions(createOpenApiDocument() as unknown as OpenApi)
  const options = groups.flatMap((group) => group.options)
  const find = (name: string) => options.find((option) => option.name === name)

  test('has every parameter, but for what has a place of its own', () => {
    const roots = new Set(options.map(({ name }) => name.split('.')[0]))
    const missing = Object.keys(PARAMETERS).filter((name) => !roots.has(name))
    expect(missing).toEqual(['url', 'data', 'explain', 'waitFor'])
  })

  test('and every option below one, each once, with a meaning', () => {
    const names = options.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    const silent = names.filter((name) => find(name)?.description === '')
    expect(silent).toEqual(META_FIELDS.map((name) => `meta.${name}`))
    expect(find('meta.title')).toMatchObject({ kind: 'flag', byDefault: 'true' })
    expect(names).toContain('screenshot.overlay.background')
    expect(names).toContain('pdf.margin.top')
  })

  test('knows what may be given, and the default', () => {
    expect(find('colorScheme')).toMatchObject({
      kind: 'choice',
      byDefault: 'no-preference',
      values: ['no-preference', 'light', 'dark', 'auto'],
    })
    expect(find('ttl')).toMatchObject({ kind: 'text', byDefault: '24h' })
    expect(find('retry')).toMatchObject({ kind: 'number', byDefault: '2' })
    expect(find('javascript')).toMatchObject({ kind: 'flag', byDefault: 'true' })
    expect(find('screenshot')).toMatchObject({ kind: 'flag', byDefault: 'false' })
    expect(find('headers')).toMatchObject({ kind: 'rows' })
    expect(find('screenshot.quality')).toMatchObject({ kind: 'number', byDefault: '80' })
  })

  test('begins with what people change most', () => {
    expect(groups.map(({ title, options: [first] }) => [title, first?.name])).toEqual([
      ['What you get', 'meta'],
      ['Who visits the page', 'device'],
      ['Copies and time', 'force'],
      ['What happens on the page', 'prerender'],
      ['Picture', 'screenshot'],
      ['PDF', 'pdf'],
      ['More', 'robots'],
    ])
  })
})
