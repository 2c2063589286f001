import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Store } from '../../../src/service/cache/cache.js'
import { openDiskStore } from '../../../src/service/cache/disk-store.js'
import { openCache } from '../../../src/service/cache/open-cache.js'

import { entry } from './entry.js'

let path: string
let stores: Store[]
beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'linkglass-disk-'))
  stores = []
})
afterEach(async () => {
  await Promise.all(stores.map((store) => store.close()))
  await rm(path, { recursive: true })
})

async function open(maxBytes = 1e9): Promise<Store> {
  const store = await openDiskStore({
    path,
    maxBytes,
    onDamage: (error) => expect.fail(String(error)),
  })
  stores.push(store)
  return store
}

/** Bytes of all files of the cache. */
async function size(): Promise<number> {
  const files = await readdir(path)
  const stats = await Promise.all(files.map((file) => stat(join(path, file))))
  return stats.reduce((sum, { size }) => sum + size, 0)
}

test('keeps and replaces, and all who share the folder see it at once', async () => {
  const [one, other] = [await open(), await open()]
  await one.set('a', entry())
  expect(await other.get('a')).toEqual(entry())
  await other.set('a', entry({ etag: '"b"' }))
  expect(await one.get('a')).toEqual(entry({ etag: '"b"' }))
})

test('a fresh copy is given at once, and soon as another store has replaced it', async () => {
  const [one, other] = [await open(), await open()]
  const fresh = { storedAt: Date.now(), ttl: 3_600_000 }
  const [first, second] = [entry(fresh), entry({ ...fresh, etag: '"b"' })]
  await one.set('a', first)
  expect(await one.get('a')).toEqual(first)
  await other.set('a', second)
  await expect.poll(() => one.get('a')).toEqual(second)
})

test('what a store has replaced itself, it gives at once, also if asked meanwhile', async () => {
  const store = await open()
  for (let index = 0; index < 20; index++) {
    const next = entry({ storedAt: Date.now(), ttl: 3_600_000, etag: `"${index}"` })
    let isWritten = false
    const written = Promise.resolve(store.set('a', next)).then(() => {
      isWritten = true
    })
    while (!isWritten) {
      await store.get('a')
      await setImmediate()
    }
    await written
    expect(await store.get('a')).toEqual(next)
  }
})

test('keeps what was written when it is closed and opened again', async () => {
  const first = await open()
  await first.set('a', entry())
  await first.close()
  stores = []
  expect(await (await open()).get('a')).toEqual(entry())
})

test('is bounded: what was written last is there, what was written first makes room', async () => {
  const store = await open(2e6)
  const keys = Array.from({ length: 600 }, (_, index) => `key ${index}`)
  for (const key of keys) await store.set(key, entry({ body: Buffer.alloc(20_000, key) }))
  expect(await store.get('key 599')).toEqual(entry({ body: Buffer.alloc(20_000, 'key 599') }))
  expect(await store.get('key 0')).toBeUndefined()
  const kept = await Promise.all(keys.map((key) => store.get(key)))
  const bytes = kept.reduce((sum, found) => sum + (found?.body.length ?? 0), 0)
  expect(bytes).toBeGreaterThan(5e5)
  // 12 MB passed through.
  expect(await size()).toBeLessThan(6e6)
})

test('the newer copy is found by all, also if another store has begun the other half', async () => {
  const [reader, writer] = [await open(1e6), await open(1e6)]
  await writer.set('a', entry())
  // A full half is noticed at every 32nd write. The first copy is still in that half.
  for (let index = 0; index < 80; index++)
    await writer.set(`key ${index}`, entry({ body: Buffer.alloc(10_000) }))
  expect(await reader.get('a')).toEqual(entry())
  await writer.set('a', entry({ etag: '"b"' }))
  expect(await reader.get('a')).toEqual(entry({ etag: '"b"' }))
})

test('what would not leave room for anything else is not kept', async () => {
  const store = await open(1e6)
  await store.set('a', entry({ body: Buffer.alloc(600_000) }))
  expect(await store.get('a')).toBeUndefined()
})

test('is for nobody else to read', async () => {
  await open()
  const modes = await Promise.all(
    ['answers-1.mdb', 'answers-1.mdb-lock'].map((name) => stat(join(path, name))),
  )
  expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(['600', '600'])
})

test('is never answered past its time', async () => {
  let now = 1_000
  const cache = await openCache({
    backend: { kind: 'disk', path },
    maxBytes: 0,
    maxDiskBytes: 1e6,
    onError: (error) => expect.fail(String(error)),
    onDamage: (error) => expect.fail(String(error)),
    now: () => now,
  })
  await cache.set('a', entry())
  now += 59_999
  expect(await cache.get('a')).toEqual(entry())
  now += 1
  expect(await cache.get('a')).toBeUndefined()
  await cache.close()
})
