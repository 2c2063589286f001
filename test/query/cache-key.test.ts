import { describe, expect, test } from 'vitest'
import { cacheKeyOf } from '../../src/query/cache-key.js'
import { parseQuery } from '../../src/query/parse-query.js'
import { OPTIONS, parse, TARGET } from './options.js'

function keyOf(rest: string) {
  return cacheKeyOf(parse(rest, { allowProxy: true }))
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
    const other = cacheKeyOf(parseQuery('url=https://example.com/other', OPTIONS))
    expect(keys).not.toContain(other)
  })

  test('a private header counts as such', () => {
    const open = cacheKeyOf(parse('headers.x=1'))
    expect(cacheKeyOf(parse('', { headers: { x: '1' } }))).not.toBe(open)
  })

  test('it is short, and holds nothing readable', () => {
    expect(cacheKeyOf(parseQuery(TARGET, OPTIONS))).toMatch(/^[\w-]{43}$/)
  })
})
