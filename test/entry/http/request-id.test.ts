import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Service, startService } from '../../support/service.js'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

it('gives random UUIDs, no two of which are equal', async () => {
  const answers = Array.from({ length: 50 }, () => service.get('/health'))
  const ids = (await Promise.all(answers)).map(({ headers }) => headers.get('x-request-id') ?? '')
  // RFC 9562, section 5.4: the version is 4, the two highest bits of the variant are 1 and 0.
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
  expect(ids.filter((id) => !uuid.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})
