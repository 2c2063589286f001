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

async function record(pieces: readonly Uint8Array[], headers = {}) {
  const recorder = createRecorder({ maxBytes: 9_000_000, given: EMPTY, secrets: EMPTY })
  const send = recorder.wrapSend(async () => ({ ...answer(pieces), headers }))
  const url = new URL('http://site.test/')
  const signal = new AbortController().signal
  const { incoming } = await send({ url, headers: {}, maxBytes: 9_000_000, signal })
  for await (const _ of incoming);
  const [exchange] = (await recorder.finishRecording()).exchanges
  return exchange?.response?.body ?? []
}

test('all pieces of a body are recorded, whatever length its head gives', async () => {
  const sizes = [10, 1, 70_000, 0, 200_000, 300_000, 3, 2_000_000]
  const pieces = sizes.map((size, index) => Buffer.alloc(size, `${index}`))
  for (const length of [undefined, '0', '-1', '5', '2570014', '99999999999', 'none']) {
    const body = await record(pieces, { 'content-length': length })
    expect(Buffer.concat(body).equals(Buffer.concat(pieces))).toBe(true)
  }
})

test('short pieces of a body hold no more than twice the memory that they have bytes', async () => {
  const block = Buffer.allocUnsafeSlow(16_384).fill('a')
  const body = await record(Array.from({ length: 40_000 }, () => block.subarray(0, 3)))
  expect(body.map(({ length }) => length)).toEqual([120_000])
  expect(body[0]?.buffer.byteLength).toBeLessThanOrEqual(240_000)
})
