import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { RootDatabase } from 'lmdb'
import { FILE_OPTIONS } from './disk-layout.js'

/** Belongs to the form of what is stored: another form is another file. */
const FILE = 'answers-1.mdb'

/** Milliseconds in which a sound file has been read, and bytes of it in each more, on a slow disk. */
const PROBE = { milliseconds: 15_000, bytesPerMillisecond: 50_000 }

const SCRIPT = fileURLToPath(new URL('./disk-probe.js', import.meta.url))

/**
 * Opens the file of a cache in a folder, which is made if it is not there. A file that is damaged
 * is set aside, and a new one begun.
 * @param onDamage told of a file that was set aside, under its new name
 */
export async function openFile(
  folder: string,
  onDamage: (error: Error) => void,
): Promise<RootDatabase> {
  const { open } = await loadLmdb()
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, FILE)
  await setAsideDamaged(path, onDamage)
  const root = open({ ...FILE_OPTIONS, path })
  for (const name of [path, lockOf(path)]) if (existsSync(name)) chmodSync(name, 0o600)
  // Processes that were killed stay listed as readers, whose pages could not be used again.
  root.readerCheck()
  return root
}

async function setAsideDamaged(path: string, onDamage: (error: Error) => void): Promise<void> {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return rmSync(lockOf(path), { recursive: true, force: true })
  const cause = await probe(path, found.size)
  // Processes that start at the same time find the same damage: the first one sets it aside.
  if (!cause || statSync(path, { throwIfNoEntry: false })?.ino !== found.ino) return
  const aside = `${path}.damaged-${Date.now()}`
  renameSync(path, aside)
  rmSync(lockOf(path), { recursive: true, force: true })
  onDamage(new Error(`The cache file was damaged and is set aside as ${aside}.`, { cause }))
}

/** What is wrong with a file, if anything is. */
async function probe(path: string, size: number): Promise<unknown> {
  try {
    const timeout = PROBE.milliseconds + size / PROBE.bytesPerMillisecond
    const options = { timeout: Math.ceil(timeout), killSignal: 'SIGKILL', env: {} } as const
    await promisify(execFile)(process.execPath, [SCRIPT, path], options)
    return undefined
  } catch (error) {
    return error
  }
}

function lockOf(path: string): string {
  return `${path}-lock`
}

async function loadLmdb(): Promise<typeof import('lmdb')> {
  try {
    return await import('lmdb')
  } catch (cause) {
    throw new Error('A cache on disk needs the package lmdb: npm install lmdb', { cause })
  }
}
