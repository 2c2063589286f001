import { expect, test } from 'vitest'
import type { Exchange } from '../../../src/contracts/send-get.js'
import { createRecorder } from '../../../src/network/captures/index.js'

const EMPTY = new Set<string>()

function answer(pieces: readonly Uint8Array[]): Exchange {
  async function* incoming() {
    yield* pieces
  }
  const leave = async () => undefined
  return { statusCode: 200, headers: {}, incoming: incoming(), release: () => undefined, leave }
}

test('short pieces of a body hold no more memory than they have bytes', async () => {
  const recorder = createRecorder({ maxBytes: 100_000, given: EMPTY, secrets: EMPTY })
  const block = Buffer.allocUnsafeSlow(16_384).fill('a')
  const send = recorder.wrap(async () => answer([block.subarray(0, 3), block]))
  const url = new URL('http://site.test/')
  const signal = new AbortController().signal
  const { incoming } = await send({ url, headers: {}, maxBytes: 100_000, signal })
  for await (const _ of incoming);
  const [exchange] = (await recorder.finish()).exchanges
  const held = exchange?.response?.body.map(({ length, buffer }) => [length, buffer.byteLength])
  expect(held).toEqual([
    [3, 3],
    [16_384, 16_384],
  ])
})
