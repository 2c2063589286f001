import { describe, expect, test } from 'vitest'
import type { Store } from '../../../src/service/cache/cache.js'
import { getEntryAge, getEntryFreshness } from '../../../src/service/cache/freshness.js'
import { createMemoryStore } from '../../../src/service/cache/memory-store.js'
import { ignoreCacheFailures, openCache } from '../../../src/service/cache/open-cache.js'

import { entry } from './entry.js'

function silent() {
  throw new Error('no error was expected')
}

function open(kind: 'memory' | 'none', maxBytes: number, now: () => number) {
  return openCache({
    backend: { kind },
    maxBytes,
    maxDiskBytes: 0,
    onError: silent,
    onDamage: silent,
    now,
  })
}

describe('the cache in memory', () => {
  test('answers what was kept until its ttl, and not after', async () => {
    let now = 1_000
    const cache = await open('memory', 10_000, () => now)
    await cache.set('a', entry())
    expect(await cache.get('a')).toEqual(entry())
    expect(await cache.get('b')).toBeUndefined()
    now += 59_999
    expect(await cache.get('a')).toEqual(entry())
    now += 1
    expect(await cache.get('a')).toBeUndefined()
  })

  test('replaces and closes', async () => {
    const now = () => 1_000
    const cache = await open('memory', 10_000, now)
    await cache.set('a', entry())
    await cache.set('a', entry({ etag: '"b"' }))
    expect((await cache.get('a'))?.etag).toBe('"b"')
    await cache.set('b', entry())
    await cache.close()
    expect(await cache.get('b')).toBeUndefined()
  })

  test('deletes what another node has replaced', async () => {
    const store = createMemoryStore({ maxBytes: 10_000, sizeFactor: 1 })
    await store.set('a', entry())
    store.delete('a')
    expect(await store.get('a')).toBeUndefined()
  })

  test('is bounded by bytes: the least recently used goes first, too large never comes in', async () => {
    const now = () => 1_000
    const cache = await open('memory', 100_000, now)
    const large = entry({ body: Buffer.alloc(15_000) })
    for (const key of ['a', 'b', 'c']) await cache.set(key, large)
    await cache.get('a')
    await cache.set('d', large)
    await cache.set('e', entry({ body: Buffer.alloc(60_000) }))
    const kept = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((key) => cache.get(key)))
    expect(kept.map(Boolean)).toEqual([true, false, true, true, false])
  })
})

test('without a cache nothing is kept', async () => {
  const cache = await open('none', 10_000, () => 1_000)
  await cache.set('a', entry())
  expect(await cache.get('a')).toBeUndefined()
  await cache.close()
})

test('a broken store behaves as none, and says so once until it has worked again', async () => {
  const errors: unknown[] = []
  let broken: Error | undefined
  const work = <T>(value: T) => {
    if (broken) throw broken
    return value
  }
  const store: Store = {
    get: () => work(entry()),
    set: async () => work(undefined),
    has: () => work(true),
    close: () => work(undefined),
  }
  const cache = ignoreCacheFailures(store, {
    onError: (error) => errors.push(error),
    now: () => 1_000,
  })
  const full = new Error('no space left')
  const gone = new Error('connection lost')
  broken = full
  expect(await cache.get('a')).toBeUndefined()
  await cache.set('a', entry())
  expect(errors).toEqual([full])
  broken = undefined
  expect(await cache.get('a')).toEqual(entry())
  await cache.set('a', entry())
  broken = gone
  expect(await cache.get('a')).toBeUndefined()
  await cache.close()
  expect(errors).toEqual([full, gone])
})

describe('freshness', () => {
  test.each([
    [{ ttl: 100, staleTtl: undefined }, 0, 'fresh'],
    [{ ttl: 100, staleTtl: undefined }, 99, 'fresh'],
    [{ ttl: 100, staleTtl: undefined }, 100, 'expired'],
    [{ ttl: 100, staleTtl: 50 }, 49, 'fresh'],
    [{ ttl: 100, staleTtl: 50 }, 50, 'stale'],
    [{ ttl: 100, staleTtl: 50 }, 99, 'stale'],
    [{ ttl: 100, staleTtl: 50 }, 100, 'expired'],
    [{ ttl: 100, staleTtl: 0 }, 0, 'stale'],
    [{ ttl: 100, staleTtl: undefined }, -5, 'fresh'],
  ] as const)('%o at the age of %i is %s', (copy, age, freshness) => {
    expect(getEntryFreshness({ ...copy, storedAt: 1_000 }, 1_000 + age)).toBe(freshness)
    expect(getEntryAge({ storedAt: 1_000 }, 1_000 + age)).toBe(Math.max(0, age))
  })
})
