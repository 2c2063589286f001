import { describe, expect, test } from 'vitest'
import { KeptFile } from '../../../src/service/cache/kept-file.js'
import { createMemoryStore } from '../../../src/service/cache/memory-store.js'
import { entry } from './entry.js'

/** Creates a file of parts, whose first byte is `F` once it is finished. */
function createFile(text: string, ...sizes: number[]) {
  const parts = sizes.map((size) => Buffer.alloc(size, text))
  const length = sizes.reduce((sum, size) => sum + size, 0)
  let finished = 0
  const finish = async (joined: Buffer) => {
    finished += 1
    joined.write('F')
    return joined
  }
  return { file: { parts, length, finish }, count: () => finished }
}

function createBytes(text: string, size: number): Buffer {
  return Buffer.concat([Buffer.from('F'), Buffer.alloc(size - 1, text)])
}

describe('a file in blocks', () => {
  test.each([[1], [32_768], [32_769], [5, 0, 32_763, 1], [100_000, 7, 200_000]])(
    'is finished when it is first read, and once: %j',
    async (...sizes) => {
      const { file, count } = createFile('a', ...sizes)
      const kept = new KeptFile(file)
      expect(kept.size % 32_768).toBe(0)
      expect(kept.size - file.length).toBeGreaterThanOrEqual(0)
      expect(kept.size - file.length).toBeLessThan(32_768)
      expect(count()).toBe(0)
      const [one, two] = await Promise.all([kept.readFile(), kept.readFile()])
      expect(one?.equals(createBytes('a', file.length))).toBe(true)
      expect(two).toBe(one)
      expect(await kept.readFile()).toBe(one)
      expect(count()).toBe(1)
    },
  )

  test('has its parts in their order, across blocks', async () => {
    const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * 7_919) % 251))
    const ends = [0, 30_000, 40_000, 65_536, 65_537, 65_537, 150_000, 200_000]
    const parts = ends.slice(1).map((end, index) => bytes.subarray(ends[index], end))
    const finish = async (joined: Buffer) => joined
    const kept = new KeptFile({ parts, length: bytes.length, finish })
    expect((await kept.readFile())?.equals(bytes)).toBe(true)
  })

  test('is not changed by files that take its blocks later, nor changes those', async () => {
    const first = new KeptFile(createFile('a', 70_000).file)
    const read = first.readFile()
    const second = new KeptFile(createFile('b', 90_000).file)
    first.freeBlocks()
    const third = new KeptFile(createFile('c', 90_000).file)
    expect((await read)?.equals(createBytes('a', 70_000))).toBe(true)
    expect((await second.readFile())?.equals(createBytes('b', 90_000))).toBe(true)
    second.freeBlocks()
    expect((await third.readFile())?.equals(createBytes('c', 90_000))).toBe(true)
  })

  test('has no bytes once it was dropped before it was read', async () => {
    const { file, count } = createFile('a', 70_000)
    const kept = new KeptFile(file)
    kept.freeBlocks()
    expect(await kept.readFile()).toBeUndefined()
    expect(count()).toBe(0)
  })

  test('counts in the store with whole blocks, which are free when it is dropped', async () => {
    const store = createMemoryStore({ maxBytes: 70_000, sizeFactor: 1 })
    const body = Buffer.alloc(0)
    const files = ['a', 'b', 'c'].map((text) => new KeptFile(createFile(text, 10).file))
    for (const [index, file] of files.entries()) await store.set(`${index}`, entry({ body, file }))
    expect([0, 1, 2].map((index) => store.has(`${index}`))).toEqual([false, true, true])
    const later = new KeptFile(createFile('d', 10).file)
    const kept = await store.get('1')
    expect((await kept?.file?.readFile())?.equals(createBytes('b', 10))).toBe(true)
    expect((await files[2]?.readFile())?.equals(createBytes('c', 10))).toBe(true)
    expect((await later.readFile())?.equals(createBytes('d', 10))).toBe(true)
  })
})
