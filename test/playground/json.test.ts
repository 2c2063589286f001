import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tokens } from '../../playground/state/json.js'

test('each part of a line has its colour', () => {
  expect(tokens('  "a \\"b\\": c": ["x", -1.5e3, null],')).toEqual([
    { kind: 'mark', text: '  ' },
    { kind: 'key', text: '"a \\"b\\": c"' },
    { kind: 'mark', text: ':' },
    { kind: 'mark', text: ' [' },
    { kind: 'string', text: '"x"' },
    { kind: 'mark', text: ', ' },
    { kind: 'number', text: '-1.5e3' },
    { kind: 'mark', text: ', ' },
    { kind: 'word', text: 'null' },
    { kind: 'mark', text: '],' },
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
