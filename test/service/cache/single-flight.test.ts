import { expect, test } from 'vitest'
import { createSingleFlight } from '../../../src/service/cache/single-flight.js'

const never = new AbortController().signal

/** Work that the test ends, and that notes when it is told to stop. */
function work() {
  const calls: AbortSignal[] = []
  let resolve = (_: string): void => {}
  let reject = (_: Error): void => {}
  const promise = new Promise<string>((onValue, onError) => {
    resolve = onValue
    reject = onError
  })
  const run = (signal: AbortSignal) => {
    calls.push(signal)
    return promise
  }
  return { run, calls, resolve, reject }
}

test('all who ask meanwhile share one run; who asks later gets another', async () => {
  const flight = createSingleFlight<string>()
  const first = work()
  const answers = [1, 2, 3].map(() => flight.join('a', never, first.run))
  const other = flight.join('b', never, async () => 'other')
  expect(flight.size).toBe(2)
  first.resolve('value')
  expect(await Promise.all(answers)).toEqual(['value', 'value', 'value'])
  expect(await other).toBe('other')
  expect(first.calls).toHaveLength(1)
  expect(first.calls[0]?.aborted).toBe(false)
  expect(flight.size).toBe(0)
  expect(await flight.join('a', never, async () => 'again')).toBe('again')
})

test('an error reaches all, and is not kept', async () => {
  const flight = createSingleFlight<string>()
  const failing = work()
  const answers = [1, 2].map(() => flight.join('a', never, failing.run))
  failing.reject(new Error('broken'))
  const settled = await Promise.allSettled(answers)
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await flight.join('a', never, async () => 'again')).toBe('again')
})

test('work that throws at once is an error like others', async () => {
  const flight = createSingleFlight<string>()
  const thrown = flight.join('a', never, () => {
    throw new Error('at once')
  })
  await expect(thrown).rejects.toThrow('at once')
  expect(flight.size).toBe(0)
})

test('one who leaves gets the reason and leaves the others undisturbed', async () => {
  const flight = createSingleFlight<string>()
  const shared = work()
  const leaver = new AbortController()
  const left = flight.join('a', leaver.signal, shared.run)
  const stays = flight.join('a', never, shared.run)
  leaver.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  expect(shared.calls[0]?.aborted).toBe(false)
  shared.resolve('value')
  expect(await stays).toBe('value')
})

test('when the last one has left the work is told to stop, and a newcomer starts anew', async () => {
  const flight = createSingleFlight<string>()
  const shared = work()
  const leavers = [new AbortController(), new AbortController()]
  const left = leavers.map(({ signal }) => flight.join('a', signal, shared.run))
  for (const leaver of leavers) leaver.abort(new Error('gone'))
  const settled = await Promise.allSettled(left)
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(shared.calls[0]?.aborted).toBe(true)
  expect(flight.size).toBe(0)
  const newcomer = work()
  const answer = flight.join('a', never, newcomer.run)
  shared.reject(new Error('stopped'))
  newcomer.resolve('new')
  expect(await answer).toBe('new')
})

test('one who has left before asking starts nothing', async () => {
  const flight = createSingleFlight<string>()
  const shared = work()
  const gone = AbortSignal.abort(new Error('gone'))
  await expect(flight.join('a', gone, shared.run)).rejects.toThrow('gone')
  expect(shared.calls).toEqual([])
})
