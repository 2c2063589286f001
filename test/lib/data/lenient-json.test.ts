import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseLenientJson } from '../../../src/lib/data/lenient-json.js'
import { cpuTime } from '../../support/cpu.js'

describe('parseLenientJson', () => {
  it('reads what is right as JSON.parse does', () => {
    const value = fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue()))
    fc.assert(
      fc.property(value, fc.constantFrom(undefined, 2), (value, space) => {
        const text = JSON.stringify(value, undefined, space)
        expect(parseLenientJson(text)).toEqual(JSON.parse(text))
      }),
    )
  })

  it.each([
    ['commas at the end', '{"a":[1,2,],}', { a: [1, 2] }],
    ['commas twice', '{,"a":1,,"b":[,1,,2]}', { a: 1, b: [1, 2] }],
    ['no commas', '{"a":"b" "c":[1 2]\n"d":{}}', { a: 'b', c: [1, 2], d: {} }],
    ['comments', '{/* one */"a":1,// two\n"b":"c" // three\n}', { a: 1, b: 'c' }],
    ['a comment without end', '{"a":1 /* two', { a: 1 }],
    ['single quotes', "{'a':'It's \\'b\\''}", { a: "It's 'b'" }],
    ['typographic quotes', '{“a”: “b”, ‘c’: ‘d’, e: “f"}', { a: 'b', c: 'd', e: 'f' }],
    [
      'unescaped quotes',
      '{"a":"He is "it"","b":"<i id="1" alt="">"}',
      { a: 'He is "it"', b: '<i id="1" alt="">' },
    ],
    ['line breaks in strings', '{"a":"b\r\n\tc"}', { a: 'b c' }],
    ['names without quotes', '{a:1,$b_c:[d]}', { a: 1, $b_c: ['d'] }],
    [
      'words of other languages',
      '[True,False,None,undefined,NaN]',
      [true, false, null, null, null],
    ],
    [
      'numbers of other languages',
      '[007,.5,5.,1e3,-2,+3,1.2.3]',
      [7, 0.5, 5, 1000, -2, '+3', '1.2.3'],
    ],
    ['values that are left out', '{"a":,"b":}', { a: null, b: null }],
    ['escapes', '["\\u0041\\n\\/\\x\\u00g"]', ['A\n/xu00g']],
    ['no end of a list', '{"a":[1,{"b":2', { a: [1, { b: 2 }] }],
    ['no end of a string', '{"a":"b', { a: 'b' }],
    ['no end of an escape', '["\\', ['\\']],
    ['no value at the end', '{"a":', { a: null }],
    ['several values', '{"a":1}\n{"b":2},[3]', [{ a: 1 }, { b: 2 }, [3]]],
    ['something behind the value', '{"a":1} "b":2}', { a: 1 }],
    ['names of objects', '{"__proto__":{"a":1},}', JSON.parse('{"__proto__":{"a":1}}')],
  ])('%s', (_, text, expected) => {
    expect(parseLenientJson(text)).toEqual(expected)
  })

  it.each(['', 'a', '"a"', '<p>{}', '{"a"}', '{"a" 1}', '[1}', '{"a":1]', '{f(){}}', '{"a":]}'])(
    '%j is nothing',
    (text) => {
      expect(parseLenientJson(text)).toBeUndefined()
    },
  )

  it('reads nothing that is nested too deep', () => {
    expect(parseLenientJson('['.repeat(100_000))).toBeUndefined()
    expect(parseLenientJson('{"a":'.repeat(100_000))).toBeUndefined()
  })

  it('throws for no text', () => {
    const pieces = [
      '{',
      '}',
      '[',
      ']',
      '"',
      "'",
      '“',
      ',',
      ':',
      '\\',
      '//',
      '/*',
      '*/',
      ' ',
      '\n',
      'a',
      '1',
    ]
    const text = fc.array(fc.constantFrom(...pieces)).map((parts) => `{${parts.join('')}`)
    fc.assert(fc.property(text, (text) => void parseLenientJson(text)))
  })

  const pieces = [
    '"a\n',
    '"a" ',
    '"a"b" ',
    '" ',
    '"',
    "'a",
    'a',
    '1',
    ' ',
    ',',
    '/',
    '/*',
    '//',
    '/**/',
    '\\',
    '"a":',
    '[]',
    '{} ',
    '[1,],',
    '“',
    '1 ',
    '"a"+',
    'a(',
  ]
  it.each(pieces)('100,000 characters of %j cost no more than their length', async (piece) => {
    const text = (start: string) => `${start}${piece.repeat(100_000 / piece.length)}x`
    const spent = await cpuTime(() =>
      ['[', '{', '{"a":', '["'].forEach((start) => void parseLenientJson(text(start))),
    )
    expect(spent).toBeLessThan(500)
  })
})
