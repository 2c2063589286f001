import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  createJobJoiner,
  type ImageJob,
  type JobMessage,
  splitJob,
} from '../../../src/media/images/job-messages.js'

const LARGE = 1_250_000

const bytes = fc
  .tuple(fc.uint8Array({ maxLength: 9 }), fc.constantFrom(0, 500_000, LARGE))
  .map(([some, more]) => Buffer.concat([some, Buffer.alloc(more, 7), some]))
const source = fc.record({ image: bytes, isForeign: fc.boolean() }, { noNullPrototype: true })
const shrink = source.map((given) => ({ kind: 'shrink', ...given }) as const)
const overlay = fc.record(
  {
    kind: fc.constant('overlay' as const),
    picture: bytes,
    background: fc.option(source, { nil: undefined }),
    frame: fc.constant(undefined),
    width: fc.nat(),
    height: fc.nat(),
    type: fc.constantFrom('png', 'webp'),
    quality: fc.nat(100),
  },
  { noNullPrototype: true },
)

function countBytes(message: JobMessage): number {
  return message instanceof Uint8Array ? message.length : JSON.stringify(message).length
}

test('jobs arrive one after another as they were, in messages of at most 500,000 bytes', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(shrink, overlay), { maxLength: 3 }), (jobs: ImageJob[]) => {
      const messages = jobs.flatMap((job) => [...splitJob(job)])
      expect(Math.max(0, ...messages.map(countBytes))).toBeLessThanOrEqual(500_000)
      const join = createJobJoiner()
      const joined = messages.map(join).filter((job) => job !== undefined)
      // Comparing megabytes by elements takes minutes.
      expect(isDeepStrictEqual(joined, jobs)).toBe(true)
    }),
    { numRuns: 30 },
  )
})
