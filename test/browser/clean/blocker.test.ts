import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'linkglass-blocker-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  vi.doUnmock('node:worker_threads')
  vi.resetModules()
})

test.each([
  ['exits without a word', 'process.exit()', 'the filters could not be parsed'],
  ['throws', 'throw new Error("too many filters")', 'too many filters'],
])('a thread that %s is an error', async (_, code, message) => {
  vi.resetModules()
  vi.doMock('node:worker_threads', async (original) => {
    const real = await original<typeof import('node:worker_threads')>()
    class EndingWorker extends real.Worker {
      constructor() {
        super(code, { eval: true })
      }
    }
    return { ...real, Worker: EndingWorker }
  })
  const { createBlocker } = await import('../../../src/browser/clean/blocker.js')
  const list = join(folder, 'list.txt')
  writeFileSync(list, '||ads.test^')
  const blocker = createBlocker({
    adblockLists: [list],
    fetch: () => Promise.reject(new Error('nothing is fetched')),
    onNotice: () => {},
    createAdblockFilters: () => Promise.reject(new Error('the list is there')),
  })
  await expect(blocker).rejects.toThrow(message)
})
