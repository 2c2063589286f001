import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Service, startService } from '../../support/service.js'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

// RFC 9110, section 13.1.2: the comparison is weak, and `*` is any.
test('who has the description is not sent it again, also by a weak tag or one of several', async () => {
  const { headers } = await service.get('/openapi.json')
  const etag = headers.get('etag') ?? ''
  const known = [etag, `W/${etag}`, `"other", ${etag}`, '*', '"other"']
  const asked = known.map((tags) =>
    service.get('/openapi.json', { headers: { 'if-none-match': tags } }),
  )
  const answers = await Promise.all(asked)
  expect(answers.map(({ status }) => status)).toEqual([304, 304, 304, 304, 200])
})
