import { describe, expect, test } from 'vitest'
import type { HeadersInput } from '../../../src/params/index.js'
import { readQueryInput } from '../../../src/params/query-input.js'
import { failure, OPTIONS, parse } from '../options.js'

describe('headers', () => {
  test.each([
    ['headers.user_agent=a', { 'user-agent': 'a' }],
    ['headers.userAgent=a', { 'user-agent': 'a' }],
    ['headers.User-Agent=a', { 'user-agent': 'a' }],
    ['headers.X-CustomHeader=a', { 'x-customheader': 'a' }],
    ['headers.accept-language=de,en;q=0.5', { 'accept-language': 'de,en;q=0.5' }],
    ['headers.x.dotted.name=a', { 'x.dotted.name': 'a' }],
    ['headers={"Accept":"text/html","x-n":1}', { accept: 'text/html', 'x-n': '1' }],
    ['headers.x-empty=', { 'x-empty': '' }],
    ['headers.x-latin=%C3%A9', { 'x-latin': 'é' }],
    ['headers.__proto__=a', { '--proto--': 'a' }],
    [
      'headers.host=a&headers.Connection=b&headers.contentLength=1&headers.accept-encoding=zstd&headers.x-api-key=k&headers.x-a=1',
      { 'x-a': '1' },
    ],
  ])('%s', (rest, headers) => {
    expect(parse(rest).headers).toEqual(headers)
    expect(parse(rest).personal).toBe(false)
  })

  test.each(['authorization', 'Cookie'])('%s belongs to one caller', (name) => {
    const { headers, personal } = parse(`headers.${name}=a`)
    expect({ headers, personal }).toEqual({
      headers: { [name.toLowerCase()]: 'a' },
      personal: true,
    })
  })

  test.each<[string, HeadersInput, Record<string, string>]>([
    [
      'a name twice',
      [
        ['accept', 'a'],
        ['Accept', 'b'],
      ],
      { accept: 'a, b' },
    ],
    [
      'cookies',
      [
        ['cookie', 'a=1'],
        ['Cookie', 'b=2'],
        ['cookie', 'c=3'],
      ],
      { cookie: 'a=1; b=2; c=3' },
    ],
    [
      'names of which one begins another',
      new Headers({ 'x.a': '1', x: '2' }),
      { 'x.a': '1', x: '2' },
    ],
    [
      'spellings',
      new Map([
        ['userAgent', 'a'],
        ['__proto__', 'b'],
      ]),
      { 'user-agent': 'a', '--proto--': 'b' },
    ],
    ['no pairs', [], {}],
  ])('pairs may have %s, as those for `fetch`', (_, headers, expected) => {
    expect(readQueryInput('https://example.com', { headers }, OPTIONS).headers).toEqual(expected)
  })

  test.each([
    [[[Symbol('x'), '1']], 'headers'],
    [[['a', 'b', 'c']], 'headers'],
    [[['x', 'secret\n.']], 'headers.x'],
    [
      [
        ['x', 'a'],
        ['x', Symbol('secret\n')],
      ],
      'headers.x',
    ],
  ])('pairs that are none are refused by the name of the parameter: %#', (headers, name) => {
    const error = failure(() =>
      readQueryInput('https://example.com', { headers: headers as HeadersInput }, OPTIONS),
    )
    expect(error?.message).toContain(`The parameter \`${name}\` `)
    expect(error?.message).not.toContain('secret')
  })

  test('private headers win, and make the request personal', () => {
    const secret = { headers: { 'x-token': 'private', 'accept-language': 'fr', host: 'x' } }
    const { headers, personal } = parse('headers.x_token=open&headers.x-b=1', secret)
    expect({ headers, personal }).toEqual({
      headers: { 'x-token': 'private', 'x-b': '1', 'accept-language': 'fr' },
      personal: true,
    })
  })

  test('a private header that cannot be sent is named, and its value is not shown', () => {
    const error = failure(() => parse('', { headers: { 'x-token': 'hush\n' + 'x' } }))
    expect(error?.message).toBe(
      'The parameter `x-api-header-x-token` holds what no header may: give one line of latin1 text.',
    )
  })

  test.each([
    ['headers=a', 'headers', 'needs names, as in `headers.accept-language=de`.'],
    ['headers.a%20b=c', 'headers.a b', 'names no header: `a b`.'],
    ['headers.a%0Ab=c', 'headers.a b', 'names no header: `a b`.'],
    [
      'headers.x=secret%0D%0Ay:z',
      'headers.x',
      'holds what no header may: give one line of latin1 text.',
    ],
    ['headers.x=secret%00', 'headers.x', 'holds what no header may: give one line of latin1 text.'],
    [
      'headers.x=%E2%9C%93secret',
      'headers.x',
      'holds what no header may: give one line of latin1 text.',
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
