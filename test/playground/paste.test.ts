import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { literal } from '../../playground/state/code/literal.js'
import { parseLiterals } from '../../playground/state/code/parse-literal.js'
import { requestIn } from '../../playground/state/code/paste.js'

/** What a question is made of; `__proto__` is no name that a literal keeps. */
const values = fc
  .dictionary(
    fc.string().filter((name) => name !== '__proto__'),
    fc.oneof(fc.string(), fc.boolean(), fc.integer(), fc.array(fc.string())),
  )
  .map((value) => ({ ...value }))

describe('what is pasted is read and never run', () => {
  test('JSON gives what it says', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(parseLiterals(JSON.stringify(value))).toEqual([value])
      }),
    )
  })

  test('JavaScript gives what it says', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(parseLiterals(`f(${literal(value)})`)).toEqual([value])
      }),
    )
  })

  test.each(['{ "a', "'x\\'", '`', '[`a', '{"a": "b}'])(
    'what is not closed is no value: %s',
    (text) => {
      expect(requestIn(text)).toBeUndefined()
    },
  )

  test('anything at all is taken calmly', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, quoted) => {
        requestIn(text)
        requestIn(`curl --data-urlencode '${quoted}' {"a": [${text}`)
      }),
    )
  })
})
