import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createFetch,
  type GuardedFetch,
  loadConfig,
} from '../../../src/entry/library/guarded-fetch.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { TEST_NAMES, TEST_NETWORK } from '../../support/service.js'

const BUILT = new URL('../../../dist/guarded-fetch.js', import.meta.url).href
const PAGE = 'a page of 4 kB. '.repeat(256)

let origin: Origin
/** Breaks off after 400 kB. */
let broken: Origin
let guarded: GuardedFetch

beforeAll(async () => {
  const large = { body: Buffer.alloc(5_000_000, 'x') }
  origin = await startOrigin({ '/page': PAGE, '/large': large, '/none': { status: 304 } })
  broken = await startOrigin((_, response) => {
    response.writeHead(200, { 'content-length': 600_000 })
    response.write(Buffer.alloc(400_000, 'x'), () => response.destroy())
  })
  guarded = createFetch(loadConfig(TEST_NETWORK))
})
afterAll(() => Promise.all([guarded.close(), origin.close(), broken.close()]))

test('bodies that nobody reads hold up no further request, and can be read later', async () => {
  const responses: Response[] = []
  // More than the connections of an origin. The time of the first would be up before the last had one.
  for (let number = 0; number < 9; number++)
    responses.push(await guarded(`http://site.test:${origin.port}/page`))
  const texts = await Promise.all(responses.map((response) => response.text()))
  expect(texts).toEqual(Array.from({ length: 9 }, () => PAGE))
})

test('a body that is cut is read as far as it came, however late, and fails then', async () => {
  expect([await readLate({}), await readLate({ LINKGLASS_MAX_BODY: '200kb' })]).toEqual([
    [400_000, 'The target broke off in the middle of its answer. Try again later.'],
    [200_000, 'The answer is larger than the limit (LINKGLASS_MAX_BODY).'],
  ])
})

/** Reads a broken body once it has ended. Returns how much there was, and how reading ended. */
async function readLate(env: NodeJS.ProcessEnv): Promise<[bytes: number, end: string]> {
  const one = { ...TEST_NETWORK, LINKGLASS_MAX_CONNECTIONS_PER_ORIGIN: '1', ...env }
  const single = createFetch(loadConfig(one))
  const { body } = await single(`http://site.test:${broken.port}/`)
  // This has a connection only once the first was given back.
  await (await single(`http://site.test:${broken.port}/`)).body?.cancel()
  let bytes = 0
  try {
    for await (const chunk of body ?? []) bytes += chunk.length
    return [bytes, 'whole']
  } catch (error) {
    return [bytes, (error as Error).message]
  } finally {
    await single.close()
  }
}

test.concurrent.each([
  ['/page', '200\n'],
  ['/large', '200\n'],
  ['/none', '304\n'],
])('a program that reads no body ends by itself: %s', async (path, expected) => {
  const url = `http://site.test:${origin.port}${path}`
  const code = `
    import { fetch } from '${BUILT}'
    console.log((await fetch('${url}')).status)
    setTimeout(() => console.log('held up'), 20_000).unref()`
  const env = { PATH: process.env.PATH, ...TEST_NAMES }
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', code],
    { env, cwd: fileURLToPath(new URL('.', import.meta.url)) },
  )
  expect([stdout, stderr]).toEqual([expected, ''])
})
