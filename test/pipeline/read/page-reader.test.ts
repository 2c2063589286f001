import { afterAll, expect, test, vi } from 'vitest'
import type { Fetched } from '../../../src/contracts/http.js'
import { createPageReader, INLINE_BYTES } from '../../../src/pipeline/read/page-reader.js'
import * as pools from '../../../src/pipeline/read/reading-pool.js'
import { readRequest } from '../../support/read-request.js'

const inThread = vi.fn(async () => ({ detection: { text: { title: 'from a thread' } } }))
vi.spyOn(pools, 'createReadingPool').mockReturnValue({
  read: inThread,
  load: () => ({ busy: 0, waiting: 0 }),
  close: async () => undefined,
})
const reader = createPageReader({
  workers: 1,
  queue: 1,
  deadline: 10_000,
  workerMemory: 2 ** 28,
  inlineBytes: INLINE_BYTES,
})
afterAll(() => reader.close())

const head = '<!doctype html><title>A page</title>'

test.each([
  ['fields of a megabyte', `${head}${'<p>text</p>'.repeat(90_000)}`, 'A page'],
  ['fields of three megabytes', `${head}${'<p>text</p>'.repeat(270_000)}`, 'from a thread'],
  [
    'JSON-LD that takes one turn of the loop for too long',
    `${head}<script type="application/ld+json">[${'1,'.repeat(300_000)}1]</script>`,
    'from a thread',
  ],
])('%s', async (_, html, title) => {
  const { detection } = await reader.readFetched(
    toFetched(html),
    readRequest({ readToEnd: true }),
    { signal: new AbortController().signal, caller: undefined },
  )
  expect(detection.text).toEqual({ title })
})

function toFetched(html: string): Fetched {
  async function* inPieces() {
    const bytes = Buffer.from(html)
    for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
  }
  return {
    url: new URL('https://www.example.com/a'),
    statusCode: 200,
    headers: { 'content-type': 'text/html' },
    redirects: [],
    body: inPieces(),
    cutBy: () => undefined,
    cancel: () => undefined,
  }
}
