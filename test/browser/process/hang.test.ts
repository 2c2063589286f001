import { type ChildProcess, spawn } from 'node:child_process'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchForHang } from '../../../src/browser/process/hang.js'
import { cpuOf } from '../../support/cpu.js'
import { until } from '../../support/until.js'

/** Milliseconds after which a browser is looked at. */
const ROUND = 8_000

let child: ChildProcess
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  child = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
})
afterEach(() => {
  vi.useRealTimers()
  child.kill('SIGKILL')
})

/** Lets the child work for a while. */
async function work(): Promise<void> {
  const id = child.pid ?? 0
  const before = cpuOf(id)
  await until(() => cpuOf(id) - before >= 300)
}

test('a browser that works is no hang, until it has worked for very long', async () => {
  const onHang = vi.fn()
  const end = watchForHang(child.pid ?? 0, onHang)
  for (let round = 1; round < 4; round++) {
    await work()
    vi.advanceTimersByTime(ROUND)
    expect(onHang).not.toHaveBeenCalled()
  }
  await work()
  vi.advanceTimersByTime(ROUND)
  expect(onHang).toHaveBeenCalledOnce()
  end()
})

test('a browser that does nothing hangs, and one that cannot be looked at', async () => {
  await work()
  child.kill('SIGSTOP')
  for (const id of [child.pid ?? 0, 0]) {
    const onHang = vi.fn()
    const end = watchForHang(id, onHang)
    vi.advanceTimersByTime(ROUND)
    end()
    expect(onHang).toHaveBeenCalledOnce()
  }
})

test('a browser that answered is not ended', () => {
  child.kill('SIGSTOP')
  const onHang = vi.fn()
  const end = watchForHang(child.pid ?? 0, onHang)
  end()
  vi.advanceTimersByTime(ROUND)
  expect(onHang).not.toHaveBeenCalled()
})
