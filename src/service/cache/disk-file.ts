import { execFile } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { RootDatabase } from 'lmdb'
import { FILE_OPTIONS, SOUND } from './disk-layout.js'

/** Belongs to the form of what is stored: another form is another file. */
const FILE = 'answers-1.mdb'

/** Milliseconds in which an undamaged file is read on a slow disk, and bytes for each one more. */
const PROBE = { milliseconds: 15_000, bytesPerMillisecond: 50_000 }

/** Milliseconds in which LMDB makes the file after its lock, on a machine however busy. */
const MAKING = 1_000

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
  makeFolder(folder)
  const path = join(folder, FILE)
  await setAsideDamaged(path, onDamage)
  const root = open({ ...FILE_OPTIONS, path })
  for (const name of [path, toLockPath(path)]) if (existsSync(name)) chmodSync(name, 0o600)
  // Processes that were killed stay listed as readers, whose pages could not be used again.
  root.readerCheck()
  return root
}

/** @throws Error that names the folder, the setting, and what the system said */
function makeFolder(folder: string): void {
  try {
    makeMissing(resolve(folder))
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    const why = cause instanceof Error && 'code' in cause ? String(cause.code) : 'it failed'
    const text = `The cache cannot be written to ${folder} (${why}). Give LINKGLASS_CACHE=disk:PATH`
    throw new Error(`${text} with a folder that this user may write to.`, { cause })
  }
}

/** Level by level: Node's `recursive` never ends where the system lets nothing be made (`/proc`). */
function makeMissing(folder: string): void {
  if (existsSync(folder)) return
  makeMissing(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Processes that start at the same time make the same folder.
    if (!existsSync(folder)) throw error
  }
}

async function setAsideDamaged(path: string, onDamage: (error: Error) => void): Promise<void> {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return removeLeftLock(path)
  const cause = await probe(path, found.size)
  // Processes that start at the same time find the same damage: the first one sets it aside.
  if (!cause || statSync(path, { throwIfNoEntry: false })?.ino !== found.ino) return
  const aside = `${path}.damaged-${Date.now()}`
  renameSync(path, aside)
  rmSync(toLockPath(path), { recursive: true, force: true })
  onDamage(new Error(`The cache file was damaged and is set aside as ${aside}.`, { cause }))
}

/**
 * A lock without a file was left by one that is gone, or is that of a process which makes the file
 * just now: without it, the two would write to the file at the same time.
 */
async function removeLeftLock(path: string): Promise<void> {
  if (!existsSync(toLockPath(path))) return
  await pause(MAKING)
  if (!existsSync(path)) rmSync(toLockPath(path), { recursive: true, force: true })
}

/** What is wrong with a file, if anything is. */
function probe(path: string, size: number): Promise<Error | undefined> {
  const timeout = Math.ceil(PROBE.milliseconds + size / PROBE.bytesPerMillisecond)
  const options = { timeout, killSignal: 'SIGKILL', env: {} } as const
  return new Promise((resolve) => {
    execFile(process.execPath, [SCRIPT, path], options, (error, said) =>
      resolve(said === SOUND ? undefined : (error ?? new Error('The probe said nothing.'))),
    )
  })
}

function toLockPath(path: string): string {
  return `${path}-lock`
}

async function loadLmdb(): Promise<typeof import('lmdb')> {
  try {
    return await import('lmdb')
  } catch (cause) {
    throw new Error('A cache on disk needs the package lmdb: npm install lmdb', { cause })
  }
}
