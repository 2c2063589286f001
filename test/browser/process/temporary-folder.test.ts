import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, lutimes, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createTemporaryFolder,
  removeAbandonedFolders,
} from '../../../src/browser/process/temporary-folder.js'
import { loadConfig } from '../../../src/service/config/config.js'
import { createEngine } from '../../../src/service/engine/engine.js'

const LONG_AGO = new Date(Date.now() - 3_600_000)
const NOBODY = 65_534

let folder: string
/** The numbers of a process that has ended and of one that runs. */
let ended: number
let running: ReturnType<typeof spawn>
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkglass-left-'))
  vi.stubEnv('TMPDIR', folder)
  const child = spawn(process.execPath, ['--version'])
  await once(child, 'exit')
  ended = child.pid ?? 0
  running = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 600_000)'])
})
afterEach(async () => {
  vi.unstubAllEnvs()
  running.kill()
  await rm(folder, { recursive: true, force: true })
})

/** A folder with a file, both written to at that time. */
async function make(name: string, time: Date): Promise<string> {
  const place = join(folder, name)
  const file = join(place, 'file')
  await mkdir(place, { recursive: true })
  await writeFile(file, 'x')
  for (const path of [file, place]) await lutimes(path, time, time)
  return name
}

test('what killed processes left is removed, and nothing else', async () => {
  const kept = [
    await make(`linkglass-browser-${running.pid}-abcdef`, LONG_AGO),
    await make(`linkglass-browser-${ended}-abcdeg`, new Date()),
    await make(`linkglass-other-${ended}-abcdef`, LONG_AGO),
    await make(`linkglass-browser-${ended}-abcdef-1`, LONG_AGO),
    basename(await createTemporaryFolder('unpacking')),
    await make(`linkglass-browser-${process.pid}-abcdef`, LONG_AGO),
  ]
  if (process.getuid?.() === 0) {
    const others = await make(`linkglass-browser-${ended}-abcdeh`, LONG_AGO)
    await chown(join(folder, others), NOBODY, NOBODY)
    kept.push(others)
  }
  for (const purpose of ['browser', 'lighthouse', 'unpacking']) {
    await make(`linkglass-${purpose}-${ended}-abcdef`, LONG_AGO)
  }
  await removeAbandonedFolders()
  expect((await readdir(folder)).sort()).toEqual(kept.sort())
})

test('a process before this one may have had its number, as in containers', async () => {
  await make(`linkglass-browser-${process.pid}-abcdef`, LONG_AGO)
  vi.spyOn(process, 'uptime').mockReturnValue(-1)
  await removeAbandonedFolders()
  vi.restoreAllMocks()
  expect(await readdir(folder)).toEqual([])
})

test('a service that has a browser removes it when it starts', async () => {
  await make(`linkglass-browser-${ended}-abcdef`, LONG_AGO)
  const engine = createEngine(loadConfig({ LINKGLASS_BROWSER: process.env.CHROME_PATH ?? 'auto' }))
  try {
    await engine.prepare()
    await expect.poll(() => readdir(folder)).toEqual([])
  } finally {
    await engine.close()
  }
})
