import { once } from 'node:events'
import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DoorName } from '../../../../src/contracts/doors.js'
import { loadDoors } from '../../../../src/entry/doors/index.js'
import { type DoorBench, startDoor } from '../../doors/support.js'

let bench: DoorBench
beforeAll(async () => {
  bench = await startDoor('all', { LINKGLASS_BATCH_SIZE: '20kB' })
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

/** Shapes of the doors' errors. */
const SHAPES: Readonly<Record<DoorName, (body: unknown) => boolean>> = {
  browserless: isText,
  editorjs: has('success', 'error'),
  firecrawl: has('error', 'code'),
  gotenberg: isText,
  iframely: has('error'),
  jina: has('data', 'readableMessage'),
  mercury: has('error', 'messages'),
  'open-webui': has('detail'),
  summaly: has('error'),
}

function has(...names: readonly string[]) {
  return (body: unknown) => names.every((name) => Object.hasOwn(Object(body), name))
}

function isText(body: unknown) {
  return typeof body === 'string' && body !== ''
}

/** Every route that reads a target from a body. */
const ROUTES = Object.entries(await loadDoors()).flatMap(([name, { routes }]) =>
  routes
    .filter(({ method, fields }) => method === 'POST' && ('url' in fields || 'urls' in fields))
    .map(({ path }) => ({ path, isError: SHAPES[name as DoorName] })),
)

test('2,000 hostile bodies are refused in the shape of the door, and nothing is fetched', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...ROUTES),
      fc.constantFrom(...TYPES),
      BODIES,
      async ({ path, isError }, type, body) => {
        const headers = { 'content-type': type }
        const reply = await bench.service.get(path, { method: 'POST', headers, body })
        expect([400, 413]).toContain(reply.status)
        expect(isError(reply.body)).toBe(true)
      },
    ),
    { numRuns: 2_000 },
  )
  expect(bench.origin.requests).toEqual([])
}, 120_000)

test('a form in parts that never ends is given up', async () => {
  const { host, hostname, port } = new URL(bench.service.base)
  const socket = connect(Number(port), hostname)
  socket.write(
    `POST /forms/chromium/convert/url HTTP/1.1\r\nhost: ${host}\r\ncontent-type: multipart/form-data; boundary=x\r\ntransfer-encoding: chunked\r\n\r\n`,
  )
  const part = `--x\r\ncontent-disposition: form-data; name="url"\r\n\r\n${'a'.repeat(4_000)}\r\n`
  const writing = setInterval(() => {
    socket.write(`${part.length.toString(16)}\r\n${part}\r\n`)
  }, 5)
  socket.on('error', () => {})
  const [chunk] = await once(socket, 'data')
  clearInterval(writing)
  socket.destroy()
  expect(String(chunk)).toMatch(/^HTTP\/1\.1 413 /)
})
