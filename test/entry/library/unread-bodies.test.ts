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
let guarded: GuardedFetch

beforeAll(async () => {
  const large = { body: Buffer.alloc(5_000_000, 'x') }
  origin = await startOrigin({ '/page': PAGE, '/large': large, '/none': { status: 304 } })
  guarded = createFetch(loadConfig(TEST_NETWORK))
})
afterAll(() => Promise.all([guarded.close(), origin.close()]))

test('bodies that nobody reads hold up no further request, and can be read later', async () => {
  const responses: Response[] = []
  // More than the connections of an origin. The time of the first would be up before the last had one.
  for (let number = 0; number < 9; number++)
    responses.push(await guarded(`http://site.test:${origin.port}/page`))
  const texts = await Promise.all(responses.map((response) => response.text()))
  expect(texts).toEqual(Array.from({ length: 9 }, () => PAGE))
})

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
