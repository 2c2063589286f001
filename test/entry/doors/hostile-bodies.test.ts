import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DoorBench, startDoor } from './support.js'

let bench: DoorBench
beforeAll(async () => {
  bench = await startDoor('firecrawl,open-webui', { LINKGLASS_BATCH_SIZE: '20kB' })
})
afterAll(() => bench.close())

const TYPES = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
]

/** Names that a door reads, and names that reach prototypes. */
const NAMES = [
  'url',
  'urls',
  'formats',
  'headers',
  'timeout',
  '__proto__',
  'constructor',
  'toString',
]

/** Text that is no body of any type, values of wrong types, depth, length, parts without an end. */
const BODIES = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.json(),
  fc
    .dictionary(
      fc.constantFrom(...NAMES),
      fc.oneof(fc.integer(), fc.constant({}), fc.constant([{}])),
    )
    .map((body) => JSON.stringify(body)),
  fc.integer({ min: 33, max: 9_000 }).map((depth) => '{"url":'.repeat(Math.min(depth, 2_000))),
  fc.integer({ min: 33, max: 9_000 }).map((depth) => '['.repeat(depth)),
  fc.integer({ min: 20_001, max: 40_000 }).map((length) => ' '.repeat(length)),
  fc
    .string({ maxLength: 50 })
    .map((text) => `--x\r\ncontent-disposition: form-data; name="url"\r\n\r\n${text}`),
)

const DOORS = [
  { path: '/v2/scrape', isError: (body: object) => 'error' in body && 'code' in body },
  { path: '/open-webui', isError: (body: object) => 'detail' in body },
]

test('2,000 hostile bodies are refused in the shape of the door, and nothing is fetched', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...DOORS),
      fc.constantFrom(...TYPES),
      BODIES,
      async ({ path, isError }, type, body) => {
        const headers = { 'content-type': type }
        const reply = await bench.service.get(path, { method: 'POST', headers, body })
        expect([400, 413]).toContain(reply.status)
        expect(isError(reply.body as object)).toBe(true)
      },
    ),
    { numRuns: 2_000 },
  )
  expect(bench.origin.requests).toEqual([])
}, 120_000)
