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

export interface DiskFileOptions {
  /** Created if missing. */
  readonly folder: string
  /** Name that includes the version of the format. */
  readonly file: string
  /** Name of the file's content in messages: `cache`. */
  readonly title: string
  /** Setting that names the folder. */
  readonly setting: string
  /** Databases that are read at the start, to find damage; the last is written to. */
  readonly databases: readonly string[]
  /** Called when a file was set aside; the error has its new name. */
  readonly onDamage: (error: Error) => void
}

/** Time to read an undamaged file on a slow disk: milliseconds, and one more for so many bytes. */
const PROBE = { milliseconds: 15_000, bytesPerMillisecond: 50_000 }

/** Milliseconds that LMDB may take on a busy machine from its lock to its file. */
const MAKING = 1_000

const SCRIPT = fileURLToPath(new URL('./disk-probe.js', import.meta.url))

/** Opens a file of LMDB, created if missing. Sets a damaged file aside and begins a new one. */
export async function openDiskFile(options: DiskFileOptions): Promise<RootDatabase> {
  const { open } = await loadLmdb(options)
  makeFolder(options)
  const path = join(options.folder, options.file)
  await setAsideDamaged(path, options)
  const root = open({ ...FILE_OPTIONS, path })
  for (const name of [path, toLockPath(path)]) if (existsSync(name)) chmodSync(name, 0o600)
  // Removes readers that were killed, whose pages could not be used again.
  root.readerCheck()
  return root
}

/** Writes in one transaction without holding up the loop; writes nothing if `change` throws. */
export async function write<T>(
  { root }: { readonly root: RootDatabase },
  change: () => T,
): Promise<T> {
  try {
    return await root.childTransaction(change)
  } catch (error) {
    // The reason of a failed commit is a promise, which would end the process if nobody took it.
    const { commitError } = error as { readonly commitError?: Promise<never> }
    throw await Promise.resolve(commitError ?? error).catch((cause: unknown) => cause)
  }
}

/** @throws Error that names the folder, the setting and the reason of the system */
function makeFolder({ folder, title, setting }: DiskFileOptions): void {
  try {
    makeMissing(resolve(folder))
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    const why = cause instanceof Error && 'code' in cause ? String(cause.code) : 'it failed'
    const text = `The ${title} cannot be written to ${folder} (${why}). Give ${setting}=disk:PATH`
    throw new Error(`${text} with a folder that this user may write to.`, { cause })
  }
}

/** Creates a folder by levels: Node's `recursive` never ends where it cannot (`/proc`). */
function makeMissing(folder: string): void {
  if (existsSync(folder)) return
  makeMissing(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process may have created the folder at the same time.
    if (!existsSync(folder)) throw error
  }
}

async function setAsideDamaged(
  path: string,
  { title, databases, onDamage }: DiskFileOptions,
): Promise<void> {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return removeLeftLock(path)
  const cause = await probe(path, found.size, databases)
  // Other processes may find the same damage at the same time: the first sets the file aside.
  if (!cause || statSync(path, { throwIfNoEntry: false })?.ino !== found.ino) return
  const aside = `${path}.damaged-${Date.now()}`
  renameSync(path, aside)
  rmSync(toLockPath(path), { recursive: true, force: true })
  onDamage(new Error(`The ${title} file was damaged and is set aside as ${aside}.`, { cause }))
}

/** Removes the lock of a dead process if no file appears beside it. */
async function removeLeftLock(path: string): Promise<void> {
  if (!existsSync(toLockPath(path))) return
  await pause(MAKING)
  if (!existsSync(path)) rmSync(toLockPath(path), { recursive: true, force: true })
}

/** Checks a file; returns its fault, if any. */
function probe(
  path: string,
  size: number,
  databases: readonly string[],
): Promise<Error | undefined> {
  const timeout = Math.ceil(PROBE.milliseconds + size / PROBE.bytesPerMillisecond)
  const options = { timeout, killSignal: 'SIGKILL', env: {} } as const
  return new Promise((resolve) => {
    execFile(process.execPath, [SCRIPT, path, ...databases], options, (error, said) =>
      resolve(said === SOUND ? undefined : (error ?? new Error('The probe said nothing.'))),
    )
  })
}

function toLockPath(path: string): string {
  return `${path}-lock`
}

async function loadLmdb({ title }: DiskFileOptions): Promise<typeof import('lmdb')> {
  try {
    return await import('lmdb')
  } catch (cause) {
    throw new Error(`The ${title} on disk needs the package lmdb: npm install lmdb`, { cause })
  }
}
