import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HttpResponse, writeResponse } from '../../../src/entry/http/http-response.js'
import { until } from '../../support/until.js'

const CALLERS = 20

const waiting: ServerResponse[] = []
const server = createServer((_, response) => void waiting.push(response))
let address: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => server.close())

function answerOf(bytes: number): HttpResponse {
  return { status: 200, headers: ['content-length', String(bytes)], body: Buffer.alloc(bytes, 'x') }
}

/** Answers that are begun in each turn of the loop, when all callers' are there at once. */
async function begun(answer: HttpResponse): Promise<readonly number[]> {
  const asked = Array.from({ length: CALLERS }, async () => (await fetch(address)).arrayBuffer())
  await until(() => waiting.length === CALLERS)
  const responses = waiting.splice(0)
  const written = responses.map((response) => writeResponse(response, answer))
  const perTurn: number[] = []
  for (let before = 0; before < CALLERS; await nextTurn()) {
    const sent = responses.filter(({ headersSent }) => headersSent).length
    perTurn.push(sent - before)
    before = sent
  }
  await Promise.all(written)
  for (const body of await Promise.all(asked)) {
    expect(body.byteLength).toBe(Buffer.isBuffer(answer.body) ? answer.body.byteLength : 0)
  }
  return perTurn
}

test('a large answer that many wait for is begun for a few of them in each turn', async () => {
  const perTurn = await begun(answerOf(1_000_000))
  // Between two looks of this test two turns may have begun.
  expect(Math.max(...perTurn)).toBeLessThanOrEqual(2 * 4)
})

test('a small one is written to all of them at once', async () => {
  expect(await begun(answerOf(10_000))).toEqual([CALLERS])
})
