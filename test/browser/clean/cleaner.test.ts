import { expect, test } from 'vitest'
import { createPageCleaner } from '../../../src/browser/clean/cleaner.js'

test('a blocker that could not be loaded is loaded by the next visit, and then kept', async () => {
  let loads = 0
  const createAdblockFilters = async () => {
    loads += 1
    if (loads === 1) throw new Error('no room')
    return '||ads.test^'
  }
  const cleaner = createPageCleaner({
    adblockLists: [],
    fetch: () => Promise.reject(new Error('nothing is fetched')),
    onNotice: () => {},
    createAdblockFilters,
  })
  const both = await Promise.allSettled([cleaner.loadBlocker(), cleaner.loadBlocker()])
  const failed = { status: 'rejected', reason: new Error('no room') }
  expect(both).toEqual([failed, failed])
  const blocker = await cleaner.loadBlocker()
  const isBlocked = (address: string) =>
    blocker?.isBlocked(address, 'Script', 'http://site.test/page')
  expect(['http://ads.test/a.js', 'http://own.test/a.js'].map(isBlocked)).toEqual([true, false])
  expect(await cleaner.loadBlocker()).toBe(blocker)
  expect(loads).toBe(2)
})
