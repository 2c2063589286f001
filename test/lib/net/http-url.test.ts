import { describe, expect, test } from 'vitest'
import { parseHttpUrl } from '../../../src/lib/net/http-url.js'

describe('httpUrl', () => {
  test.each<[string, string | undefined, string]>([
    ['https://site.test/a', undefined, 'https://site.test/a'],
    ['  http://site.test  ', undefined, 'http://site.test/'],
    ['/b?c#d', 'https://site.test/a/', 'https://site.test/b?c#d'],
    ['//other.test/', 'https://site.test/', 'https://other.test/'],
    ['HTTP://SITE.test', undefined, 'http://site.test/'],
  ])('%j beside %j is %s', (address, base, expected) => {
    expect(parseHttpUrl(address, base)?.href).toBe(expected)
  })

  test.each<[string, string | undefined]>([
    ['', 'https://site.test/'],
    ['   ', 'https://site.test/'],
    ['/b', undefined],
    ['ftp://site.test/', undefined],
    ['javascript:alert(1)', 'https://site.test/'],
    ['data:text/html,x', 'https://site.test/'],
    ['http://[::1', undefined],
  ])('%j beside %j is none', (address, base) => {
    expect(parseHttpUrl(address, base)).toBeUndefined()
  })
})
