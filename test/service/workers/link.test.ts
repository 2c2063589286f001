import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import {
  type CoordinatorRequest,
  createCoordinator,
  isCoordinatorReply,
  isCoordinatorRequest,
  runCalls,
} from '../../../src/service/workers/coordinator.js'
import { createCoordinatorClient } from '../../../src/service/workers/worker-process.js'

const WINDOW = 60_000

/** A worker's end of the channel, and its primary's, which hears what crosses: JSON. */
function connect(coordinator = createCoordinator()) {
  const messages: CoordinatorRequest[] = []
  const worker = new EventEmitter() as EventEmitter & Pick<NodeJS.Process, 'send'>
  worker.send = (sent: unknown) => {
    const message: unknown = JSON.parse(JSON.stringify(sent))
    if (!isCoordinatorRequest(message)) throw new Error('That is no question.')
    messages.push(message)
    runCalls(coordinator, message).then((answered) => {
      worker.emit('message', JSON.parse(JSON.stringify(answered)))
    })
    return true
  }
  return { link: createCoordinatorClient(worker as NodeJS.Process), messages, worker }
}

test('workers count together', async () => {
  const coordinator = createCoordinator()
  const [one, other] = [connect(coordinator).link, connect(coordinator).link]
  const first = await one.increment('me', WINDOW)
  const second = await other.increment('me', WINDOW, 5)
  expect([first.used, second]).toEqual([1, { used: 6, endsAt: first.endsAt }])
  expect(await one.peek('me', WINDOW)).toEqual(second)
})

test('workers hold locks against each other, and hear what came of the work', async () => {
  const coordinator = createCoordinator()
  const [one, other] = [connect(coordinator).link, connect(coordinator).link]
  expect(await one.acquire('page', 'token of one', WINDOW)).toBe('token of one')
  expect(await other.acquire('page', 'token of other', WINDOW)).toBe('token of one')
  await one.renew('page', 'token of one', WINDOW)
  expect(await other.getOutcome('page', 'token of one')).toEqual({ running: true })
  await one.release('page', 'token of one', 'it broke')
  expect(await other.getOutcome('page', 'token of one')).toEqual({
    running: false,
    failure: 'it broke',
  })
  expect(await other.acquire('page', 'token of other', WINDOW)).toBe('token of other')
})

test('what is asked in one turn of the loop is one message, each question answered on its own', async () => {
  const { link, messages } = connect()
  const counts = await Promise.all([
    link.increment('a', WINDOW),
    link.increment('b', WINDOW, 3),
    link.increment('a', WINDOW),
  ])
  expect(counts.map(({ used }) => used)).toEqual([1, 3, 2])
  expect(messages.map(({ calls }) => calls.length)).toEqual([3])
  await link.peek('a', WINDOW)
  expect(messages.map(({ batch }) => batch)).toEqual([1, 2])
})

test('other messages on the channel are left alone', async () => {
  const { link, worker } = connect()
  const taken = link.increment('a', WINDOW)
  for (const message of ['linkglass: drain', null, 7, { batch: 99, answers: ['x'] }]) {
    worker.emit('message', message)
  }
  expect((await taken).used).toBe(1)
})

test('questions and answers are told apart', () => {
  expect(
    [{ batch: 1, calls: [] }, { batch: 1, answers: [] }, 'x', null].map(isCoordinatorRequest),
  ).toEqual([true, true, false, false])
  expect(
    [{ batch: 1, calls: [] }, { batch: 1, answers: [] }, undefined].map(isCoordinatorReply),
  ).toEqual([false, true, false])
})

test('a lock that its holder does not renew ends by the clock', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 })
  const { link } = connect()
  await link.acquire('page', 'dead', 5_000)
  vi.setSystemTime(1_700_000_004_999)
  expect(await link.acquire('page', 'next', 5_000)).toBe('dead')
  vi.setSystemTime(1_700_000_005_000)
  expect(await link.acquire('page', 'next', 5_000)).toBe('next')
  vi.useRealTimers()
})
