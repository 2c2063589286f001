import { afterEach, expect, test, vi } from 'vitest'
import { readQueryInput } from '../../../src/params/index.js'
import type { Content } from '../../../src/pipeline/read/read-content.js'
import { createReadingPool, createWorkerDeadline } from '../../../src/pipeline/read/reading-pool.js'
import { PAGES } from '../../hostile/pages.js'
import { OPTIONS } from '../../params/options.js'
import { readRequest } from '../../support/read-request.js'

let pool: ReturnType<typeof createReadingPool> | undefined
afterEach(() => pool?.close())
afterEach(() => void vi.useRealTimers())

/** Little memory, and unless told otherwise all the time that a busy machine may take. */
function start(deadline = 60_000) {
  pool = createReadingPool({ workers: 1, queue: 1, deadline, workerMemory: 24 * 2 ** 20 })
}

const { rules } = readQueryInput('https://a.example/', { data: { a: { selector: 'p' } } }, OPTIONS)

/** Whether a page was read, or what was wrong with it, and how many threads it was given to. */
async function read(html: string): Promise<{ outcome: string; threads: number }> {
  let threads = 0
  const content = (): Content => {
    threads++
    return { kind: 'html', pieces: [html] }
  }
  const { signal } = new AbortController()
  const outcome = await pool?.read(content, readRequest({ rules }), { signal }).then(
    () => 'read',
    (error: Error) => error.message,
  )
  return { outcome: String(outcome), threads }
}

const SMALL = '<p>Text'
const TOO_LARGE = PAGES['nested-table-cells']?.() ?? ''
const REFUSAL = 'The page needs more memory than one page may take.'

test('a page that is too much for a fresh thread is too much', async () => {
  start()
  expect(await read(TOO_LARGE)).toEqual({ outcome: REFUSAL, threads: 1 })
})

test('one that is too much for a thread that has read others is read once more', async () => {
  start()
  expect(await read(SMALL)).toEqual({ outcome: 'read', threads: 1 })
  expect(await read(TOO_LARGE)).toEqual({ outcome: REFUSAL, threads: 2 })
  expect(await read(SMALL)).toEqual({ outcome: 'read', threads: 1 })
})

test('one that takes longer than a page may is stopped', async () => {
  start(1)
  const outcome = 'Reading the page took longer than 0.001 s and was stopped.'
  expect(await read(TOO_LARGE)).toEqual({ outcome, threads: 1 })
  expect(pool?.load()).toEqual({ busy: 0, waiting: 0 })
})

test('the time of a page begins with its thread, however long a busy machine takes to start that', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const begunAt = new Float64Array(1)
  const { signal } = createWorkerDeadline(1_000, begunAt, new AbortController().signal)
  vi.advanceTimersByTime(5_500)
  begunAt[0] = performance.timeOrigin + performance.now()
  vi.advanceTimersByTime(999)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(2)
  expect(signal.aborted).toBe(true)
})

test('a thread that never begins has the time of its request', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const caller = new AbortController()
  const { signal, clear } = createWorkerDeadline(1_000, new Float64Array(1), caller.signal)
  vi.advanceTimersByTime(20_000)
  expect(signal.aborted).toBe(false)
  caller.abort(new Error('left'))
  expect(signal.reason).toEqual(new Error('left'))
  clear()
  expect(vi.getTimerCount()).toBe(0)
})

test('a page is not held to the memory that a PDF may take', async () => {
  start()
  const request = readRequest({ rules })
  const limits = { ...request.limits, pdf: { maxPages: 1, maxMemory: 1 } }
  const { signal } = new AbortController()
  const pdf = (): Content => ({ kind: 'pdf', bytes: new TextEncoder().encode('%PDF-1.7') })
  await pool?.read(pdf, { ...request, limits }, { signal })
  // One text of this length is copied to a buffer of 2 MB.
  expect(await read(`<p>${'text '.repeat(200_000)}`)).toEqual({ outcome: 'read', threads: 1 })
})
