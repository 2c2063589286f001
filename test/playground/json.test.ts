import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOf, tokens } from '../../playground/state/code/json.js'

test('each part of a line has its colour', () => {
  expect(tokens('  "a \\"b\\": c": ["x", -1.5e3, null],')).toEqual([
    { kind: 'mark', text: '  ', at: 0 },
    { kind: 'key', text: '"a \\"b\\": c"', at: 2 },
    { kind: 'mark', text: ':', at: 14 },
    { kind: 'mark', text: ' [', at: 15 },
    { kind: 'string', text: '"x"', at: 17 },
    { kind: 'mark', text: ', ', at: 20 },
    { kind: 'number', text: '-1.5e3', at: 22 },
    { kind: 'mark', text: ', ', at: 28 },
    { kind: 'word', text: 'null', at: 30 },
    { kind: 'mark', text: '],', at: 34 },
  ])
})

test('nothing is lost or added, whatever the JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = JSON.stringify(value, null, 2)
      expect(
        tokens(json)
          .map(({ text }) => text)
          .join(''),
      ).toBe(json)
    }),
  )
})

test('lines know where they begin', () => {
  expect(linesOf('{\n  1\n}')).toEqual([
    { at: 0, line: '{' },
    { at: 2, line: '  1' },
    { at: 6, line: '}' },
  ])
})
