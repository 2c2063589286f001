import { describe, expect, test } from 'vitest'
import { FairQueue } from '../../../src/lib/async/fair-queue.js'

const { signal } = new AbortController()

/** A queue, what started and was refused in it by name, and how to end the oldest one at work. */
function watched(places: number, queue = 100, placesPerCaller = places) {
  const line = new FairQueue({ places, placesPerCaller, queue, refusal: () => new Error('full') })
  const started: string[] = []
  const refused: string[] = []
  const running: (() => void)[] = []
  const ask = (name: string, caller?: string, until = signal) => {
    line.acquire({ signal: until, caller }).then(
      (giveBack) => {
        started.push(name)
        running.push(giveBack)
      },
      (error: Error) => refused.push(`${name}: ${error.message}`),
    )
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const finishOne = async () => {
    running.shift()?.()
    await settle()
  }
  return { line, started, refused, ask, settle, finishOne }
}

function several(count: number, name: string): string[] {
  return Array.from({ length: count }, (_, index) => `${name}${index + 1}`)
}

describe('a free place goes', () => {
  test('to one caller after the other, however many turns one of them waits for', async () => {
    const { ask, started, finishOne } = watched(1)
    for (const name of several(6, 'a')) ask(name, 'a')
    for (const name of several(2, 'b')) ask(name, 'b')
    ask('c1', 'c')
    for (let turn = 0; turn < 9; turn++) await finishOne()
    expect(started).toEqual(['a1', 'b1', 'a2', 'c1', 'b2', 'a3', 'a4', 'a5', 'a6'])
  })

  test('to whoever holds the fewest: nobody keeps all places while others wait', async () => {
    const { ask, started, settle, finishOne } = watched(3)
    for (const name of several(9, 'a')) ask(name, 'a')
    await settle()
    for (const name of several(4, 'b')) ask(name, 'b')
    expect(started).toEqual(['a1', 'a2', 'a3'])
    await finishOne()
    await finishOne()
    // One is left to the first caller, two are the second one's: the next is the first one's again.
    expect(started.slice(3)).toEqual(['b1', 'b2'])
    await finishOne()
    expect(started.slice(5)).toEqual(['a4'])
  })

  test('to anybody while nobody else waits', async () => {
    const { ask, started, settle } = watched(4)
    for (const name of several(5, 'a')) ask(name, 'a')
    await settle()
    expect(started).toEqual(['a1', 'a2', 'a3', 'a4'])
  })

  test('in the order of asking among callers who can not be told apart', async () => {
    const { ask, started, finishOne } = watched(1)
    for (const name of several(4, 'x')) ask(name)
    for (let turn = 0; turn < 4; turn++) await finishOne()
    expect(started).toEqual(['x1', 'x2', 'x3', 'x4'])
  })
})

test('one caller has no more places than one may, and what is left is for others', async () => {
  const { ask, started, settle, finishOne, line } = watched(3, 100, 2)
  for (const name of several(4, 'a')) ask(name, 'a')
  await settle()
  expect(started).toEqual(['a1', 'a2'])
  ask('b1', 'b')
  await settle()
  expect(started).toEqual(['a1', 'a2', 'b1'])
  await finishOne()
  expect(started.slice(3)).toEqual(['a3'])
  await finishOne()
  await finishOne()
  expect(started.slice(4)).toEqual(['a4'])
  await finishOne()
  await finishOne()
  expect([line.busyCount, line.queuedCount]).toEqual([0, 0])
  for (const name of several(3, 'x')) ask(name)
  await settle()
  expect(started.slice(5)).toEqual(['x1', 'x2', 'x3'])
})

describe('a full queue', () => {
  test('makes room for a caller with less in it', async () => {
    const { ask, started, refused, settle, finishOne, line } = watched(1, 4)
    for (const name of several(5, 'a')) ask(name, 'a')
    ask('b1', 'b')
    ask('b2', 'b')
    ask('b3', 'b')
    await settle()
    expect(refused.toSorted()).toEqual(['a4: full', 'a5: full', 'b3: full'])
    expect(line.queuedCount).toBe(4)
    for (let turn = 0; turn < 5; turn++) await finishOne()
    expect(started).toEqual(['a1', 'b1', 'a2', 'b2', 'a3'])
  })

  test('refuses the newcomer when all have one turn in it', async () => {
    const { ask, refused, settle } = watched(1, 2)
    for (const caller of ['a', 'b', 'c', 'd']) ask(`${caller}1`, caller)
    await settle()
    expect(refused).toEqual(['d1: full'])
  })
})

test('who gives up while waiting leaves the queue, and the others undisturbed', async () => {
  const { ask, started, refused, settle, finishOne, line } = watched(1)
  const leaving = new AbortController()
  ask('a1', 'a')
  ask('b1', 'b', leaving.signal)
  ask('b2', 'b', leaving.signal)
  ask('c1', 'c')
  leaving.abort(new Error('gone'))
  await settle()
  expect(refused).toEqual(['b1: gone', 'b2: gone'])
  await finishOne()
  await finishOne()
  expect(started).toEqual(['a1', 'c1'])
  expect([line.busyCount, line.queuedCount]).toEqual([0, 0])
  ask('a2', 'a', leaving.signal)
  await settle()
  expect(refused.at(-1)).toBe('a2: gone')
})
