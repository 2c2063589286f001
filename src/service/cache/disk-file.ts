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
import { requirePackage } from '../../lib/require-package.js'
import { FILE_OPTIONS, SOUND } from './disk-layout.js'

interface DiskFileOptions {
  readonly folder: string
  /** Name of the file, with the version of its format. */
  readonly file: string
  /** Name of the file's content for messages, such as `cache`. */
  readonly title: string
  readonly setting: string
  /** Databases to check. The check writes to the last database. */
  readonly databases: readonly string[]
  readonly onDamage: (error: Error) => void
}

/** Time limit for the check of a file. A larger file gets more time. */
const PROBE = { milliseconds: 15_000, bytesPerMillisecond: 50_000 }

/** Maximum milliseconds between the creation of the lock file and of the database. */
const LONGEST_CREATION = 1_000

const SCRIPT = fileURLToPath(new URL('./disk-probe.js', import.meta.url))

export async function openDiskFile(options: DiskFileOptions): Promise<RootDatabase> {
  const need = `The ${options.title} on disk needs`
  const { open } = await requirePackage(import('lmdb'), 'lmdb', need)
  createFolder(options)
  const path = join(options.folder, options.file)
  await renameIfDamaged(path, options)
  const root = open({ ...FILE_OPTIONS, path })
  for (const name of [path, toLockPath(path)]) if (existsSync(name)) chmodSync(name, 0o600)
  // Frees pages that killed processes were reading.
  root.readerCheck()
  return root
}

/** Runs `change` in a transaction. If `change` throws, nothing is written. */
export async function runTransaction<T>(
  { root }: { readonly root: RootDatabase },
  change: () => T,
): Promise<T> {
  try {
    return await root.childTransaction(change)
  } catch (error) {
    // `commitError` is a rejected promise. If it were not awaited, it would end the process.
    const { commitError } = error as { readonly commitError?: Promise<never> }
    throw await Promise.resolve(commitError ?? error).catch((cause: unknown) => cause)
  }
}

function createFolder({ folder, title, setting }: DiskFileOptions): void {
  try {
    createFolderIfMissing(resolve(folder))
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    const why = cause instanceof Error && 'code' in cause ? String(cause.code) : 'it failed'
    const text = `The ${title} cannot be written to ${folder} (${why}). Give ${setting}=disk:PATH`
    throw new Error(`${text} with a folder that this user may write to.`, { cause })
  }
}

/** Creates a folder and its missing parents. Node's option `recursive` would hang in `/proc`. */
function createFolderIfMissing(folder: string): void {
  if (existsSync(folder)) return
  createFolderIfMissing(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process may have just created the folder.
    if (!existsSync(folder)) throw error
  }
}

async function renameIfDamaged(path: string, { title, databases, onDamage }: DiskFileOptions) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return removeStaleLock(path)
  const cause = await findFileDamage(path, found.size, databases)
  // Another process may have found the damage first, and renamed the file.
  if (!cause || statSync(path, { throwIfNoEntry: false })?.ino !== found.ino) return
  const aside = `${path}.damaged-${Date.now()}`
  renameSync(path, aside)
  rmSync(toLockPath(path), { recursive: true, force: true })
  onDamage(new Error(`The ${title} file was damaged and is set aside as ${aside}.`, { cause }))
}

async function removeStaleLock(path: string): Promise<void> {
  if (!existsSync(toLockPath(path))) return
  await pause(LONGEST_CREATION)
  if (!existsSync(path)) rmSync(toLockPath(path), { recursive: true, force: true })
}

function findFileDamage(path: string, size: number, databases: readonly string[]) {
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
