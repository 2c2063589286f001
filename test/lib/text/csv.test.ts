import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv, unwrapOnlyList } from '../../../src/lib/text/csv.js'

test.each<[unknown, string]>([
  [
    [
      { a: 1, b: 'x, "y"' },
      { b: 'two\nlines', c: null, d: true },
    ],
    'a,b,c,d\r\n1,"x, ""y""",,\r\n,"two\nlines",,true\r\n',
  ],
  [['a', 2], 'value\r\na\r\n2\r\n'],
  [
    [{ image: { url: 'u', size: 1 }, tags: ['a', 'b'] }],
    'image.url,image.size,tags\r\nu,1,"[""a"",""b""]"\r\n',
  ],
  [{ title: 'One' }, 'title\r\nOne\r\n'],
  [[{ a: { b: { c: { d: 1 } } } }], 'a.b.c\r\n"{""d"":1}"\r\n'],
  [[], '\r\n'],
])('%j', (value, csv) => {
  expect(toCsv(value)).toBe(csv)
})

test('rows of strangers’ names do not become a table of a million columns', () => {
  const rows = Array.from({ length: 101 }, (_, index) => ({ [`a${index}`]: index }))
  expect(toCsv(rows).split('\r\n').slice(0, 2)).toEqual(['value', '"{""a0"":0}"'])
})

test('the list is the only one there is', () => {
  expect(unwrapOnlyList({ a: 1, b: [2] })).toEqual([2])
  expect(unwrapOnlyList({ a: [1], b: [2] })).toEqual({ a: [1], b: [2] })
  expect(unwrapOnlyList({ a: 1 })).toEqual({ a: 1 })
})

test('cells come back as they were', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.string()), { minLength: 1 }), (rows) => {
      const csv = toCsv(rows.map(([a, b]) => ({ a, b })))
      expect(parse(csv)).toEqual([['a', 'b'], ...rows])
    }),
  )
})

/** Reads CSV by the grammar of RFC 4180. */
function parse(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end = ''] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g,
  )) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end !== ',') rows.push([])
  }
  return rows.slice(0, -1)
}
