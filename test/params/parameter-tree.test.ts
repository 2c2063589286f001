import { describe, expect, test } from 'vitest'
import { parseQuery } from '../../src/params/read-query.js'
import { cpuTime } from '../support/cpu.js'
import { failure, OPTIONS, parse, TARGET } from './options.js'
import { BROWSER_OPTIONS } from './visit.js'

describe('the query string', () => {
  test('a request with nothing but a target has every default', () => {
    expect(parseQuery(TARGET, OPTIONS)).toEqual({
      url: new URL('https://example.com/'),
      meta: new Set([
        'title',
        'description',
        'lang',
        'author',
        'publisher',
        'image',
        'date',
        'url',
        'logo',
      ]),
      rules: [],
      filter: [],
      embed: undefined,
      palette: false,
      item: false,
      video: false,
      audio: false,
      iframe: undefined,
      ping: true,
      pingFields: new Map(),
      headers: {},
      personal: false,
      ttl: 86_400_000,
      staleTtl: undefined,
      force: false,
      cacheKey: undefined,
      timeout: 28_000,
      retry: 2,
      explain: false,
      requireOk: false,
      robots: 'ignore',
      proxy: undefined,
      prerender: 'auto',
      browserOptions: BROWSER_OPTIONS,
      screenshot: undefined,
      filename: undefined,
      warnings: [],
    })
  })

  test.each([
    'audio=false&video=false&iframe=false&palette=false&screenshot=false&retry=2',
    'prerender=auto&pdf=false&function=false&insights=false',
    'utm_source=a&utm_source=b&x.y.z=1&x=2&__proto__=1&constructor.prototype=1&toString',
    'meta=true&data={}&ping=true&force=false&explain=false',
    'ttl=1d&stale_ttl=false&timeout=28s&filter=&embed=&cache_key=&proxy=',
    'embed=false&filter=false&proxy=false&headers=',
  ])('%s is as if it was not there', (rest) => {
    const told = parse(rest).warnings.map(({ code }) => code)
    expect(new Set(told)).toEqual(new Set(rest.startsWith('utm_source') ? ['EUNKNOWN'] : []))
    expect({ ...parse(rest), warnings: [] }).toEqual(parseQuery(TARGET, OPTIONS))
    expect(Object.hasOwn(Object.prototype, 'prototype')).toBe(false)
  })

  const TWICE = 'was given twice. Give it once.'
  const BOTH = 'was given both a value of its own and names below it. Give one of the two.'
  test.each([
    ['url=https://other.example', 'url', TWICE],
    ['ttl=1d&ttl=1d', 'ttl', TWICE],
    ['staleTtl=1h&stale_ttl=1h', 'stale_ttl', TWICE],
    ['meta.title=true&meta.title=false', 'meta.title', TWICE],
    ['data.x.selector=a&data.x.selector=b', 'data.x.selector', TWICE],
    ['data.x.selectorAll=a&data.x.selector_all=b', 'data.x.selector_all', TWICE],
    [
      'headers.User-Agent=a&headers.user_agent=b',
      'headers.user_agent',
      'gives `user-agent` twice.',
    ],
    ['data.x=1&data.x.selector=h1', 'data.x.selector', BOTH],
    ['data.x.selector=h1&data.x=1', 'data.x', BOTH],
    ['data.x.selector=h1&data.x.selector.0=h1', 'data.x.selector.0', BOTH],
    ['meta=false&meta.title=true', 'meta.title', BOTH],
    ['meta.title=true&meta=false', 'meta', BOTH],
    ['meta.=true', 'meta.', 'has an empty name between its dots.'],
    ['data..selector=h1', 'data..selector', 'has an empty name between its dots.'],
    [
      `meta${'.a'.repeat(40)}=1`,
      `meta${'.a'.repeat(37)}.…`,
      'nests too deep: it has too many names within names.',
    ],
  ])('%s is refused', (rest, name, text) => {
    const message = `The parameter \`${name}\` ${text}`
    expect(failure(() => parse(rest))).toEqual({
      code: 'EINVALQUERY',
      status: 400,
      message,
      data: { [name]: message },
    })
  })
})

describe('hostile queries', () => {
  const rules = (count: number) =>
    Array.from({ length: count }, (_, index) => `data.r${index}.selector=a`).join('&')
  const nested = (depth: number) =>
    `data.a${Array.from({ length: depth - 1 }, () => '.data.a').join('')}.selector=i`
  const json = (depth: number, open: string, close: string) =>
    encodeURIComponent(`${open.repeat(depth)}${close.repeat(depth)}`)

  test('the limits themselves are allowed', () => {
    expect(parse(rules(200)).rules).toHaveLength(200)
    expect(parse(nested(8)).rules).toHaveLength(1)
  })

  test.each([
    ['201 rules', rules(201), 'EINVALDATA'],
    ['1,900 rules', rules(1_900), 'EINVALDATA'],
    ['thousands of rules', rules(9_000), 'EINVALQUERY'],
    [
      '201 alternatives',
      `data.x=${encodeURIComponent(JSON.stringify(Array(201).fill({ attr: 'a' })))}`,
      'EINVALDATA',
    ],
    [
      '20,000 selectors in one list',
      `data.x.selector=${JSON.stringify(Array(20_000).fill('a'))}`,
      'EINVALDATA',
    ],
    ['depth 9', nested(9), 'EINVALDATA'],
    ['depth 1,000', nested(1_000), 'EINVALDATA'],
    ['depth 1,000 through attr', `data.a${'.attr.a'.repeat(1_000)}.selector=i`, 'EINVALDATA'],
    ['depth 1,000 in JSON', `data=${json(1_000, '{"a":{"data":', '{}}}')}`, 'EINVALDATA'],
    ['lists 50,000 deep', `data.x=${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'EINVALDATA'],
    [
      'objects 10,000 deep in an unknown property',
      `data.x=${json(10_000, '{"a":', '1}').replace('1', '1')}`,
      'EINVALDATA',
    ],
    [
      'an option 50,000 deep',
      `screenshot=${'['.repeat(50_000)}${']'.repeat(50_000)}`,
      'ENOBROWSER',
    ],
    ['a selector of 100 kB', `data.x.selector=${'a>'.repeat(50_000)}`, 'EINVALDATA'],
    ['a selector of 4 kB of parentheses', `data.x.selector=${':not('.repeat(800)}`, 'EINVALDATA'],
    ['an open string of 4 kB', `data.x.selector=${'(\\"'.repeat(1_300)}`, 'EINVALDATA'],
    ['300 kB', `x=${'a'.repeat(300_000)}`, 'EINVALQUERY'],
    ['a name of 100 kB', `data.${'a'.repeat(100_000)}=1`, 'EINVALDATA'],
    ['100,000 dots', `data${'.'.repeat(100_000)}=1`, 'EINVALDATA'],
    ['100,000 parameters', '&a'.repeat(100_000), 'EINVALQUERY'],
    ['JSON with a method’s name', 'data.x={"toString":1,"valueOf":2}', 'EINVALDATA'],
    ['a boolean with a method’s name', 'palette={"toString":1}', 'EINVALQUERY'],
    ['a number with a method’s name', 'retry={"toString":1}', 'EINVALQUERY'],
    ['a header with a method’s name', 'headers={"a":{"toString":1}}', 'EINVALQUERY'],
    ['a duration of an inherited unit', 'ttl=5constructor', 'EINVALTTL'],
  ])('%s: a clear error, at once', async (_, rest, code) => {
    let error: ReturnType<typeof failure>
    const spent = await cpuTime(() => {
      error = failure(() => parse(rest))
    })
    expect(spent).toBeLessThan(1_000)
    expect(error?.code).toBe(code)
    expect(error?.status).toBe(400)
    expect(error?.message.length).toBeLessThan(500)
  })
})
