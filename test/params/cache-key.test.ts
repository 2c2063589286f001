import { describe, expect, test } from 'vitest'
import { createCacheKey } from '../../src/params/cache-key.js'
import type { Query } from '../../src/params/index.js'
import { parseQuery } from '../../src/params/read-query.js'
import { OPTIONS, parse, TARGET } from './options.js'

const { screenshot: SCREENSHOT, pdf: PDF } = asRequired(
  parse('screenshot&pdf.format=letter&pdf.margin=0&pdf.scale=1', { browser: true }),
)

/** Fails where a value is missing, and lets the compiler know that it is there. */
function asRequired({ screenshot, pdf }: Query) {
  if (!screenshot || !pdf) throw new Error('no screenshot, or no PDF')
  return { screenshot, pdf }
}

/** The same but for one part, for each part. */
function variants<T extends object>(record: T): T[] {
  return Object.keys(record).map((part) => ({ ...record, [part]: {} }))
}

function keyOf(rest: string) {
  return createCacheKey(parse(rest, { allowProxy: true }))
}

describe('the cache key', () => {
  test.each([
    ['meta.title=true&meta.lang=true', 'meta.lang=true&meta.title=true'],
    ['palette&ttl=1h', 'ttl=3600000&palette=true'],
    ['', 'meta=true&audio=false&ttl=1d&retry=2&unknown=1'],
    ['', 'force=true'],
    ['data.a.selector=a&data.b.selector=b', 'data.b.selector=b&data.a.selector=a'],
    ['data.a.selector=a&data.a.type=url', 'data.a={"type":"url","selector":"a"}'],
    ['headers.user_agent=a&headers.x=b', 'headers.x=b&headers.User-Agent=a'],
    ['filter=title,url', 'filter=url,title'],
    ['iframe.a=1&iframe.b=2', 'iframe.b=2&iframe.a=1'],
    ['ping.a=true&ping.b=false', 'ping.b=false&ping.a=true'],
  ])('%s and %s are the same', (a, b) => {
    expect(keyOf(a)).toBe(keyOf(b))
  })

  test('everything else tells requests apart', () => {
    const requests = [
      '',
      'meta=false',
      'meta.title=true',
      'data.a.selector=a',
      'data.a.selectorAll=a',
      'data.a.selector=b',
      'data.b.selector=a',
      'data.a.selector=a&data.a.evaluate=x',
      'data.a.0.selector=a&data.a.1.selector=b',
      'data.a.0.selector=b&data.a.1.selector=a',
      'data.a.selector=a&data.a.data.c.selector=a',
      'data.a.selector=a&data.c.selector=a',
      'filter=title',
      'embed=title',
      'palette',
      'video',
      'audio',
      'iframe',
      'iframe.a=1',
      'ping=false',
      'ping.image=false',
      'headers.accept-language=de',
      'headers.accept-language=fr',
      'headers.cookie=a',
      'headers.authorization=a',
      'ttl=2d',
      'staleTtl=1h',
      'cacheKey=a',
      'timeout=1s',
      'retry=1',
      'explain',
      'proxy=http://p.example',
    ]
    const keys = requests.map(keyOf)
    expect(new Set(keys).size).toBe(requests.length)
    const other = createCacheKey(parseQuery('url=https://example.com/other', OPTIONS))
    expect(keys).not.toContain(other)
  })

  test('no part of a query is left out but `force`, `requireOk`, `robots` and what this request alone is told, whatever holds it', () => {
    const query = parse('iframe.a=1&ping.b=false&proxy=http://p.example', { allowProxy: true })
    const base = createCacheKey({ ...query })
    const parts = Object.keys(query).map((part) => [part, { other: true }])
    const others: Record<string, unknown> = {
      requireOk: true,
      ...Object.fromEntries(parts),
      // These are sorted for the key.
      rules: [['a', [{ selectors: ['a'], all: false, attrs: ['html'], type: 'auto' }]]],
      filter: ['title'],
    }
    const same = Object.entries(others).flatMap(([part, value]) =>
      createCacheKey({ ...query, [part]: value }) === base ? [part] : [],
    )
    expect(same).toEqual(['requireOk', 'force', 'robots', 'warnings'])
  })

  test('nor any part of how a page is visited, of what its image is like, or of how it is printed', () => {
    const screenshot = { ...SCREENSHOT, overlay: { background: 'red', browser: undefined } }
    const lighthouse = { output: 'json', preset: 'default', settings: {} } as const
    const insights = { technologies: true, lighthouse }
    const query = { ...parse(''), screenshot, pdf: PDF, insights }
    const { browserOptions } = query
    const { viewport } = browserOptions
    const { overlay } = screenshot
    const keys = [
      ...variants(browserOptions).map((changed) => ({ ...query, browserOptions: changed })),
      ...variants(viewport).map((changed) => ({
        ...query,
        browserOptions: { ...browserOptions, viewport: changed },
      })),
      ...variants(screenshot).map((changed) => ({ ...query, screenshot: changed })),
      ...variants(overlay).map((changed) => ({
        ...query,
        screenshot: { ...screenshot, overlay: changed },
      })),
      ...variants({ ...PDF, pageRanges: undefined }).map(({ pageRanges, ...changed }) => ({
        ...query,
        pdf: { ...PDF, ...changed, pageRanges: pageRanges ? [{ first: 1, last: 1 }] : [] },
      })),
      ...variants(PDF.margin).map((changed) => ({ ...query, pdf: { ...PDF, margin: changed } })),
      { ...query, insights: { ...insights, technologies: false } },
      {
        ...query,
        insights: { ...insights, lighthouse: { ...lighthouse, output: 'csv' as const } },
      },
      {
        ...query,
        insights: { ...insights, lighthouse: { ...lighthouse, preset: 'perf' as const } },
      },
      { ...query, insights: { ...insights, lighthouse: { ...lighthouse, settings: { a: 1 } } } },
    ].map((changed) => createCacheKey(changed))
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.length).toBeGreaterThanOrEqual(18 + 5 + 9 + 2 + 6 + 4 + 4)
    expect(keys).not.toContain(createCacheKey({ ...query }))
  })

  test('a private header counts as such', () => {
    const open = createCacheKey(parse('headers.x=1'))
    expect(createCacheKey(parse('', { headers: { x: '1' } }))).not.toBe(open)
  })

  test('it is short, and holds nothing readable', () => {
    expect(createCacheKey(parseQuery(TARGET, OPTIONS))).toMatch(/^[\w-]{43}$/)
  })
})
