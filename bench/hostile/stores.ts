import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDiskStore } from '../../src/service/cache/disk-store.js'
import { entry } from '../../test/service/cache/entry.js'
import { startRedis } from '../../test/support/redis-server.js'
import type { Preparation } from './attack.js'

const PAGE = 4_096

/** Damages to a disk cache. */
export const DAMAGES: Readonly<Record<string, (sound: Buffer) => Buffer>> = {
  'text instead': () => Buffer.from('This is no database.\n'.repeat(10_000)),
  'cut in the middle': (sound) => sound.subarray(0, Math.floor(sound.length / 2 / PAGE) * PAGE),
  'zeros from the third page on': (sound) => sound.fill(0, 2 * PAGE),
  'ones from the third page on': (sound) => sound.fill(0xff, 2 * PAGE),
}

/** A service whose cache on disk was damaged before it starts. */
export async function damagedCache(damage: (sound: Buffer) => Buffer): Promise<Preparation> {
  const folder = await mkdtemp(join(tmpdir(), 'linkglass-hostile-'))
  const store = await openDiskStore({ path: folder, maxBytes: 1e8, onDamage: () => undefined })
  for (let index = 0; index < 100; index++) {
    await store.set(`key ${index}`, entry({ body: Buffer.alloc(150 * index, 'x') }))
  }
  await store.close()
  const [name = ''] = (await readdir(folder)).filter((file) => file.endsWith('.mdb'))
  await writeFile(join(folder, name), damage(await readFile(join(folder, name))))
  return {
    env: { LINKGLASS_CACHE: `disk:${folder}` },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Settings to keep answers and files in Redis, with long timeouts. */
export async function ordinaryRedis(): Promise<Preparation> {
  const redis = await startRedis()
  const env = { LINKGLASS_CACHE: redis.url, LINKGLASS_TIMEOUT: '1min' }
  return { env, close: () => redis.stop() }
}

/** A service whose Redis refuses each write. */
export async function fullRedis(): Promise<Preparation> {
  const redis = await startRedis(undefined, [
    '--maxmemory',
    '1',
    '--maxmemory-policy',
    'noeviction',
  ])
  return { env: { LINKGLASS_CACHE: redis.url }, close: () => redis.stop() }
}
