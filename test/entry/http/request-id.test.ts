import { expect, it } from 'vitest'
import { newRequestId } from '../../../src/entry/http/request-id.js'

it('gives random UUIDs, no two of which are equal', () => {
  const ids = Array.from({ length: 1_000 }, newRequestId)
  // RFC 9562, section 5.4: the version is 4, the two highest bits of the variant are 1 and 0.
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
  expect(ids.filter((id) => !uuid.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})
