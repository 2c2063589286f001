import { expect, test } from 'vitest'
import { createRequestParser } from '../../src/params/request-parser.js'
import { expectLinear } from '../support/growth.js'
import { OPTIONS, TARGET } from './options.js'

const repeat = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('')

test('many names of `filter` take linear time beside many rules', async () => {
  await expectLinear(25, (parts) => {
    const rules = repeat(parts, (index) => `&data.r${index}.attr=text`)
    const query = `${TARGET}${rules}&filter=${'a,'.repeat(500 * parts)}`
    // A parser of its own, since each remembers what it has parsed.
    return () => createRequestParser(OPTIONS, 'en')(query, {})
  })
})

test('a name that is repeated in `filter` is told once', () => {
  const { warnings } = createRequestParser(OPTIONS, 'en')(
    `${TARGET}&filter=${'nme,'.repeat(99)}`,
    {},
  )
  const message = '`filter=nme` is not a value of this answer.'
  expect(
    warnings.map((one) => ({ ...one, message: one.message.slice(0, message.length) })),
  ).toEqual([{ code: 'EUNKNOWN', message }])
})
