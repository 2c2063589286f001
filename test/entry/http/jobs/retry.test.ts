import { expect, test } from 'vitest'
import { createRetryFilter } from '../../../../src/entry/http/jobs/job-routes.js'
import { expectLinear } from '../../../support/growth.js'

test('a retry with many codes looks at each result once', async () => {
  await expectLinear(5_000, (count) => {
    const codes = Array.from({ length: count }, (_, index) => `E${index}`)
    const outcomes = codes.map((code) => ({ line: Buffer.from('{}\n'), code, statusCode: 404 }))
    const matches = createRetryFilter(`code=${codes.join()}`)
    return () => expect(outcomes.filter((outcome) => matches(outcome))).toHaveLength(count)
  })
})
