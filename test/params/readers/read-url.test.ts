import { describe, expect, test } from 'vitest'
import { readQueryInput } from '../../../src/params/query-input.js'
import { parseQuery } from '../../../src/params/read-query.js'
import { failure, OPTIONS } from '../options.js'

describe('url', () => {
  test.each([
    ['url=https://example.com', 'https://example.com/'],
    ['?url=https%3A%2F%2Fexample.com%2Fa%3Fx%3D1%26y%3D2', 'https://example.com/a?x=1&y=2'],
    ['url=https://example.com/%3Fq%3Da%2520b%252Bc', 'https://example.com/?q=a%20b%2Bc'],
    ['url=https://example.com/%2525', 'https://example.com/%25'],
    ['url=HTTPS://Example.COM/Path', 'https://example.com/Path'],
    ['url=http://user:pass@example.com:8080/', 'http://user:pass@example.com:8080/'],
    ['url=https://example.com/%23part', 'https://example.com/#part'],
    ['url=https://b%C3%BCcher.example/%E2%9C%93', 'https://xn--bcher-kva.example/%E2%9C%93'],
    ['url=%20https://example.com/%0A', 'https://example.com/'],
    ['url=https://example.com/a+b', 'https://example.com/a%20b'],
    ['url=https://[2001:db8::1]/', 'https://[2001:db8::1]/'],
  ])('%s', (search, href) => {
    expect(parseQuery(search, OPTIONS).url.href).toBe(href)
  })

  test('what follows an address that is not encoded is lost as unknown parameters', () => {
    expect(parseQuery('url=https://a.example/?x=1&y=2', OPTIONS).url.href).toBe(
      'https://a.example/?x=1',
    )
  })

  test.each([
    ['', 'is missing. Give the address of a page, as in `?url=https://example.com`.'],
    ['url=', 'is missing. Give the address of a page, as in `?url=https://example.com`.'],
    ['uri=https://a.example', 'is missing, and `uri` is not its name: give `url=…`.'],
    ['URL=https://a.example', 'is missing, and `URL` is not its name: give `url=…`.'],
    [
      'target=https://a.example',
      'is missing. Give the address of a page, as in `?url=https://example.com`.',
    ],
    ...[
      'example.com',
      '//example.com/',
      'https:/example.com',
      'https:example.com',
      'https:\\\\example.com',
      'https:///example.com',
      'ftp://example.com',
      'file:///etc/passwd',
      'javascript:alert(1)',
      'data:text/html,x',
    ].map((url) => [
      `url=${encodeURIComponent(url)}`,
      `is \`${url}\`; it must begin with \`http://\` or \`https://\`, written out.`,
    ]),
    ...['https://', 'https://?x'].map((url) => [
      `url=${encodeURIComponent(url)}`,
      url === 'https://'
        ? 'is `https://`; a host must follow it.'
        : 'is `https://?x`, which is not a valid URL.',
    ]),
    ['url=https://exa%20mple.com', 'is `https://exa mple.com`, which is not a valid URL.'],
    ['url=https://example.com:99999', 'is `https://example.com:99999`, which is not a valid URL.'],
    ['url=https://me:secret@a%20b', 'is `https://a b`, which is not a valid URL.'],
  ])('%s is refused', (search, text) => {
    const message = `The parameter \`url\` ${text}`
    expect(failure(() => parseQuery(search, OPTIONS))).toEqual({
      code: 'EINVALURL',
      status: 400,
      message,
      data: { url: message },
    })
  })

  test('the library takes text or a URL', () => {
    const expected = 'https://example.com/?a=1&b=2'
    expect(readQueryInput(expected, {}, OPTIONS).url.href).toBe(expected)
    expect(readQueryInput(new URL(expected), {}, OPTIONS).url.href).toBe(expected)
  })
})
