import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HALVES, SETTINGS, SOUND } from '../../../src/service/cache/disk-layout.js'
import { openDiskStore } from '../../../src/service/cache/disk-store.js'
import { entry } from './entry.js'

/** A cache as a process left it, which each test damages in its own way. */
let sound: Buffer
let folder: string
let file: string
let told: Error[]

const PAGE = 4_096
const KEYS = Array.from({ length: 100 }, (_, index) => `key ${index}`)
/** Each write waits for the disk. */
const SOME = KEYS.filter((_, index) => index % 20 === 0)

async function open() {
  return openDiskStore({ path: folder, maxBytes: 1e8, onDamage: (error) => void told.push(error) })
}

async function makeFolder(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'linkglass-damage-'))
  file = join(folder, 'answers-1.mdb')
  told = []
}

beforeAll(async () => {
  await makeFolder()
  const store = await open()
  for (const [index, key] of KEYS.entries()) {
    await store.set(key, entry({ body: Buffer.alloc(150 * index, key) }))
  }
  await store.close()
  sound = readFileSync(file)
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(async () => {
  await rm(folder, { recursive: true, force: true })
  await makeFolder()
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Fills so many pages from one on; the first two are LMDB's meta pages. */
function fill(from: number, pages: number, byte: number): Buffer {
  return Buffer.from(sound).fill(byte, from * PAGE, Math.min(sound.length, (from + pages) * PAGE))
}

/** The same damage at every run. */
function flips(count: number, first = 0): Buffer {
  const bytes = Buffer.from(sound)
  let seed = count
  for (let index = 0; index < count; index++) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    const at = first + (seed % (bytes.length - first))
    bytes[at] = (bytes[at] ?? 0) ^ (1 << (seed % 8))
  }
  return bytes
}

const FORMS: [name: string, damage: () => void][] = [
  ['an empty file', () => writeFileSync(file, '')],
  ['one byte', () => writeFileSync(file, 'x')],
  ['text', () => writeFileSync(file, 'This is no database.\n'.repeat(10_000))],
  ['zeros', () => writeFileSync(file, Buffer.alloc(1_000_000))],
  ['cut within the meta pages', () => truncateSync(file, PAGE + 100)],
  ['cut in the middle', () => truncateSync(file, Math.floor(sound.length / 2 / PAGE) * PAGE)],
  ['cut within a page', () => truncateSync(file, Math.floor(sound.length / 2) + 1)],
  ['cut by its last page', () => truncateSync(file, sound.length - PAGE)],
  ['no first meta page', () => writeFileSync(file, fill(0, 1, 0))],
  ['no second meta page', () => writeFileSync(file, fill(1, 1, 0))],
  ['meta pages of noise', () => writeFileSync(file, fill(0, 2, 0xa5))],
  ['zeros from the third page on', () => writeFileSync(file, fill(2, 1_000, 0))],
  ['ones from the third page on', () => writeFileSync(file, fill(2, 1_000, 0xff))],
  ['zeros in the middle', () => writeFileSync(file, fill(100, 50, 0))],
  ['zeros at the end', () => writeFileSync(file, fill(sound.length / PAGE - 20, 20, 0))],
  ['10 bits flipped', () => writeFileSync(file, flips(10, 2 * PAGE))],
  ['1,000 bits flipped', () => writeFileSync(file, flips(1_000, 2 * PAGE))],
  ['100,000 bits flipped', () => writeFileSync(file, flips(100_000))],
  ['something behind its end', () => appendFileSync(file, 'x'.repeat(10_001))],
  ['a lock file of noise', () => writeFileSync(`${file}-lock`, Buffer.alloc(8_192, 0xa5))],
  ['a file that may not be read', () => chmodSync(file, 0)],
]

describe('a cache that was damaged', () => {
  test.each(FORMS)(
    '%s: it opens, gives what was kept or nothing, and keeps what is new',
    async (_, damage) => {
      writeFileSync(file, sound)
      damage()
      const store = await open()
      const first = await store.get('key 1')
      expect([undefined, entry({ body: Buffer.alloc(150, 'key 1') })]).toContainEqual(first)
      for (const key of SOME) {
        await store.set(`new ${key}`, entry({ body: Buffer.alloc(5_000, key) }))
        await store.set(key, entry())
      }
      for (const key of SOME) {
        expect(await store.get(`new ${key}`)).toEqual(entry({ body: Buffer.alloc(5_000, key) }))
      }
      await store.close()
    },
    60_000,
  )

  test('a folder in its place is set aside, which is told', async () => {
    mkdirSync(file)
    const store = await open()
    await store.set('a', entry())
    expect(await store.get('a')).toEqual(entry())
    await store.close()
    const names = await readdir(folder)
    const aside = names.find((name) => name.startsWith('answers-1.mdb.damaged-'))
    expect(aside).toBeDefined()
    expect(told.map(({ message }) => message)).toEqual([
      `The cache file was damaged and is set aside as ${join(folder, aside ?? '')}.`,
    ])
  })

  test('the process that tries a file ends without closing it: its locks are left to others', async () => {
    writeFileSync(file, sound)
    const script = fileURLToPath(
      new URL('../../../dist/service/cache/disk-probe.js', import.meta.url),
    )
    const args = [script, file, ...HALVES, SETTINGS]
    const { stdout, signal } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect([stdout, signal]).toEqual([SOUND, 'SIGKILL'])
  })

  test('what is sound stays where it is, and what it holds', async () => {
    writeFileSync(file, sound)
    const store = await open()
    expect(await store.get('key 80')).toEqual(entry({ body: Buffer.alloc(12_000, 'key 80') }))
    await store.close()
    expect(told).toEqual([])
    expect((await readdir(folder)).filter((name) => name.includes('damaged'))).toEqual([])
  })
})
